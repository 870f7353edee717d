/**
 * For `node --import` before the program: timeouts of ten seconds and more last ten times as long, so that a busy
 * machine is not mistaken for a hang.
 */
const LONG_MS = 10_000;
const FACTOR = 10;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [handler, ms, ...rest]: Parameters<typeof setTimeout>) =>
    Reflect.apply(start, self, [handler, Number(ms) >= LONG_MS ? Number(ms) * FACTOR : ms, ...rest]),
});
