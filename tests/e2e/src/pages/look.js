// Returns what the game's screens show at this moment, all of it read in one go, so that no part is older than another.
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
const at = (id) => document.querySelector(`[data-testid="${id}"]`);
const words = (element) => (element ? element.textContent.replace(/\s+/g, " ").trim() : null);
const part = (id, selector) => words(at(id) && at(id).querySelector(selector));

// The first of these marks that is there says which screen it is; the sheet of a paused round lies over a bare page.
const MARKS = [["podium", "podium"], ["explosion", "exploded"], ["light", "rolled"], ["roll", "ready"],
  ["holder", "burning"], ["start", "setup"], ["bomb", "home"]];
const covered = Boolean(document.querySelector("main.covered"));
const mark = MARKS.find(([id]) => at(id));
const stage = covered ? "paused" : mark ? mark[1] : "elsewhere";

const letters = (element) => (element ? element.getAttribute("aria-label").replace(/ /g, "").toLowerCase() : null);
const count = (element) => Number.parseInt(words(element), 10);
const rows = (list, before) => all("li", list).map((row) => {
  const [name, last] = [row.querySelector("bdi"), row.lastElementChild];
  return { name: words(name), count: count(last), place: before ? count(row.firstElementChild) : null };
});
const undo = all("button").find((button) => button.getAttribute("aria-label") === arguments[0]);
const said = all("ul.said li").map((row) => ({
  word: words(row.querySelector(".said-word")), by: words(row.querySelector("bdi")), struck: row.classList.contains("struck"),
}));

return {
  stage,
  menu: Boolean(at("menu")),
  elsewhere: Boolean(document.querySelector(".elsewhere")),
  title: words(document.querySelector(".bar-title")),
  letters: letters(at("letters")),
  face: words(at("face")),
  holder: part("holder", "bdi"),
  next: part("pass", "bdi"),
  starter: words(at("starter")),
  summary: part("summary", ".verdict"),
  sudden: words(at("sudden-death")),
  seats: at("seats") ? rows(at("seats"), false) : [],
  said,
  answer: part("answer", "p") ?? words(at("answer")),
  appeal: Boolean(at("appeal")),
  typed: at("word") ? at("word").value : null,
  question: part("dispute", "h2"),
  opinion: part("dispute", "p"),
  passBack: words(at("pass-back")),
  voting: Boolean(at("close-vote")),
  votes: all(".ballot [aria-pressed=true]").map((thumb) => thumb.getAttribute("aria-label")),
  loser: words(at("loser")),
  challenge: at("challenge") ? !at("challenge").disabled : null,
  undo: undo ? !undo.disabled : null,
  winner: words(at("winner")),
  ranking: at("podium") ? rows(at("podium").querySelector("ol"), true) : [],
};
