import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import type { UploadProgress } from '@shared/files.ts';
import type { Query } from '../api/address.ts';
import type { ApiClient } from '../api/client.ts';
import { lineBroke } from '../api/outage.ts';
import type { SendBody } from '../api/send-body.ts';
import type { Log } from '../diagnostics/log.ts';
import { type FormContent, openForm } from './form-body.ts';
import type { Intake } from './intake.ts';

/** Shortest time between two progress events, in ms. */
const PROGRESS_EVERY_MS = 100;

type UploadInput = FormContent & {
  uploadId: string;
  method: 'POST' | 'PUT';
  path: string;
  query?: Query | undefined;
  repeatable: boolean;
};

/** Time limits of an upload. */
export type UploadLimits = {
  /** Time without progress after which a connection counts as dead, in ms. */
  idleMs: number;
  /** Time limit from the last byte to the answer, in ms: the platform reads the whole table before it answers. */
  answerMs: number;
  /** Wait before the second attempt, in ms. */
  retryMs: number;
};

const LIMITS: UploadLimits = { idleMs: 60_000, answerMs: 300_000, retryMs: 1000 };

/** Makes the given call, with steps of its own before and after it. */
type Around = (call: () => Promise<unknown>) => Promise<unknown>;

/** Uploads of chosen files. */
export type Uploads = {
  /**
   * Sends chosen files in one form and returns the platform's answer. Throws `AppError`: `file` as the intake does,
   * `network` when the connection broke (retried once, only if that is safe), `timeout`, `cancelled`, and the
   * platform's own errors. `around` wraps the sending, for example in the journal; an upload cancelled before `around`
   * makes the call is never sent.
   */
  send: (input: UploadInput, around?: Around) => Promise<unknown>;
  /**
   * Cancels an upload, which fails as `cancelled`, or as `timeout` if all its bytes were sent and a retry is not safe,
   * since the platform may still accept it. Unknown ids are ignored.
   */
  cancel: (uploadId: string) => void;
  /** Whether an upload is in flight. */
  busy: () => boolean;
  /** Cancels all uploads and waits for their end, at the end of a session. */
  reset: () => Promise<void>;
};

type Options = {
  api: Pick<ApiClient, 'upload'>;
  sendBody: SendBody;
  intake: Pick<Intake, 'open'>;
  onProgress: (progress: UploadProgress) => void;
  log: Log;
  limits?: Partial<UploadLimits>;
};

/** One upload in flight, with all its attempts. */
type Sending = {
  readonly controller: AbortController;
  /** Whether the connection has taken all bytes of a form. */
  allGone: boolean;
};

/** The error of an upload given up after its last byte. */
const givenUpLate = () => new AppError({ kind: 'timeout', detail: 'given up before the answer' });

/** Throttles progress events; the last one is always sent. */
function createTicker(tell: (sentBytes: number) => void) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (sentBytes: number, isEnd: boolean): void => {
    const now = performance.now();
    if (!isEnd && now - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = now;
    tell(sentBytes);
  };
}

/** Creates the uploads: multipart/form-data, streamed from disk. */
export function createUploads({ api, sendBody, intake, onProgress, log, limits }: Options): Uploads {
  const { idleMs, answerMs, retryMs } = { ...LIMITS, ...limits };
  const running = new Map<string, { input: UploadInput; sending: Sending; work: Promise<unknown> }>();

  async function attempt(input: UploadInput, sending: Sending): Promise<unknown> {
    const { uploadId, method, path, query } = input;
    const { controller } = sending;
    const form = await openForm(input, intake);
    const { contentType, totalBytes } = form;
    const tick = createTicker((sentBytes) => onProgress({ uploadId, sentBytes, totalBytes }));
    const stop = (detail: string) => controller.abort(new AppError({ kind: 'timeout', detail }));
    let silence = setTimeout(stop, idleMs, 'the line takes nothing more');

    async function* body(): AsyncGenerator<Uint8Array> {
      let sentBytes = 0;
      for await (const part of form.parts()) {
        yield part;
        // A part counts as taken only once the next one is asked for.
        sentBytes += part.length;
        silence.refresh();
        tick(sentBytes, sentBytes === totalBytes);
      }
      sending.allGone = true;
      clearTimeout(silence);
      silence = setTimeout(stop, answerMs, 'no answer in time');
    }

    try {
      tick(0, false);
      return await api.upload({ method, path, query, contentType, body: body(), signal: controller.signal }, sendBody);
    } finally {
      clearTimeout(silence);
      await form.close();
    }
  }

  async function send(input: UploadInput, sending: Sending): Promise<unknown> {
    const { signal } = sending.controller;
    if (signal.aborted) throw new AppError({ kind: 'cancelled' });
    try {
      return await attempt(input, sending);
    } catch (thrown) {
      const error = AppError.from(thrown);
      if (!lineBroke(error) || !input.repeatable) throw error;
      log.info('an upload is tried again', { path: input.path, ...error.facts() });
      await sleep(retryMs, undefined, { signal }).catch(() => {
        throw new AppError({ kind: 'cancelled' });
      });
      return attempt(input, sending);
    }
  }

  return {
    async send(input, around = (call) => call()) {
      if (running.has(input.uploadId)) throw new AppError({ kind: 'bad-call', detail: 'an upload of this id runs' });
      const sending = { controller: new AbortController(), allGone: false };
      const work = around(() => send(input, sending));
      running.set(input.uploadId, { input, sending, work });
      return work.finally(() => running.delete(input.uploadId));
    },

    cancel(uploadId) {
      const found = running.get(uploadId);
      if (!found) return;
      const { input, sending } = found;
      sending.controller.abort(sending.allGone && !input.repeatable ? givenUpLate() : undefined);
    },

    busy: () => running.size > 0,

    async reset() {
      const ending = [...running.values()];
      for (const { sending } of ending) sending.controller.abort();
      await Promise.allSettled(ending.map(({ work }) => work));
    },
  };
}
