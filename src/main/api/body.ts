import type { WrittenJson } from '@shared/bridge/long-answer.ts';
import { AppError } from '@shared/errors.ts';

/** Statuses whose Response must not have a body. */
export const BODILESS = [204, 205, 304];
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/i;

const tooLarge = (maxBytes: number) =>
  new AppError({ kind: 'unexpected-shape', detail: `an answer of more than ${maxBytes} bytes` });

/**
 * The response with its whole body in memory, so that a connection that breaks mid-body fails the attempt instead of
 * the reader. Calls `onChunk` for each chunk; if it returns a promise, reading pauses until the promise resolves.
 * Throws `unexpected-shape` beyond `maxBytes`.
 */
export async function readWhole(
  response: Response,
  maxBytes: number,
  onChunk: () => Promise<void> | void = () => {},
): Promise<Response> {
  const { body, status, headers } = response;
  if (!body || BODILESS.includes(status)) {
    await body?.cancel();
    return new Response(null, { status, headers });
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // A throw inside the loop cancels the body, which closes the connection.
  for await (const chunk of body) {
    const pause = onChunk();
    if (pause) await pause;
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), { status, headers });
}

/** The JSON of a success; null if the body is empty. Throws `unexpected-shape` for a body that is not JSON. */
export const jsonOf = async (response: Response): Promise<unknown> => (await writtenJsonOf(response)).value;

/**
 * As `jsonOf`, with the text from which the value was read. `isAsked`: an answer that was asked for has a body, unless its
 * status says that there is none; an empty one is then unreadable, and not an empty list.
 */
export async function writtenJsonOf(response: Response, isAsked = false): Promise<WrittenJson> {
  const text = await response.text();
  if (text === '' && (!isAsked || BODILESS.includes(response.status))) return { text: 'null', value: null };
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!JSON_TYPE.test(type)) {
    throw new AppError({
      kind: 'unexpected-shape',
      status: response.status,
      detail: `content type ${type || 'missing'}`,
    });
  }
  try {
    return { text, value: JSON.parse(text) };
  } catch (cause) {
    throw new AppError({ kind: 'unexpected-shape', status: response.status, detail: 'malformed JSON' }, { cause });
  }
}

/** The body of a form without files. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
