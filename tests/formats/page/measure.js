// Measures one thing per page load, so that every start begins with an empty memory. The driver calls `measure`.
import init, * as wasm from "./wordbox_formats.js";

const SLICE_MS = 8;
const FIRST_SLICE = 500;
const { memory } = await init();

const bytesOf = async (path) => new Uint8Array(await (await fetch(`./${path}`)).arrayBuffer());
const questionsOf = async (path) => new wasm.Questions(await (await fetch(`./${path}`)).text());
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// What is not the product's own is gzip inside.
async function unpack(packed, file) {
  if (!file.endsWith(".gz")) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function breathe() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

// Messages to itself, all the time: the longest time between two is the longest that the thread was busy with one thing.
class Watch {
  constructor() {
    this.longest = 0;
    this.longTasks = [];
    this.begun = performance.now();
    this.gaps = [];
    this.last = this.begun;
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => {
      const now = performance.now();
      const gap = now - this.last;
      this.longest = Math.max(this.longest, gap);
      if (gap > 20) this.gaps.push([this.last - this.begun, gap]);
      this.last = now;
      if (this.channel) this.channel.port2.postMessage(0);
    };
    this.channel.port2.postMessage(0);
    if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
      this.observer = new PerformanceObserver((list) => this.take(list.getEntries()));
      this.observer.observe({ type: "longtask" });
    }
  }

  take(entries) {
    for (const { startTime, duration } of entries) {
      if (startTime >= this.begun) this.longTasks.push([startTime - this.begun, duration]);
    }
  }

  async stop() {
    await breathe();
    this.channel.port1.close();
    this.channel = null;
    const { longest, gaps } = this;
    // Entries come a little after the task has ended.
    await pause(100);
    if (this.observer) this.take(this.observer.takeRecords());
    return { longest, gaps, longTasks: this.longTasks };
  }
}

// Milliseconds for a round of work, by as many rounds as a coarse clock needs.
function timed(work, least = 40) {
  const begun = performance.now();
  let rounds = 0;
  let took;
  do {
    work();
    rounds += 1;
    took = performance.now() - begun;
  } while (took < least);
  return took / rounds;
}

// From packed bytes to the first answer.
async function start({ file, format, questions, watched }) {
  const packed = await bytesOf(file);
  const asked = await questionsOf(questions);
  const word = asked.known_word();
  const before = { memory: memory.buffer.byteLength, live: wasm.live_bytes() };
  await pause(150);
  const watch = watched ? new Watch() : null;
  const begun = performance.now();
  const pieces = {};
  let last = begun;
  const piece = (name, at = performance.now()) => {
    pieces[name] = at - last;
    last = at;
  };
  const unpacked = await unpack(packed, file);
  piece("unpack");
  const held = new wasm.Held(unpacked);
  piece("copy");
  await breathe();
  last = performance.now();
  const loading = held.begin(format);
  piece("begin");
  let slice = FIRST_SLICE;
  let steps = 0;
  let longestStep = 0;
  for (;;) {
    await breathe();
    const from = performance.now();
    const done = loading.step(slice);
    const took = performance.now() - from;
    steps += took;
    longestStep = Math.max(longestStep, took);
    if (done) break;
    if (took > SLICE_MS) slice = Math.max(FIRST_SLICE, Math.floor(slice / 2));
    else if (took < SLICE_MS / 2) slice = Math.min(slice * 2, 2 ** 31);
  }
  last = performance.now();
  const ready = loading.finish();
  piece("finish");
  const known = ready.knows(word);
  const total = performance.now() - begun;
  if (!known) throw new Error(`${word} is not there`);
  const result = {
    ...pieces,
    steps,
    longestStep,
    total,
    memory: memory.buffer.byteLength,
    memoryBefore: before.memory,
    live: wasm.live_bytes() - before.live,
    peak: wasm.peak_bytes() - before.live,
    watch: watch && (await watch.stop()),
  };
  if (watched) return result;
  const lookUp = (kind) => (timed(() => ready.look_up_all(asked, kind)) / asked.len(kind)) * 1000;
  lookUp(0);
  const look = { hit_us: lookUp(0), miss_us: lookUp(1) };
  const again = new wasm.Held(unpacked);
  const checksum = performance.now();
  again.checksum();
  return { ...result, ...look, checksum: performance.now() - checksum };
}

// The very function that the page uses.
async function page({ file, bytes, watched }) {
  // Into the browser's own cache first, so that the network has no part in it.
  await bytesOf(file);
  await pause(150);
  const watch = watched ? new Watch() : null;
  const begun = performance.now();
  let there = begun;
  await wasm.load_as_the_page_does(file, bytes, (share) => {
    if (share <= 0.8) there = performance.now();
  });
  const total = performance.now() - there;
  return { total, fetched: there - begun, memory: memory.buffer.byteLength, watch: watch && (await watch.stop()) };
}

// The product's dictionary, question by question.
async function search({ file, questions }) {
  const product = new wasm.Product(await bytesOf(file));
  const asked = await questionsOf(questions);
  const result = {};
  for (const [kind, name] of ["hit", "miss", "bases", "roll", "anagrams", "group"].entries()) {
    const count = asked.len(kind);
    if (count === 0) continue;
    // Of quick questions all at once: no browser's clock can tell one from the next.
    const each = kind < 3 ? count : 1;
    const times = [];
    for (let from = 0; from < count; from += each) {
      const work = () => asked.ask(product, kind, from, from + each);
      work();
      // The median of five: another program may want the processor at any moment.
      const tries = Array.from({ length: 5 }, () => timed(work, 5)).sort((a, b) => a - b);
      times.push(tries[2] / each);
    }
    times.sort((a, b) => a - b);
    result[name] = { median: times[times.length >> 1], most: times[times.length - 1] };
  }
  return result;
}

// What the processor gives: whether the slowdown is what it says.
function pace() {
  return timed(() => {
    let sum = 0;
    for (let i = 0; i < 1_000_000; i++) sum = (sum * 31 + i) | 0;
    return sum;
  });
}

window.measure = async (what, options) => {
  const result = await { start, page, search }[what](options);
  return { ...result, pace: pace() };
};
