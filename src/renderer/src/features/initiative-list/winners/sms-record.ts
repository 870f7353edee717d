import { AppError, mayBeDone } from '@shared/errors.ts';
import { outcomeOf, type Totals } from '@shared/totals.ts';
import { z } from 'zod';

const sendingSchema = z.object({
  /** ms since the epoch. */
  at: z.number(),
  /** `unknown`: no readable answer arrived, or the program ended while the call was in flight. */
  outcome: z.enum(['sent', 'unknown']),
});
/** The last SMS sending for a board from this workstation. */
export type SmsSending = z.infer<typeof sendingSchema>;

/** Storage of the sendings: the page's local storage. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A board of a platform: the same id is another board at another platform. */
export type PlatformBoard = { readonly platform: string; readonly id: number };

const keyOf = ({ platform, id }: PlatformBoard) => `sms.${platform}.${id}`;

/** The last sending for a board; null where none is recorded. */
export function lastSending(storage: Storage, board: PlatformBoard): SmsSending | null {
  try {
    return sendingSchema.parse(JSON.parse(storage.getItem(keyOf(board)) ?? ''));
  } catch {
    return null;
  }
}

/**
 * Runs `send` and records the sending as unknown until the answer arrives, in case the program ends meanwhile. A
 * refusal, and an answer that counts nothing sent, restore the previous record. Returns the totals, and rethrows the errors,
 * of `send`.
 */
export async function recorded(
  storage: Storage,
  board: PlatformBoard,
  send: () => Promise<Totals | null>,
  now: () => number = Date.now,
): Promise<Totals | null> {
  const before = storage.getItem(keyOf(board));
  const note = (outcome: SmsSending['outcome']) =>
    storage.setItem(keyOf(board), JSON.stringify({ at: now(), outcome }));
  const restore = () => {
    if (before === null) storage.removeItem(keyOf(board));
    else storage.setItem(keyOf(board), before);
  };
  note('unknown');
  try {
    const totals = await send();
    if (totals && outcomeOf(totals) === 'none') restore();
    else note('sent');
    return totals;
  } catch (error) {
    if (!mayBeDone(AppError.from(error))) restore();
    throw error;
  }
}
