import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { z } from 'zod';
import { bridge, unwrap } from './bridge.ts';

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

let lastRequest = 0;

/**
 * Calls the platform through the main process, which adds the token and `cache=off` (spec 000 §7).
 * Gives the parsed answer; throws `AppError`.
 */
export async function http<T>(
  path: string,
  { method = 'GET', query, language, body, form, signal, schema }: HttpOptions<T>,
): Promise<T> {
  const requestId = `r${++lastRequest}`;
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
    const parsed = schema.safeParse(answer);
    if (!parsed.success) {
      throw new AppError({
        kind: 'unexpected-shape',
        detail: `${method} ${path}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
      });
    }
    return parsed.data;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
