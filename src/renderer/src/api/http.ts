import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { z } from 'zod';
import { bridge, unwrap } from './bridge.ts';
import { notingOddFields } from './odd-fields.ts';

type Request = CallInput<'api.request'>;

export type HttpOptions<T> = {
  /** GET where nothing is said. */
  method?: Request['method'];
  /** null and undefined values are left out of the address. */
  query?: Request['query'];
  /** The language of the content that is answered; sent as the header `hl`. */
  language?: Request['language'];
  body?: Request['body'];
  /** Fields of a form, sent as multipart/form-data in place of `body`. */
  form?: Request['form'];
  /** Aborting it cancels the call in the main process too. */
  signal?: AbortSignal;
  /** What the answer must look like; anything else is an `unexpected-shape` error. */
  schema: z.ZodType<T>;
};

/** So many odd fields of one answer are told to the log, which takes no more. */
const MOST_FIELDS = 20;

/** This document's own: a call of the document before, still in flight, is neither aborted nor answered in its place. */
const documentId = crypto.randomUUID();
let lastRequest = 0;

/**
 * Calls the platform through the main process, which adds the token and `cache=off` (spec 000 §7).
 * Gives the parsed answer; throws `AppError`.
 */
export async function http<T>(
  path: string,
  { method = 'GET', query, language, body, form, signal, schema }: HttpOptions<T>,
): Promise<T> {
  const requestId = `${documentId}/${++lastRequest}`;
  const cancel = () => void bridge.api.cancel({ requestId });
  signal?.throwIfAborted();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const answer = await unwrap(
      bridge.api.request({
        requestId,
        method,
        path,
        ...(query && { query }),
        ...(language && { language }),
        ...(body !== undefined && { body }),
        ...(form && { form }),
      }),
    );
    const { value: parsed, fields } = notingOddFields(() => schema.safeParse(answer));
    const issue = parsed.error?.issues[0];
    // One that stands for the whole answer has no name.
    const odd = issue ? [...fields, issue.path.join('.') || 'answer'] : fields;
    if (odd.length > 0) void bridge.app.noteOddFields({ method, path, fields: odd.slice(0, MOST_FIELDS) });
    if (!parsed.success) {
      const detail = `${method} ${path}: ${issue?.path.join('.')} ${issue?.message}`;
      throw new AppError({ kind: 'unexpected-shape', detail });
    }
    return parsed.data;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
