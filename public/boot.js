// Runs before everything else, and in browsers that can run nothing else: hence the old-fashioned language.
//
// It sets theme and motion before the first paint, and it watches over the start: when WebAssembly is missing, when the
// program does not come, or when it has broken down, it shows the overlay #trouble, which stands in the page outside of
// the app. The app reports a breakdown with wordboxTrouble('panic', text).
(function () {
  'use strict';

  // Longer than a bad mobile network needs for the program.
  var PATIENCE_MS = 45000;

  var TEXTS = {
    en: {
      missing: 'This browser cannot run Wordbox: WebAssembly is missing or switched off, in Lockdown Mode for example. Allow it for this page, or use another browser.',
      old: 'This browser is too old for Wordbox. Please update it or use another one.',
      load: 'Wordbox did not load completely. Check the network, then reload.',
      slow: 'Loading takes unusually long. Wait a little more, or check the network and reload.',
      panic: 'Something broke, and the page must be loaded again.',
      saved: 'The game is kept as it was after the last move.',
      reload: 'Reload'
    },
    de: {
      missing: 'Dieser Browser kann Wordbox nicht ausführen: WebAssembly fehlt oder ist abgeschaltet, zum Beispiel im Blockierungsmodus. Bitte für diese Seite erlauben oder einen anderen Browser nehmen.',
      old: 'Dieser Browser ist zu alt für Wordbox. Bitte aktualisieren oder einen anderen nehmen.',
      load: 'Wordbox wurde nicht vollständig geladen. Bitte das Netz prüfen und neu laden.',
      slow: 'Das Laden dauert ungewöhnlich lange. Bitte noch etwas warten oder das Netz prüfen und neu laden.',
      panic: 'Etwas ist kaputtgegangen, die Seite muss neu geladen werden.',
      saved: 'Das Spiel ist so gespeichert, wie es nach dem letzten Zug war.',
      reload: 'Neu laden'
    }
  };

  var started = false;
  var shown = null;
  var root = document.documentElement;
  var settings = storedSettings();
  var language = settings.language || (/^de/i.test(navigator.language || '') ? 'de' : 'en');
  var texts = TEXTS[language] || TEXTS.en;

  if (settings.theme === 'light' || settings.theme === 'dark') root.setAttribute('data-theme', settings.theme);
  if (settings.motion === 'full' || settings.motion === 'calm') root.setAttribute('data-motion', settings.motion);

  window.wordboxTrouble = trouble;
  window.addEventListener('wordbox-panic', function (event) { trouble('panic', String(event.detail || '')); });
  window.addEventListener('wordbox-ready', ready);
  window.addEventListener('TrunkApplicationStarted', ready);
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', rejected);
  whenParsed(translate);

  if (typeof WebAssembly !== 'object') {
    trouble('missing', '');
  } else if (!('noModule' in document.createElement('script'))) {
    trouble('old', '');
  } else {
    watchStart();
    setTimeout(function () { if (!started) trouble('slow', ''); }, PATIENCE_MS);
  }

  function storedSettings() {
    try {
      var pairs = (localStorage.getItem('wordbox:settings') || '').split(';');
      var found = {};
      for (var i = 0; i < pairs.length; i += 1) {
        var equals = pairs[i].indexOf('=');
        if (equals > 0) found[pairs[i].slice(0, equals)] = pairs[i].slice(equals + 1);
      }
      return found;
    } catch (error) {
      return {};
    }
  }

  // Safari tells nobody of a module that fails while it waits for the program, so each step of the start is watched here.
  function watchStart() {
    watch(window, 'fetch', function (response) { if (!response.ok) trouble('load', response.url + ': ' + response.status); });
    watch(WebAssembly, 'instantiateStreaming', null);
    watch(WebAssembly, 'instantiate', null);
  }

  function watch(owner, name, done) {
    var original = owner[name];
    if (typeof original !== 'function') return;
    owner[name] = function (source) {
      var promise = original.apply(owner, arguments);
      var ours = !started && (name !== 'fetch' || /_bg\.(bin|wasm)$/.test(String((source && source.url) || source)));
      if (ours) promise.then(done, function (error) { missed(name, source, error); });
      return promise;
    };
  }

  // A TypeError of streaming means that the host does not know the file's type, and then it is tried in another way; or,
  // of what the page unpacks and knows the type of, that it cannot be unpacked.
  function missed(name, source, error) {
    var type = source && source.headers && source.headers.get('Content-Type');
    var another = name === 'instantiateStreaming' && type !== 'application/wasm' && error instanceof TypeError;
    if (!another) judge(error, String(error));
  }

  function ready() {
    started = true;
    if (shown === 'slow') hide();
  }

  // Scripts that do not come end here too, because their events are caught on the way down.
  function failed(event) {
    var target = event.target;
    if (target && target !== window) {
      if (!started && target.tagName === 'SCRIPT') trouble('load', String(target.src || ''));
      return;
    }
    judge(event.error, String(event.message || ''));
  }

  function rejected(event) {
    judge(event.reason, String(event.reason));
  }

  function judge(error, detail) {
    var wasm = typeof WebAssembly === 'object' ? WebAssembly : {};
    if (wasm.RuntimeError && error instanceof wasm.RuntimeError) {
      trouble('panic', detail);
    } else if (!started && wasm.CompileError && error instanceof wasm.CompileError) {
      trouble(/magic|unexpected end|length/i.test(detail) ? 'load' : 'old', detail);
    } else if (!started) {
      trouble(error instanceof SyntaxError ? 'old' : 'load', detail);
    }
  }

  // What was said first is nearest to the cause; only the remark about slowness gives way.
  function trouble(kind, detail) {
    if (shown && shown !== 'slow') return;
    shown = kind;
    whenParsed(function () { show(kind, detail); });
  }

  function show(kind, detail) {
    var box = document.getElementById('trouble');
    if (!box || shown !== kind) return;
    var text = texts[kind] || texts.panic;
    if (kind === 'panic' && canStore()) text += ' ' + texts.saved;
    put('trouble-text', text);
    put('trouble-detail', detail);
    var button = put('trouble-reload', texts.reload);
    box.setAttribute('data-kind', kind);
    box.setAttribute('lang', language);
    box.hidden = false;
    if (kind !== 'slow') setInert(box);
    if (button) {
      button.onclick = function () { location.reload(); };
      button.focus();
    }
  }

  function hide() {
    shown = null;
    var box = document.getElementById('trouble');
    if (box) box.hidden = true;
  }

  // Nothing behind the overlay works any more, so neither fingers nor screen readers should get there.
  function setInert(box) {
    var parts = document.body.children;
    for (var i = 0; i < parts.length; i += 1) {
      if (parts[i] !== box) parts[i].setAttribute('inert', '');
    }
  }

  function put(id, text) {
    var element = document.getElementById(id);
    if (element) element.textContent = text;
    return element;
  }

  function canStore() {
    try {
      return localStorage.length > 0;
    } catch (error) {
      return false;
    }
  }

  // What the page shows before the program comes stands there in English, with the German beside it in data-de.
  function translate() {
    if (language !== 'de') return;
    root.setAttribute('lang', 'de');
    var parts = document.querySelectorAll('[data-de]');
    for (var i = 0; i < parts.length; i += 1) parts[i].textContent = parts[i].getAttribute('data-de');
  }

  function whenParsed(call) {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', call);
    } else {
      call();
    }
  }
})();
