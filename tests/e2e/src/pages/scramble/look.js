// Returns what the screens of Scramble show at this moment, all of it read in one go, so that no part is older than another.
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
const at = (id) => document.querySelector(`[data-testid="${id}"]`);
const words = (element) => (element ? element.textContent.replace(/\s+/g, " ").trim() : null);
const number = (element) => Number.parseInt((words(element) || "").replace("−", "-"), 10);
const tiles = (root) => all(".tile", root).map(words).join("").toLowerCase();

// The first of these marks that is there says which screen it is.
const MARKS = [["podium", "podium"], ["claiming", "claiming"], ["solving", "solving"], ["reveal", "all-set"],
  ["hand-over", "jumbling"], ["tray", "setting"], ["open", "covered"], ["roll", "ready"], ["add-player", "setup"],
  ["scramble", "home"]];
const paused = Boolean(document.querySelector("main.covered"));
const mark = MARKS.find(([id]) => at(id));

const undo = all("button").find((button) => button.getAttribute("aria-label") === arguments[0]);
const offer = (key) => {
  const count = words(key.querySelector(".tile-count"));
  return { letter: words(key).slice(0, -count.length).trim().toLowerCase(), count: Number.parseInt(count, 10) || 0 };
};
const row = (selector) => (item) => words(item.querySelector(selector));

return {
  stage: paused ? "paused" : mark ? mark[1] : "elsewhere",
  menu: Boolean(at("menu")),
  title: words(document.querySelector(".bar-title")),
  starter: words(at("starter")),
  take: words(at("take")),
  length: words(at("length") || document.querySelector(".setting .length-line")),
  offers: at("tray") ? all(".key", at("tray")).filter((key) => key.querySelector(".tile-count")).map(offer) : [],
  typed: at("word") ? at("word").value : null,
  answer: words(at("answer")),
  takes: at("say") ? !at("say").disabled : null,
  rack: all("[data-testid=rack-tile]").map(words).join("").toLowerCase(),
  without: words(at("without")),
  prompt: words(document.querySelector(".solving h1")),
  claim: words(at("claim")),
  claimed: at("claiming") ? tiles(document.querySelector(".claiming .letters-place")) : null,
  told: words(at("told")),
  groups: all("[data-testid=group]").map((group) => ({
    setter: words(group.querySelector(".whose")), letters: tiles(group),
    chosen: group.getAttribute("aria-pressed") === "true", disabled: group.disabled,
  })),
  solvers: all("[data-testid=solver]").map((solver) => ({
    name: words(solver.querySelector("bdi")), note: words(solver.querySelector("small")), disabled: solver.disabled,
  })),
  done: at("done") ? all("li", at("done")).map((item) => [row(".whose")(item), row(".said-word")(item), words(item.lastElementChild)]) : [],
  told_words: at("last-round") ? all("li", at("last-round")).map((item) => ({
    whose: row(".whose")(item), word: row(".said-word")(item), by: row(".found-by")(item),
    notes: all(".also", item).map(words),
  })) : [],
  standings: at("standings") ? all("li", at("standings")).map((item) => ({
    name: row("bdi")(item), total: number(item.querySelector(".points")),
  })) : [],
  undo: undo ? !undo.disabled : null,
  winner: words(at("winner")),
  ranking: all("[data-testid=podium] ol.ranking li").map((item) => ({
    name: row("bdi")(item), total: number(item.lastElementChild), place: number(item.firstElementChild),
  })),
};
