import { ReadableStream } from 'node:stream/web';

/**
 * Loaded before the installer of the package `electron` (`--import`): ends its download once no byte has arrived for
 * `ELECTRON_SILENCE_MS`, shows on stdout how far it is, and names the cause of a failure, which Node's `fetch` hides.
 */
const MB = 1_000_000;
/** How often progress is shown, in bytes. */
const SHOWN_EVERY = 10 * MB;

const silenceMs = Number(process.env.ELECTRON_SILENCE_MS);
const fetchPlain = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const ending = new AbortController();
  const end = () => ending.abort(new Error(`no byte arrived for ${silenceMs / 1000} s`));
  const timer = setTimeout(end, silenceMs);
  const host = new URL(input instanceof Request ? input.url : input).host;
  try {
    const response = await fetchPlain(input, { ...init, signal: ending.signal });
    if (response.body) {
      const watched = ReadableStream.from(
        watch(response.body as ReadableStream<Uint8Array>, host, totalOf(response), timer),
      );
      // A new Response would lose its address, which the installer names in its errors.
      Object.defineProperty(response, 'body', { value: watched });
    }
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw named(error, host);
  }
};

const totalOf = ({ headers }: Response): string => {
  const bytes = Number(headers.get('content-length'));
  return bytes > 0 ? ` of ${Math.round(bytes / MB)}` : '';
};

async function* watch(body: ReadableStream<Uint8Array>, host: string, total: string, timer: NodeJS.Timeout) {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      timer.refresh();
      const shown = Math.floor(bytes / SHOWN_EVERY);
      bytes += chunk.length;
      if (Math.floor(bytes / SHOWN_EVERY) > shown) console.log(`  ${Math.round(bytes / MB)}${total} MB`);
      yield chunk;
    }
  } catch (error) {
    throw named(error, host);
  } finally {
    clearTimeout(timer);
  }
}

/** The error with its host and the cause behind it, such as ECONNREFUSED. */
function named(error: unknown, host: string): Error {
  const { message, cause } = error as Error;
  const behind = cause as (Error & { code?: string }) | undefined;
  const reasons = new Set([message, behind?.code, behind?.message].filter(Boolean));
  return new Error(`${host}: ${[...reasons].join(', ')}`, { cause: error });
}
