/**
 * For `node --import` before the program: the patience of minutes that it has with the platform lasts a second, so that
 * a test can see its end. Every shorter timer is left as it is.
 */
const MINUTES_MS = 100_000;
const SHORT_MS = 1_000;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [handler, ms, ...rest]: Parameters<typeof setTimeout>) =>
    Reflect.apply(start, self, [handler, Number(ms) >= MINUTES_MS ? SHORT_MS : ms, ...rest]),
});
