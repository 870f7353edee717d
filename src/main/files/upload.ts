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

/** Progress is told at most so often, in ms. */
const PROGRESS_EVERY_MS = 100;

type UploadInput = FormContent & {
  uploadId: string;
  method: 'POST' | 'PUT';
  path: string;
  query?: Query | undefined;
  repeatable: boolean;
};

export type UploadLimits = {
  /** A line that takes nothing for so long is dead, in ms. */
  idleMs: number;
  /** From the last byte to the answer: the platform reads the whole table before it answers, in ms. */
  answerMs: number;
  /** Before the second attempt, in ms. */
  retryMs: number;
};

const LIMITS: UploadLimits = { idleMs: 60_000, answerMs: 300_000, retryMs: 1000 };

export type Uploads = {
  /**
   * Sends chosen files in one form and gives the platform's answer. Throws `AppError`: `file` as the intake does,
   * `network` when the line broke (tried a second time only where that is safe), `timeout`, `cancelled`, and what the
   * platform answers.
   */
  send: (input: UploadInput) => Promise<unknown>;
  /** Ends an upload, which then fails as `cancelled`; unknown ids do nothing. */
  cancel: (uploadId: string) => void;
  /** Whether any is under way. */
  busy: () => boolean;
  /** Cancels all and waits until nothing of them remains: for the end of a session. */
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

/** Tells how far it is, not too often, and always the end. */
function createTicker(tell: (sentBytes: number) => void) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (sentBytes: number, isEnd: boolean): void => {
    const now = performance.now();
    if (!isEnd && now - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = now;
    tell(sentBytes);
  };
}

/** Files on their way to the platform, as multipart/form-data, streamed from disk. */
export function createUploads({ api, sendBody, intake, onProgress, log, limits }: Options): Uploads {
  const { idleMs, answerMs, retryMs } = { ...LIMITS, ...limits };
  const running = new Map<string, { controller: AbortController; work: Promise<unknown> }>();

  async function attempt(input: UploadInput, controller: AbortController): Promise<unknown> {
    const { uploadId, method, path, query } = input;
    const form = await openForm(input, intake);
    const { contentType, totalBytes } = form;
    const tick = createTicker((sentBytes) => onProgress({ uploadId, sentBytes, totalBytes }));
    const stop = (detail: string) => controller.abort(new AppError({ kind: 'timeout', detail }));
    let silence = setTimeout(stop, idleMs, 'the line takes nothing more');

    async function* body(): AsyncGenerator<Uint8Array> {
      let sentBytes = 0;
      for await (const part of form.parts()) {
        yield part;
        // Only when more is asked for has this part been taken.
        sentBytes += part.length;
        silence.refresh();
        tick(sentBytes, sentBytes === totalBytes);
      }
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

  async function send(input: UploadInput, controller: AbortController): Promise<unknown> {
    try {
      return await attempt(input, controller);
    } catch (thrown) {
      const error = AppError.from(thrown);
      if (!lineBroke(error) || !input.repeatable) throw error;
      log.info('an upload is tried again', { path: input.path, ...error.facts() });
      await sleep(retryMs, undefined, { signal: controller.signal }).catch(() => {
        throw new AppError({ kind: 'cancelled' });
      });
      return attempt(input, controller);
    }
  }

  return {
    async send(input) {
      if (running.has(input.uploadId)) throw new AppError({ kind: 'bad-call', detail: 'an upload of this id runs' });
      const controller = new AbortController();
      const work = send(input, controller);
      running.set(input.uploadId, { controller, work });
      return work.finally(() => running.delete(input.uploadId));
    },

    cancel: (uploadId) => running.get(uploadId)?.controller.abort(),

    busy: () => running.size > 0,

    async reset() {
      const ending = [...running.values()];
      for (const { controller } of ending) controller.abort();
      await Promise.allSettled(ending.map(({ work }) => work));
    },
  };
}
