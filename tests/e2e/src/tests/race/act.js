// Does one thing as a person would, and calls back with the milliseconds from the input to the end of the next frame, or with
// null if it cannot be done yet. Arguments: click, paste, type or enter; how the button's name begins, or a selector; the text.
const [what, where, text, done] = arguments;
// Compiled once, so that no action has to wait for that.
window.__act ??= (what, where, text, done) => {
  const squeeze = (text) => text.replace(/\s+/g, " ").trim();
  // A row begins with the name of whose it is, a word of a list with how it reads.
  const names = (one) => [one.getAttribute("aria-label") || one.textContent, ...Array.from(one.children, (part) => part.textContent)].map(squeeze);
  const within = document.querySelector("dialog[open]") || document;
  const found = what === "click"
    ? Array.from(within.querySelectorAll("button:not(:disabled)")).find((one) => names(one).some((name) => name === where || (where.endsWith(":") && name.startsWith(where))))
    : document.querySelector(where);
  if (!found) return done(null);
  const event = (kind, type, more) => new kind(type, { bubbles: true, cancelable: true, ...more });
  const start = performance.now();
  if (what === "click") found.click();
  if (what === "paste") {
    const paste = event(Event, "paste");
    Object.defineProperty(paste, "clipboardData", { value: { getData: () => text } });
    found.dispatchEvent(paste);
  }
  if (what === "type") {
    found.value = text;
    found.dispatchEvent(event(InputEvent, "input"));
  }
  if (what === "enter") found.dispatchEvent(event(KeyboardEvent, "keydown", { key: "Enter" }));
  const channel = new MessageChannel();
  // The message comes after the frame has been drawn.
  channel.port1.onmessage = () => done(performance.now() - start);
  requestAnimationFrame(() => channel.port2.postMessage(null));
};
// Nobody's thumb is quicker than the frames in which a page finishes with the last action.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => window.__act(what, where, text, done))));
