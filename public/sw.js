// The service worker: the page without a network, and one whole version at a time.
//
// The build fills in the three values below: the files of this version (path, SHA-256, bytes), those of them that are only
// kept once a page has wanted them (other dictionaries, icons), and a name for it. A development build leaves them empty, and
// then nothing here does anything.
//
// - A version is installed whole, into a cache of its own, or not at all. What did not change is taken from older caches.
// - It takes over only when all pages of the old one are closed, or when somebody has asked for it.
// - Every page gets its files from the version it was loaded with, also when another version has taken over meanwhile.
// - Other projects may live on the same origin. Their caches are not ours to read or delete, so nothing here ever asks
//   all caches at once, and the names carry the path of the page (a space cannot occur in a path).
'use strict';

const VERSION = /*@VERSION@*/"";
const FILES = listed(/*@PRECACHE@*/[]);
const WHEN_WANTED = new Set(/*@WHEN_WANTED@*/[]);

const SCOPE = new URL('./', self.location.href);
const OURS = `wordbox ${SCOPE.pathname} `;
/** Small notes that outlive this worker: the version in charge, and which page has which version. */
const NOTES = `${OURS}notes`;
/** In each version's cache, written last: its list of files. A cache without it is not whole. */
const LIST = 'sw.js?list';
const ACTIVE = 'sw.js?active';
const SHELL = 'index.html';
/** Notes about pages that are gone are swept when there are so many. */
const MANY_NOTES = 40;

const versionOfPage = new Map();

self.addEventListener('install', (event) => {
  if (FILES.size > 0) event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  if (FILES.size > 0) event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  if (event.data === 'wordbox:skip-waiting') self.skipWaiting();
  const [kind, path] = String(event.data).split(' ');
  if (kind === 'wordbox:keep') event.waitUntil(keep(event.source, path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === SCOPE.origin && url.pathname.startsWith(SCOPE.pathname);
  if (FILES.size === 0 || request.method !== 'GET' || !isOurs) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === 'navigate' && (path === '' || path === SHELL)) {
    event.waitUntil(noteVersion(event.resultingClientId));
    event.respondWith(shell(request));
  } else if (request.mode === 'navigate') {
    event.respondWith(elsewhere(request));
  } else if (url.search === '') {
    event.respondWith(file(event, path));
  }
});

// Installing and taking over.

async function install() {
  const name = cacheOf(VERSION);
  try {
    const cache = await caches.open(name);
    const kept = await keptFiles();
    const put = async ([path, digest]) => cache.put(urlOf(path), await keptOrFetched(kept, path, digest));
    const wanted = await Promise.all([...FILES].map(([path]) => !WHEN_WANTED.has(path) || isHeld(path)));
    await Promise.all([...FILES].filter((_, place) => wanted[place]).map(put));
    await cache.put(urlOf(LIST), new Response(JSON.stringify([...FILES])));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function activate() {
  const notes = await caches.open(NOTES);
  const keep = new Set([NOTES, cacheOf(VERSION)]);
  const before = await textOf(notes, ACTIVE);
  if (before !== null) keep.add(cacheOf(before));
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    keep.add(cacheOf(await versionOf(page.id)));
  }
  const names = await ownCaches();
  await Promise.all(names.filter((name) => !keep.has(name)).map((name) => caches.delete(name)));
  await notes.put(urlOf(ACTIVE), new Response(VERSION));
  await sweepNotes(notes, '');
}

/** Where a file of a digest lies already: digest → [cache, path]. */
async function keptFiles() {
  const kept = new Map();
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    const list = await textOf(cache, LIST);
    for (const [path, digest] of list === null ? [] : JSON.parse(list)) kept.set(digest, [cache, path]);
  }
  return kept;
}

/** Whether any version keeps a file under that path: then people have wanted it, and want it in the next version too. */
async function isHeld(path) {
  for (const name of await ownCaches()) {
    if (await (await caches.open(name)).match(urlOf(path))) return true;
  }
  return false;
}

async function keptOrFetched(kept, path, digest) {
  if (kept.has(digest)) {
    const [cache, oldPath] = kept.get(digest);
    const response = await cache.match(urlOf(oldPath));
    const checked = response && (await check(response, path, digest));
    if (checked) return checked;
  }
  return fetched(path, digest);
}

/**
 * The file from the network. The page has just loaded most files, so the browser's own cache may answer first: the digest
 * says whether what it has is right, and if it is not, the server is asked past all caches.
 */
async function fetched(path, digest) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(urlOf(path), { cache, credentials: 'same-origin' });
    const checked = response.ok && (await check(response, path, digest));
    if (checked) return checked;
  }
  throw new Error(`${path} is not the file that belongs to version ${VERSION}`);
}

