/**
 * For `node --import` before the program: patience of ten seconds and more lasts ten times as long, so that a busy machine
 * is not taken for something that has hung.
 */
const LONG_MS = 10_000;
const FACTOR = 10;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [handler, ms, ...rest]: Parameters<typeof setTimeout>) =>
    Reflect.apply(start, self, [handler, Number(ms) >= LONG_MS ? Number(ms) * FACTOR : ms, ...rest]),
});
