import { AppError } from '@shared/errors.ts';
import { z } from 'zod';

const sendingSchema = z.object({
  /** ms since the epoch. */
  at: z.number(),
  /** `unknown`: it was on its way and no answer came, or the program ended meanwhile. */
  outcome: z.enum(['sent', 'unknown']),
});
/** The last sending of SMS for a board from this workstation. */
export type Sending = z.infer<typeof sendingSchema>;

/** Where sendings are kept: the page's local storage. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (board: number) => `sms.${board}`;

/** The last sending for a board; null where none is known. */
export function lastSending(storage: Storage, board: number): Sending | null {
  try {
    return sendingSchema.parse(JSON.parse(storage.getItem(keyOf(board)) ?? ''));
  } catch {
    return null;
  }
}

/** Whether nobody knows what became of a call: no answer, a gateway's, or one that is no answer of the platform's. */
function isUnsure(error: unknown): boolean {
  const { kind, status } = AppError.from(error);
  return kind === 'network' || kind === 'timeout' || kind === 'unexpected-shape' || status === 502 || status === 504;
}

/**
 * Sends by `send` and remembers it, also where the program ends before the answer: until then it counts as unknown. One
 * that was refused leaves what was known before. Throws what `send` throws.
 */
export async function recorded(
  storage: Storage,
  board: number,
  send: () => Promise<unknown>,
  now: () => number = Date.now,
): Promise<void> {
  const before = storage.getItem(keyOf(board));
  const note = (outcome: Sending['outcome']) => storage.setItem(keyOf(board), JSON.stringify({ at: now(), outcome }));
  note('unknown');
  try {
    await send();
  } catch (error) {
    if (!isUnsure(error)) {
      if (before === null) storage.removeItem(keyOf(board));
      else storage.setItem(keyOf(board), before);
    }
    throw error;
  }
  note('sent');
}