/** The same file as a plain answer (a redirected one cannot open a page), or null when it is another file. */
async function check(response, path, digest) {
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== digest) return null;
  // Hosts that do not know the type would keep browsers from compiling while they load.
  const type = path.endsWith('.wasm') ? 'application/wasm' : response.headers.get('Content-Type');
  return new Response(bytes, { headers: type === null ? {} : { 'Content-Type': type } });
}

/** A page has fetched one of the files that are kept when wanted, perhaps before any worker was there to see it. */
async function keep(page, path) {
  try {
    await fileOf(await versionOf(page ? page.id : ''), path);
  } catch (error) {
    // Without a network it cannot be kept, and the page asks again when it fetches it again.
  }
}

// Answering.

async function shell(request) {
  try {
    return (await fileOf(VERSION, SHELL)) || (await fetch(request));
  } catch (error) {
    return sorry();
  }
}

/** Some other address below ours. A page that does not exist is the server's to say; without it, home is all we have. */
async function elsewhere(request) {
  try {
    return await fetch(request);
  } catch (error) {
    return Response.redirect(SCOPE.href);
  }
}

async function file(event, path) {
  let kept = null;
  try {
    kept = await fileOf(await versionOf(event.clientId), path);
  } catch (error) {
    return new Response('', { status: 503, statusText: 'Not kept, and no network' });
  }
  // Not a file of this version: whatever the server says, also that there is no such file.
  return kept || fetch(event.request);
}

/** The file of that version; null when it has none there. A file that the browser threw away is fetched and kept again. */
async function fileOf(version, path) {
  const cache = await caches.open(cacheOf(version));
  const files = version === VERSION ? FILES : listed(JSON.parse((await textOf(cache, LIST)) || '[]'));
  if (!files.has(path)) return null;
  const kept = await cache.match(urlOf(path));
  if (kept) return kept;
  const healed = await fetched(path, files.get(path));
  await cache.put(urlOf(path), healed.clone());
  return healed;
}

/** Offline, and the browser threw the page itself away. */
function sorry() {
  const german = /^de/i.test(self.navigator.language || '');
  const [lang, text, button] = german
    ? ['de', 'Wordbox ist hier nicht mehr gespeichert, und es gibt gerade kein Netz.', 'Neu laden']
    : ['en', 'Wordbox is no longer stored here, and there is no network right now.', 'Reload'];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wordbox</title><p>${text}</p><form><button>${button}</button></form></html>`;
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

// Which page has which version.

async function noteVersion(pageId) {
  if (!pageId) return;
  versionOfPage.set(pageId, VERSION);
  const notes = await caches.open(NOTES);
  await notes.put(urlOf(noteOf(pageId)), new Response(VERSION));
  if ((await notes.keys()).length > MANY_NOTES) await sweepNotes(notes, pageId);
}

/** A page without a note was loaded without any worker, and takes what there is. */
async function versionOf(pageId) {
  if (!versionOfPage.has(pageId)) {
    const noted = pageId ? await textOf(await caches.open(NOTES), noteOf(pageId)) : null;
    const isKept = noted !== null && (await caches.has(cacheOf(noted)));
    versionOfPage.set(pageId, isKept ? noted : VERSION);
  }
  return versionOfPage.get(pageId);
}

async function sweepNotes(notes, newPageId) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const needed = [ACTIVE, noteOf(newPageId), ...pages.map((page) => noteOf(page.id))].map(urlOf);
  const gone = (await notes.keys()).filter((note) => !needed.includes(note.url));
  await Promise.all(gone.map((note) => notes.delete(note)));
}

// Names.

function listed(files) {
  return new Map(files.map(([path, digest]) => [path, digest]));
}

function cacheOf(version) {
  return `${OURS}version ${version}`;
}

function noteOf(pageId) {
  return `sw.js?page=${pageId}`;
}

function urlOf(path) {
  return new URL(path, SCOPE).href;
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

async function textOf(cache, path) {
  const response = await cache.match(urlOf(path));
  return response ? response.text() : null;
}
