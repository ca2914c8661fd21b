// Fetches the modules and unpacks them: the first for the start script of the page, the part that home does without for the
// first. The build puts this into the module's script, where `wasm` is what the module exports, and fills in what it is imported
// as, the file of the part, and its size when unpacked.
const LOADER = {
  __wasm_split_load_rooms(callback, data) {
    const tell = (came) => wasm.__indirect_function_table.get(callback)(data, came);
    unpacked('./PART', SIZE).then((part) => WebAssembly.instantiate(part, { __wasm_split: wasm })).then(
      () => tell(1),
      (error) => {
        // The screen says it in a sentence.
        console.warn(error);
        tell(0);
      },
    );
  },
};

/** A module as the build has packed it, `size` bytes when unpacked. */
export async function unpacked(path, size) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const module = new Uint8Array(size);
  const unpack = unpacker(new Uint8Array(await answer.arrayBuffer()), module);
  // A little at a time, so that no tap waits for it.
  for (let end = 65536; end < size; end += 65536) {
    unpack(end);
    await new Promise((go) => setTimeout(go));
  }
  if (!unpack(size)) throw new Error(`${answer.url}: damaged`);
  return module;
}

/**
 * LZMA without a header, with three bits of literal context and none of position. Unpacks up to a place of `out`, and says whether
 * all that is packed is used up with nothing left over, which at the end tells of damage.
 */
function unpacker(packed, out) {
  // Where the chances of each kind of decision begin.
  const [MATCH, REP, REP0, REP1, REP2, LONG, SLOT, SPECIAL, ALIGN, LENGTH, REP_LENGTH, LITERAL, END] = [
    0, 12, 24, 36, 48, 60, 72, 328, 443, 459, 733, 1007, 7151,
  ];
  const chances = new Uint16Array(END).fill(1024);
  // Range and code: in an array of their own, engines keep them as whole numbers of 32 bits.
  const coder = new Uint32Array([0xffffffff, ((packed[1] << 24) | (packed[2] << 16) | (packed[3] << 8) | packed[4]) >>> 0]);
  const back = new Uint32Array(4);
  let next = 5;
  let state = 0;
  let place = 0;

  function refill() {
    if (coder[0] < 0x1000000) {
      coder[0] <<= 8;
      coder[1] = (coder[1] << 8) | packed[next++];
    }
  }

  function bit(which) {
    const chance = chances[which];
    const bound = (coder[0] >>> 11) * chance;
    const set = coder[1] >= bound;
    if (set) {
      coder[0] -= bound;
      coder[1] -= bound;
      chances[which] = chance - (chance >>> 5);
    } else {
      coder[0] = bound;
      chances[which] = chance + ((2048 - chance) >>> 5);
    }
    refill();
    return set ? 1 : 0;
  }

  function tree(base, bits) {
    let node = 1;
    for (let i = 0; i < bits; i += 1) node = (node << 1) | bit(base + node);
    return node - (1 << bits);
  }

  function reversed(base, bits) {
    let [node, value] = [1, 0];
    for (let i = 0; i < bits; i += 1) {
      const one = bit(base + node);
      node = (node << 1) | one;
      value |= one << i;
    }
    return value;
  }

  function direct(bits) {
    let value = 0;
    for (let i = 0; i < bits; i += 1) {
      coder[0] >>>= 1;
      const one = coder[1] >= coder[0] ? 1 : 0;
      if (one) coder[1] -= coder[0];
      value = (value << 1) | one;
      refill();
    }
    return value;
  }

  function length(base) {
    if (!bit(base)) return tree(base + 2, 3);
    return bit(base + 1) ? 16 + tree(base + 18, 8) : 8 + tree(base + 10, 3);
  }

  function distance(short) {
    const slot = tree(SLOT + Math.min(short, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + reversed(SPECIAL + high - slot, bits);
    return high + (direct(bits - 4) << 4) + reversed(ALIGN, 4);
  }

  function literal() {
    const base = LITERAL + 0x300 * (place > 0 ? out[place - 1] >> 5 : 0);
    let symbol = 1;
    if (state >= 7) {
      for (let beside = out[place - back[0] - 1]; symbol < 256; beside <<= 1) {
        const expected = (beside >> 7) & 1;
        const one = bit(base + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | one;
        if (one !== expected) break;
      }
    }
    while (symbol < 256) symbol = (symbol << 1) | bit(base + symbol);
    out[place++] = symbol;
    state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
  }

  /** Copies a piece from further back. It may reach into itself. */
  function copy(count) {
    for (const end = place + count; place < end; place += 1) out[place] = out[place - back[0] - 1];
  }

  /** Takes one of the last four distances to the front. */
  function again() {
    const which = !bit(REP0 + state) ? 0 : !bit(REP1 + state) ? 1 : 2 + bit(REP2 + state);
    if (which === 0 && !bit(LONG + state)) {
      state = state < 7 ? 9 : 11;
      return copy(1);
    }
    const distance = back[which];
    back.copyWithin(1, 0, which);
    back[0] = distance;
    const count = length(REP_LENGTH) + 2;
    state = state < 7 ? 8 : 11;
    return copy(count);
  }

  return (end) => {
    while (place < end) {
      if (!bit(MATCH + state)) {
        literal();
      } else if (bit(REP + state)) {
        again();
      } else {
        back.copyWithin(1, 0, 3);
        const count = length(LENGTH);
        state = state < 7 ? 7 : 10;
        back[0] = distance(count);
        copy(count + 2);
      }
    }
    return packed[0] === 0 && next === packed.length && coder[1] === 0;
  };
}
