import { z } from 'zod';
import type { KeptPlan } from '@/kit/keeps/kept-query.ts';

const dayDoneSchema = z.object({
  /** Days since the epoch, in Tashkent. */
  day: z.int(),
  /** Initiatives of the board that were done by the last reading of that day. */
  done: z.int().nonnegative(),
});
const lastDaysSchema = z.object({ board: z.int(), days: z.array(dayDoneSchema).readonly() }).nullable();
/** How much of a board was done by the end of each day on which it was read, the earliest first; null: never read. */
export type KeptDays = z.infer<typeof lastDaysSchema>;

/** The last days of the board that this person works on, at this workstation. */
export const LAST_DAYS: KeptPlan<KeptDays> = {
  name: 'last-days',
  schema: lastDaysSchema,
  none: null,
  defect: 'UnreadableLastDays',
};

/** How many days are kept, and of how many the change is shown. */
const KEPT = 15;
const SHOWN = 7;

/** The kept days after a reading of `board`; those of another board, and of a future by a wrong clock, go. */
export function withReading(kept: KeptDays, board: number, { day, done }: z.infer<typeof dayDoneSchema>): KeptDays {
  const ours = kept?.board === board ? kept.days : [];
  if (kept?.board === board && ours.at(-1)?.day === day && ours.at(-1)?.done === done) return kept;
  return { board, days: [...ours.filter((one) => one.day < day), { day, done }].slice(-KEPT) };
}

/** What was done from one kept day to the next. `over`: the number of days that it took. */
export type DayStep = { readonly day: number; readonly over: number; readonly count: number };

/** The last changes from day to day, the latest last; negative where initiatives were sent back. */
export const dayStepsOf = (kept: KeptDays): readonly DayStep[] => {
  const days = kept?.days ?? [];
  return days
    .slice(1)
    .map(({ day, done }, index) => {
      const before = days[index] ?? { day, done };
      return { day, over: day - before.day, count: done - before.done };
    })
    .slice(-SHOWN);
};
