// Returns what the screens of Race show at this moment, all of it read in one go, so that no part is older than another.
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
const at = (id) => document.querySelector(`[data-testid="${id}"]`);
const words = (element) => (element ? element.textContent.replace(/\s+/g, " ").trim() : null);
const part = (id, selector) => words(at(id) && at(id).querySelector(selector));
const number = (element) => Number.parseInt((words(element) || "").replace("−", "-"), 10);

// The first of these marks that is there says which screen it is; the sheet of a paused round lies over a bare page.
const MARKS = [["podium", "podium"], ["close-round", "summary"], ["call-out", "revealing"], ["to-points", "revealing"],
  ["entered", "entering"], ["tally", "entering"], ["reveal", "collecting"], ["turn", "calling"], ["entries", "writing"],
  ["open", "waiting"], ["together", "racing"], ["roll", "ready"], ["add-player", "setup"], ["start", "rolled"], ["bomb", "home"]];
const covered = Boolean(document.querySelector("main.covered"));
const mark = MARKS.find(([id]) => at(id));

const undo = all("button").find((button) => button.getAttribute("aria-label") === arguments[0]);
const entries = (list) => all(".chip", list).map((chip) => words(chip.querySelector(".said-word")));
// Lists that come bring their words a frame later: till then there are none, and the screen that shows them is not there yet.
const coming = Boolean(document.querySelector(".told-list.coming"));
const lists = coming ? [] : all("section.told-list");
const called = lists.map((list) => ({
  name: words(list.querySelector("h2")),
  total: number(list.querySelector("[data-testid=list-total]")),
  now: list.classList.contains("now"),
  words: all(".told-word", list).map((word) => ({
    word: words(word.querySelector(".said-word")),
    note: words(word.querySelector(".told-note")),
    points: number(word.querySelector(".told-points")) || 0,
    struck: word.classList.contains("struck") && !word.classList.contains("refused"),
    refused: word.classList.contains("refused"),
  })),
  extras: all(".told-extra", list).map((line) => [words(line.firstElementChild), number(line.querySelector(".told-points"))]),
}));

return {
  stage: covered ? "paused" : coming || !mark ? "elsewhere" : mark[1],
  menu: Boolean(at("menu")),
  title: words(document.querySelector(".bar-title")),
  letters: at("letters") ? at("letters").getAttribute("aria-label").split(" ") : [],
  starter: words(at("starter")),
  tied: words(at("tied")),
  standings: at("standings") ? all("li", at("standings")).map((row) => ({
    name: words(row.querySelector("bdi")), total: number(row.querySelector(".points")),
    gained: row.querySelector(".gained") ? number(row.querySelector(".gained")) : null,
  })) : [],
  answer: part("answer", "p") ?? words(at("answer")),
  appeal: Boolean(at("appeal")),
  typed: at("word") ? at("word").value : null,
  progress: words(at("progress")),
  stop: at("stop") ? !at("stop").disabled : null,
  list: at("entries") ? entries(at("entries")).reverse() : [],
  take: words(at("take")),
  turn: part("turn", "bdi"),
  columns: at("columns") ? all("li.column", at("columns")).map((column) => ({
    name: words(column.querySelector("bdi")), total: number(column.querySelector("strong")),
    words: all(".column-words span", column).map(words),
  })) : [],
  stopper: words(at("stopper")),
  missing: words(at("missing")),
  lists: at("lists") ? all("li", at("lists")).map((row) => [words(row.querySelector("bdi")), words(row.querySelector(".seat-count"))]) : [],
  whose: words(at("whose")),
  tally: words(document.querySelector(".tally-total")),
  called,
  missed: part("missed", "p"),
  undo: undo ? !undo.disabled : null,
  winner: words(at("winner")),
  ranking: all("[data-testid=podium] ol.ranking li").map((row) => ({
    name: words(row.querySelector("bdi")), total: number(row.lastElementChild), place: number(row.firstElementChild),
  })),
};
