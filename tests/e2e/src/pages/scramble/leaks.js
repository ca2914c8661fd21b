// Arguments: the words that nobody may find in the page, and the one that may stand where it is being typed, or null.
// Returns where they are, in a sentence each. A word is found in capitals, spelt with anything between its letters, on tiles
// side by side, and by what a screen reader would say.
const [wanted, draft] = arguments;
const NOTHING = new Set(["none", "normal", "-moz-alt-content", ""]);
const found = new Set();

const letters = (text) => text.normalize("NFC").toLowerCase().replaceAll("ß", "ss").replace(/[^\p{L}]/gu, "");
const bare = (text) => letters(text).normalize("NFD").replace(/\p{M}/gu, "");
function look(where, text, typed = false) {
  if (typeof text !== "string" || !text) return;
  const [plain, unmarked] = [letters(text), bare(text)];
  for (const word of wanted) {
    if (typed && word === draft) continue;
    if (plain.includes(word) || unmarked.includes(word)) found.add(`${word}: ${where}`);
  }
}
const named = (element) => `${element.localName}${element.dataset?.testid ? ` (${element.dataset.testid})` : ""}`;
// The places of the word that is being set, and the field over them.
const isTyped = (element) => draft !== null && Boolean(element.closest(".setting .slot-row, .setting .slot-field"));

// What is read from here on: with and without the places in which a word is being typed.
const streams = () => ({ all: "", others: "" });
const add = (into, text, typed) => { into.all += text; if (!typed) into.others += text; };

function pseudo(element, part, into, typed) {
  const content = getComputedStyle(element, part).content;
  if (NOTHING.has(content)) return;
  look(`${part} of ${named(element)}`, content, typed);
  add(into, content, typed);
}

function elementIn(element, into) {
  const typed = isTyped(element);
  for (const attribute of element.attributes) look(`${attribute.name} of ${named(element)}`, attribute.value, typed);
  for (const property of ["value", "ariaLabel", "ariaDescription", "ariaValueText", "title"]) look(`${property} of ${named(element)}`, element[property], typed);
  for (const relation of ["aria-labelledby", "aria-describedby", "aria-owns", "aria-details"]) {
    const ids = element.getAttribute(relation);
    if (ids) look(`${relation} of ${named(element)}`, ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(""), typed);
  }
  const children = Array.from(element.children);
  if (children.length > 2) {
    const first = (text) => Array.from((text || "").trim())[0] ?? "";
    look(`the first letters in ${named(element)}`, children.map((child) => first(child.textContent)).join(""), typed);
    look(`the first letters of names in ${named(element)}`, children.map((child) => first(child.getAttribute("aria-label"))).join(""), typed);
  }
  pseudo(element, "::before", into, typed);
  if (element.content instanceof DocumentFragment) inside(element.content, `a template`);
  if (element.shadowRoot) inside(element.shadowRoot, `the shadow of ${named(element)}`);
  for (const child of element.childNodes) nodeIn(child, into, typed);
  for (const part of ["::after", "::marker", "::placeholder", "::backdrop"]) pseudo(element, part, into, typed);
}

function nodeIn(node, into, typed) {
  if (node.nodeType === Node.ELEMENT_NODE) return elementIn(node, into);
  const what = node.nodeType === Node.TEXT_NODE ? "text" : "a comment";
  look(`${what} in ${node.parentElement ? named(node.parentElement) : "the document"}`, node.data, typed);
  if (node.nodeType === Node.TEXT_NODE) add(into, node.data, typed);
}

function inside(root, where) {
  const into = streams();
  for (const node of root.childNodes) nodeIn(node, into, false);
  for (const word of wanted) {
    const read = word === draft ? into.others : into.all;
    if (letters(read).includes(word) || bare(read).includes(word)) found.add(`${word}: letters side by side in ${where}`);
  }
}

inside(document, "the page");
// As it is painted, without what is hidden between the letters.
const places = document.querySelector(".setting .slot-row")?.innerText ?? "";
const painted = document.body.innerText;
look("what is painted", painted, true);
look("what is painted", painted.replace(places, "."));
look("the title", document.title);
const decoded = (address) => { try { return decodeURIComponent(address); } catch { return address; } };
look("the address", decoded(location.href));
look("the state of the history", JSON.stringify(history.state) ?? "");
look("the name of the window", window.name);
look("cookies", document.cookie);
return Array.from(found);
