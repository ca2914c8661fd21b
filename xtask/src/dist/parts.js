// Fetches the part of the program that home does without; the build puts this into the module's script, where `wasm` is what the
// module exports. A packed part is unpacked by the browser; one that cannot gets the plain one.
const LOADER = {
  __wasm_split_load_rooms(callback, data) {
    const tell = (came) => wasm.__indirect_function_table.get(callback)(data, came);
    fetchPart().then((part) => WebAssembly.instantiate(part, { __wasm_split: wasm })).then(
      () => tell(1),
      (error) => {
        // The screen says it in a sentence.
        console.warn(error);
        tell(0);
      },
    );
  },
};

async function fetchPart() {
  const unpacks = Boolean(window.DecompressionStream);
  const answer = await fetch(new URL(unpacks ? './PART.bin' : './PART.wasm', import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const plain = unpacks ? new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))) : answer;
  return plain.arrayBuffer();
}
