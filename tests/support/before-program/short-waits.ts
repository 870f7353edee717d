/**
 * For `node --import` before the program: its timeouts of minutes for the platform last one second, so that a test can
 * see them expire. Every shorter timer is unchanged.
 */
const MINUTES_MS = 100_000;
const SHORT_MS = 1_000;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [handler, ms, ...rest]: Parameters<typeof setTimeout>) =>
    Reflect.apply(start, self, [handler, Number(ms) >= MINUTES_MS ? SHORT_MS : ms, ...rest]),
});
