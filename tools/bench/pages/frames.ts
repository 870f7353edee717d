/** Resolves at the start of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves when the current frame has been painted: messages wait for it. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Calls `act` at the start of a frame. Returns the ms until that frame was painted. */
export async function untilPainted(act: () => void): Promise<number> {
  await frame();
  const started = performance.now();
  act();
  await painted();
  return performance.now() - started;
}

/** Lets a few frames pass, until the after-effects of a change are over. */
export async function settle(): Promise<void> {
  for (let count = 0; count < 5; count++) await frame();
}

/** An idle period with at least this many ms left counts as unused. */
const UNUSED_MS = 40;
const RESTS = 5;

/** Resolves once a few idle periods in a row were unused. */
export async function rested(): Promise<void> {
  for (let rests = 0; rests < RESTS; ) {
    const left = await new Promise<number>((resolve) => requestIdleCallback((idle) => resolve(idle.timeRemaining())));
    rests = left >= UNUSED_MS ? rests + 1 : 0;
  }
}
