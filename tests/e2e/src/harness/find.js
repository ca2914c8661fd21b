// Arguments: a role and a name. Returns the elements that a person with a screen reader would find
// under them: visible, not hidden from assistive technology, role and name as the platform computes
// them for the elements that this page uses. A name that ends in `*` stands for all that begin so.

const INPUT_ROLES = { button: "button", submit: "button", reset: "button", checkbox: "checkbox",
  radio: "radio", range: "slider", number: "spinbutton", search: "searchbox" };
const TAG_ROLES = { button: "button", summary: "button", textarea: "textbox", h1: "heading", h2: "heading",
  h3: "heading", h4: "heading", h5: "heading", h6: "heading", dialog: "dialog", main: "main", nav: "navigation",
  header: "banner", footer: "contentinfo", ul: "list", ol: "list", li: "listitem", img: "img", output: "status",
  fieldset: "group", details: "group", form: "form", progress: "progressbar", meter: "meter", p: "paragraph",
  table: "table", tr: "row", td: "cell", th: "columnheader", option: "option", section: "region", article: "article" };
// These are named by what is in them.
const NAMED_BY_CONTENT = new Set(["button", "link", "heading", "checkbox", "radio", "switch", "tab", "option",
  "menuitem", "menuitemradio", "menuitemcheckbox", "listitem", "cell", "columnheader", "row", "status", "alert",
  "paragraph", "timer"]);

const squeeze = (text) => text.replace(/\s+/g, " ").trim();
const [wantedRole, wantedName] = [arguments[0], squeeze(arguments[1])];

function role(element) {
  const explicit = element.getAttribute("role");
  if (explicit) return explicit.split(" ")[0];
  const tag = element.localName;
  if (tag === "a" || tag === "area") return element.hasAttribute("href") ? "link" : "";
  if (tag === "input") return INPUT_ROLES[element.type] || "textbox";
  if (tag === "select") return element.multiple || element.size > 1 ? "listbox" : "combobox";
  return TAG_ROLES[tag] || "";
}

function content(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
  const style = getComputedStyle(node);
  if (style.display === "none" || style.visibility === "hidden") return "";
  const label = node.getAttribute("aria-label");
  if (label) return ` ${label} `;
  if (node.localName === "img") return ` ${node.alt} `;
  const inside = Array.from(node.childNodes, content).join("");
  return style.display.startsWith("inline") && !style.display.includes("-") ? inside : ` ${inside} `;
}

function name(element, itsRole) {
  const ids = element.getAttribute("aria-labelledby");
  if (ids) return ids.split(" ").map((id) => document.getElementById(id)).filter(Boolean).map(content).join(" ");
  const label = element.getAttribute("aria-label");
  if (label) return label;
  if (element.labels && element.labels.length) {
    return Array.from(element.labels, (one) => Array.from(one.childNodes, (node) =>
      node.contains(element) ? "" : content(node)).join("")).join(" ");
  }
  if (element.localName === "img") return element.alt;
  if (element.localName === "input" && itsRole === "button") return element.value;
  if (element.localName === "fieldset") return content(element.querySelector("legend") || document.createTextNode(""));
  const inside = NAMED_BY_CONTENT.has(itsRole) ? squeeze(Array.from(element.childNodes, content).join("")) : "";
  return inside || element.title || element.placeholder || "";
}

function perceivable(element) {
  if (element.closest('[aria-hidden="true"], [inert], [hidden]')) return false;
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
}

function matches(found) {
  const text = squeeze(found);
  return wantedName.endsWith("*") ? text.startsWith(wantedName.slice(0, -1)) : text === wantedName;
}

// An open modal dialog makes all else inert without an attribute that says so.
const modals = Array.from(document.querySelectorAll("dialog[open]")).filter((one) => one.matches(":modal"));
const within = modals.length ? modals[modals.length - 1] : document;
const all = Array.from(within.querySelectorAll("*"));
if (modals.length) all.unshift(within);
return all.filter((one) => role(one) === wantedRole && perceivable(one) && matches(name(one, wantedRole)));
