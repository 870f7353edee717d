import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import type { Json } from '@shared/personal-numbers.ts';
import type { PaperOutcome } from '@shared/print.ts';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';

/** How long the sheets may take to be drawn, in ms. The page itself gives up sooner on pictures that do not arrive. */
const DRAWN_MS = 600_000;
/**
 * How long the print dialog and the printer may take, in ms. Electron calls nothing back where a printer's driver fails
 * (`patches/chromium/printing.patch`: `PrintingFailed`, `OnDidScriptedPrint`).
 */
const PAPER_MS = 600_000;

/** The hidden window on which sheets are drawn. */
export type SheetWindow = {
  /** Id of its `webContents`. */
  id: number;
  load: () => Promise<void>;
  /** The drawn sheets as a PDF. */
  pdf: () => Promise<Uint8Array>;
  /** Opens the system's print dialog; `reason` says why nothing was printed; '' if the sheets were printed. */
  paper: (copies: number) => Promise<{ reason: string }>;
  /** Calls `listener` once the window is closed, by any cause, or its page has crashed. */
  onGone: (listener: () => void) => void;
  close: () => void;
};

/** Prints jobs that the page describes; only the page interprets a job. */
export type Printing = {
  /** Throws `AppError`: `timeout` if sheets were not drawn in time, `cancelled` after `stop`, `file` from the disk. */
  savePdf: (input: { job: Json; suggestedName: string }) => Promise<Download>;
  /** Throws like `savePdf`. A job that waits for its printer holds up no other. */
  send: (input: { job: Json; copies: number }) => Promise<{ outcome: PaperOutcome }>;
  /** Whether the window with this `webContents` is drawing sheets now. */
  isDrawing: (senderId: number) => boolean;
  /** The job that is being drawn. Throws `bad-call` if there is none. */
  job: () => Json;
  /** The page reports that its sheets are drawn, or, if `complete` is false, that they cannot be. */
  drawn: (complete: boolean) => void;
  /** Cancels the current job and all waiting jobs. */
  stop: () => void;
};

type Drawing = { window: SheetWindow; job: Json; drawn: (complete: boolean) => void };
/** Drawn sheets; `gone` rejects once they cannot be used any longer. */
type Drawn = { window: SheetWindow; gone: Promise<never>; close: () => void };

/** Electron's reasons where the workstation has no printer (`shell/browser/printing/printing_utils.cc`). */
const NO_PRINTER = new Set(['No printers available on the network', 'Failed to enumerate printers']);

/** What an answer of the print dialog means; null: there was none. */
function outcomeOf(answer: { reason: string } | null): PaperOutcome {
  if (answer === null) return 'unknown';
  if (NO_PRINTER.has(answer.reason)) return 'no-printer';
  return answer.reason === '' ? 'sent' : 'refused';
}

/** Prints sheets, drawn one job at a time, each in a window of its own that is closed afterwards. */
export function createPrinting({
  open,
  save,
  drawnMs = DRAWN_MS,
  paperMs = PAPER_MS,
  log,
}: {
  open: () => SheetWindow;
  /** Saves a PDF to the downloads folder. */
  save: (file: { suggestedName: string; content: Uint8Array }) => Promise<Download>;
  /** Default: ten minutes. */
  drawnMs?: number;
  /** Default: ten minutes. */
  paperMs?: number;
  log: Log;
}): Printing {
  const queued = createQueue();
  let stopped = new AbortController();
  let drawing: Drawing | null = null;

  async function draw(job: Json, signal: AbortSignal): Promise<Drawn> {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const window = open();
    const { promise: gone, reject } = Promise.withResolvers<never>();
    // The awaiting call gets the rejection; a window closed afterwards is not a failure.
    gone.catch(() => undefined);
    const fail = (error: unknown) => () => reject(error);
    const late = setTimeout(fail(new AppError({ kind: 'timeout', detail: 'the sheets were not drawn' })), drawnMs);
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    window.onGone(fail(new AppError({ kind: 'cancelled', detail: 'the window of the sheets has gone' })));
    const close = () => {
      signal.removeEventListener('abort', stop);
      window.close();
    };
    const drawn = Promise.withResolvers<void>();
    drawing = {
      window,
      job,
      drawn: (complete) =>
        complete ? drawn.resolve() : reject(new AppError({ kind: 'internal', detail: 'the sheets cannot be drawn' })),
    };
    try {
      await Promise.race([window.load().then(() => drawn.promise), gone]);
    } catch (error) {
      close();
      throw error;
    } finally {
      clearTimeout(late);
      drawing = null;
    }
    log.info('sheets drawn', { ms: Math.round(performance.now() - startedAt) });
    return { window, gone, close };
  }

  async function using<T>({ window, gone, close }: Drawn, use: (window: SheetWindow) => Promise<T>): Promise<T> {
    try {
      return await Promise.race([use(window), gone]);
    } finally {
      close();
    }
  }

  /** The printer's answer; null if it gave none in time. */
  async function paper(window: SheetWindow, copies: number): Promise<{ reason: string } | null> {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(late.resolve, paperMs, null);
    try {
      return await Promise.race([window.paper(copies), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    savePdf: async ({ job, suggestedName }) => {
      const { signal } = stopped;
      const content = await queued(async () => using(await draw(job, signal), (window) => window.pdf()));
      return save({ suggestedName, content });
    },
    send: async ({ job, copies }) => {
      const { signal } = stopped;
      const sheets = await queued(() => draw(job, signal));
      const answer = await using(sheets, (window) => paper(window, copies));
      if (answer?.reason !== '') log.info('not printed', { reason: answer?.reason ?? 'no answer' });
      return { outcome: outcomeOf(answer) };
    },
    isDrawing: (senderId) => drawing?.window.id === senderId,
    job: () => {
      if (!drawing) throw new AppError({ kind: 'bad-call', detail: 'nothing is printed' });
      return drawing.job;
    },
    drawn: (complete) => drawing?.drawn(complete),
    stop: () => {
      stopped.abort(new AppError({ kind: 'cancelled', detail: 'printing was given up' }));
      stopped = new AbortController();
    },
  };
}
