import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { LoopSample } from '../../support/before-program/loop-probe.ts';
import { readersOf, watchReaders } from '../../support/processes-of.ts';

/** How responsive the program was during a period, and the memory of its readers. */
export type Stretch = {
  ms: number;
  /** The longest time between two frames of the page, in ms; includes the delays of a busy machine. */
  frameGap: number;
  /** The longest task of the page's main thread, in ms of CPU time: for how long the page blocks itself. */
  pageBlock: number;
  /** The longest time for which the main process blocked itself, in ms. */
  mainBlock: number;
  /** The peak memory of a reader of table files, in bytes, observed or reported by itself; 0 if none ran. */
  readerPeak: number;
};

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** Watches the frames of the page until `stop` is called, which returns the longest gap in ms. */
const watchFrames = (page: Page) =>
  page.evaluateHandle(() => {
    let last = performance.now();
    let gap = 0;
    let watching = true;
    const note = () => {
      const now = performance.now();
      gap = Math.max(gap, now - last);
      last = now;
    };
    const tick = () => {
      if (!watching) return;
      note();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const stop = () => {
      watching = false;
      note();
      return gap;
    };
    return { stop };
  });

/** The longest task in a trace on the main threads of pages, in ms of CPU time. */
function longestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no task of a page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** The samples that the main process has written since `begun`, oldest first. */
function samplesSince(probeFile: string, begun: number): LoopSample[] {
  const lines = readFileSync(probeFile, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as LoopSample).filter(({ at }) => at >= begun);
}

/** The longest time for which the main process has blocked itself since `begun`, in ms. */
function longestDelay(probeFile: string, begun: number): number {
  const samples = samplesSince(probeFile, begun);
  if (samples.length === 0) throw new Error('the main process has written no sample');
  return Math.max(...samples.map(({ delayMs, workedMs }) => Math.min(delayMs, workedMs)));
}

/** The peak memory that a reader has reported since the file was last removed, in bytes; 0 if none has. */
function toldPeak(readersFile: string): number {
  const lines = existsSync(readersFile) ? readFileSync(readersFile, 'utf8').trim().split('\n') : [];
  return Math.max(0, ...lines.map(Number));
}

/** Carries out work in the window and measures it. Resolves once the readers that it started have ended. */
export async function measure(
  { page, profileDir, probeFile }: { page: Page; profileDir: string; probeFile: string },
  work: () => Promise<unknown>,
): Promise<Stretch> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser to trace');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const frames = await watchFrames(page);
  const peakOfReaders = watchReaders(profileDir);
  const readersFile = `${probeFile}.readers`;
  rmSync(readersFile, { force: true });
  const begun = Date.now();
  await work();
  const ms = Date.now() - begun;
  const frameGap = await frames.evaluate(({ stop }) => stop());
  const pageBlock = longestTask(await browser.stopTracing());
  await expect.poll(() => readersOf(profileDir)).toEqual([]);
  // Waits until the sample in progress is written, too.
  const ended = Date.now();
  await expect.poll(() => samplesSince(probeFile, ended).length).toBeGreaterThan(0);
  const mainBlock = longestDelay(probeFile, begun);
  return { ms, frameGap, pageBlock, mainBlock, readerPeak: Math.max(peakOfReaders(), toldPeak(readersFile)) };
}
