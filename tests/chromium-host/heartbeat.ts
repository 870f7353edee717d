import type { Page } from './page.ts';

/** Interval between checks of a page, in ms. */
const INTERVAL_MS = 1000;

/**
 * Watches whether a page responds: calls `onHang` when it has not answered for `patience` ms, and `onRecover` when it
 * answers again. Returns the function that ends the watch.
 */
export function watchHeartbeat(
  page: Promise<Page>,
  { patience, onHang, onRecover }: { patience: number; onHang: () => void; onRecover: () => void },
): () => void {
  let ended = false;
  let hangs = false;
  const beat = async () => {
    const { target } = await page;
    const late = setTimeout(() => {
      hangs = true;
      if (!ended) onHang();
    }, patience);
    // A crashed page answers with an error: it does not hang.
    await target.session.send('Runtime.evaluate', { expression: '0' }).catch(() => {});
    clearTimeout(late);
    if (hangs && !ended) onRecover();
    hangs = false;
    if (!ended) setTimeout(beat, INTERVAL_MS).unref();
  };
  void beat().catch(() => {});
  return () => {
    ended = true;
  };
}
