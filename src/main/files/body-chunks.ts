import { AppError } from '@shared/errors.ts';
import { errorOfFetch } from '../api/errors.ts';

/** The reader of an answer's body. */
export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The chunks of a body to its end. Throws `network` when the connection breaks, `timeout` after a silence of `idleMs`,
 * `cancelled`. One timer and one listener serve all chunks, of which there are thousands.
 */
export async function* bodyChunks(reader: BodyReader, signal: AbortSignal, idleMs: number): AsyncGenerator<Uint8Array> {
  let end: AppError | null = null;
  const stop = (reason: AppError) => {
    end ??= reason;
    // A pending read then resolves as the end of the body.
    reader.cancel(reason).catch(() => undefined);
  };
  const cancel = () => stop(new AppError({ kind: 'cancelled' }));
  let reading = false;
  const idle = setTimeout(() => {
    // A slow disk is not a stalled connection.
    if (reading) stop(new AppError({ kind: 'timeout', detail: 'the line went silent' }));
    else idle.refresh();
  }, idleMs);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for (;;) {
      reading = true;
      idle.refresh();
      const { value } = await reader.read();
      reading = false;
      if (!value) break;
      yield value;
    }
  } catch (thrown) {
    end ??= errorOfFetch(thrown);
  } finally {
    clearTimeout(idle);
    signal.removeEventListener('abort', cancel);
  }
  if (end) throw end;
}
