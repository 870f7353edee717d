import type { CallInput } from '@shared/bridge/contract.ts';
import { crossed } from '@shared/bridge/long-answer.ts';
import { AppError } from '@shared/errors.ts';
import { fitting } from '@shared/journal.ts';
import type { z } from 'zod';
import { bridge, unwrap } from './bridge.ts';
import { readAnswer } from './read-answer.ts';
import { reportCall } from './seen-calls.ts';
import { unrepeatable } from './unrepeatable.ts';

type Request = CallInput<'api.request'>;

/**
 * Whether a call may be sent again without a question if its outcome is not known: a second call has no further effect,
 * or the caller looks first. Every POST says so; the other methods are repeatable unless they say otherwise.
 */
type Repeatable =
  | { method?: Exclude<Request['method'], 'POST'>; repeatable?: boolean }
  | { method: 'POST'; repeatable: boolean };

/** Options of one call to the platform. `T` is the parsed answer; default `method`: GET. */
export type HttpOptions<T> = Repeatable & {
  /** Query parameters; null and undefined values are left out. */
  query?: Request['query'];
  /** Language of the content in the answer, sent as the header `hl`. */
  language?: Request['language'];
  body?: Request['body'];
  /** Form fields, sent as multipart/form-data instead of `body`. */
  form?: Request['form'];
  /** What the call changes, for the journal. */
  journal?: Request['journal'];
  /** Aborting the signal also cancels the request in the main process. */
  signal?: AbortSignal;
  /** Schema of the answer; any other shape is an `unexpected-shape` error. */
  schema: z.ZodType<T>;
};

/**
 * Unique to this document, so that its request ids differ from those of a previous document's calls still in flight.
 */
const documentId = crypto.randomUUID();
let lastRequest = 0;

/**
 * Calls the platform through the main process, which adds the token and `cache=off` (spec 000 §7). Returns the parsed
 * answer; throws `AppError`, `Unrepeatable` for a call that is not repeatable and whose outcome is not known.
 */
export function http<T>(path: string, { repeatable = true, ...options }: HttpOptions<T>): Promise<T> {
  return repeatable ? answerOf(path, options) : unrepeatable(() => answerOf(path, options));
}

async function answerOf<T>(
  path: string,
  { method = 'GET', query, language, body, form, journal, signal, schema }: Omit<HttpOptions<T>, 'repeatable'>,
): Promise<T> {
  const requestId = `${documentId}/${++lastRequest}`;
  const cancel = () => void bridge.api.cancel({ requestId });
  signal?.throwIfAborted();
  signal?.addEventListener('abort', cancel, { once: true });
  const startedAt = performance.now();
  const seen = (more: { answer?: unknown; error?: AppError }) =>
    reportCall({ path, query: query ?? {}, schema, ms: Math.round(performance.now() - startedAt), ...more });
  let answer: { answer?: unknown } = {};
  try {
    const came = await unwrap(
      bridge.api.request({
        requestId,
        method,
        path,
        ...(query && { query }),
        ...(language && { language }),
        ...(body !== undefined && { body }),
        ...(form && { form }),
        ...(journal && { journal: fitting(journal) }),
      }),
    );
    answer = { answer: crossed(came) };
    const read = await readAnswer(answer.answer, { method, path, schema });
    seen(answer);
    return read;
  } catch (thrown) {
    seen({ ...answer, error: AppError.from(thrown) });
    throw thrown;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
