import { AppError, mayBeDone } from '@shared/errors.ts';
import { outcomeOf, type Totals } from '@shared/totals.ts';
import { z } from 'zod';
import { type Memory, memoryOf } from '@/session/remembered.ts';

const sendingSchema = z.object({
  /** ms since the epoch. */
  at: z.number(),
  /** `unknown`: no readable answer arrived, or the program ended while the call was in flight. */
  outcome: z.enum(['sent', 'unknown']),
});
/** The last SMS sending for a board from this workstation. */
export type SmsSending = z.infer<typeof sendingSchema>;

/** A board of a platform: the same id is another board at another platform. */
export type PlatformBoard = { readonly platform: string; readonly id: number };

/** Where the last sending for a board is remembered. */
export const smsMemory = ({ platform, id }: PlatformBoard): Memory =>
  memoryOf('sending of an SMS', `${platform}.${id}`);

/** The last sending for a board; null where none is recorded. */
export function lastSending(memory: Memory): SmsSending | null {
  try {
    return sendingSchema.parse(JSON.parse(memory.read() ?? ''));
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
  memory: Memory,
  send: () => Promise<Totals | null>,
  now: () => number = Date.now,
): Promise<Totals | null> {
  const before = memory.read();
  const note = (outcome: SmsSending['outcome']) => memory.write(JSON.stringify({ at: now(), outcome }));
  const restore = () => {
    if (before === null) memory.forget();
    else memory.write(before);
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
