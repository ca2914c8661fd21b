// Put before everything else in the page: remembers every fault that a person at the console would see.
(() => {
  const seen = [];
  Object.defineProperty(window, "__wordboxFaults", { value: seen });
  addEventListener("error", (event) => {
    const target = event.target;
    const failed = target && target !== window && (target.src || target.href);
    seen.push(failed ? `cannot load ${failed}` : `${event.message} (${event.filename}:${event.lineno})`);
  }, true);
  addEventListener("unhandledrejection", (event) => {
    const reason = event.reason;
    seen.push(`unhandled rejection: ${(reason && reason.message) || reason}`);
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    seen.push(`the policy blocked ${event.blockedURI || "inline code"} (${event.violatedDirective})`);
  });
  const original = console.error;
  console.error = (...parts) => {
    seen.push(`console.error: ${parts.map(String).join(" ")}`);
    original.apply(console, parts);
  };
})();
