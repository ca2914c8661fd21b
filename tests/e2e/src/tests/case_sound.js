// Put before the page: an audio context that plays nothing and writes everything down. It runs only while a test allows
// it, as a browser does after a tap, and a test can interrupt it or let its clock stand still, as phones do.
const real = performance.now.bind(performance);
const contexts = [], sources = [], intervals = new Set();
let allowed = true;

class Context extends EventTarget {
  constructor() {
    super();
    Object.assign(this, { state: "suspended", played: 0, since: null, gains: [], destination: {}, sampleRate: 48000 });
    contexts.push(this);
  }
  get currentTime() { return this.played + (this.since === null ? 0 : (real() - this.since) / 1000); }
  freeze() { this.played = this.currentTime; this.since = null; }
  to(state) {
    if (this.state === state) return;
    this.freeze();
    if (state === "running") this.since = real();
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  resume() {
    if (!allowed || this.state === "closed" || this.state === "interrupted") return new Promise(() => {});
    return Promise.resolve().then(() => this.to("running"));
  }
  suspend() { return Promise.resolve().then(() => this.to("suspended")); }
  close() { this.to("closed"); return Promise.resolve(); }
  createGain() {
    const gain = { gain: { value: 1, setTargetAtTime() {} }, connect: (to) => to };
    this.gains.push(gain);
    return gain;
  }
  createWaveShaper() { return { connect: (to) => to }; }
  createBuffer(channels, length, sampleRate) { return { length, sampleRate, copyToChannel() {} }; }
  createBufferSource() {
    const source = { context: this, at: null, until: Infinity, to: null };
    source.connect = (to) => { source.to = to; };
    source.start = (at) => { source.at = Math.max(at, this.currentTime); sources.push(source); };
    source.stop = (at) => { source.until = Math.min(source.until, at); };
    return source;
  }
}

// The first gain of a context is the volume; whatever goes through another one belongs to the ticking.
const ticks = () => sources.filter((one) => one.context.state !== "closed" && one.to !== one.context.gains[0]);
const coming = () => ticks().filter((one) => one.until > one.at && one.at >= one.context.currentTime);

window.AudioContext = window.webkitAudioContext = Context;
const start = window.setInterval, end = window.clearInterval;
window.setInterval = (...all) => { const id = start.apply(window, all); intervals.add(id); return id; };
window.clearInterval = (id) => { intervals.delete(id); end.call(window, id); };

window.__sound = {
  contexts,
  allow(now) { allowed = now; },
  newest: () => contexts[contexts.length - 1],
  /** Whether it ticks: beats are coming, all of them from one voice of a context that runs. */
  ticks: () => new Set(coming().map((one) => one.to)).size === 1 && window.__sound.newest().state === "running",
  /** Whether nothing ticks, and nothing is left that could start it again. */
  silent: () => coming().length === 0 && intervals.size === 0,
  /** Whether a voice began to tick before the one before it had ended. */
  overlaps() {
    const voices = new Map();
    for (const one of ticks().filter((one) => one.until > one.at)) voices.set(one.to, [...(voices.get(one.to) || []), one.at]);
    const spans = Array.from(voices.values(), (at) => [Math.min(...at), Math.max(...at)]).sort((a, b) => a[0] - b[0]);
    return spans.some(([from], index) => index > 0 && from <= spans[index - 1][1]);
  },
  /** How many sounds have been started that are no beats. */
  effects: () => sources.filter((one) => one.to === one.context.gains[0]).length,
};
