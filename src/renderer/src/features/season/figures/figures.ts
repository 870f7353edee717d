import type { ReactNode } from 'react';
import type { Part } from '@/domains/initiative/model/access.ts';
import type { Text } from '@/i18n/text.ts';
import type { CountReading } from '@/kit/readings/reading.ts';
import type { ReadingById } from '@/kit/readings/use-readings.ts';
import type { CountId } from './counts.ts';

/** A figure of the desk, computed from counts. */
export type FigureId = 'waits' | 'notSeen' | 'returned' | 'withDistrict' | 'withModerator' | 'done' | 'all';

/** State of a figure: pending, a number, or the error. */
export type Figure =
  | { readonly state: 'pending' }
  | {
      readonly state: 'known';
      readonly value: number;
      /** Whether the counts do not add up: the platform counted while somebody decided. */
      readonly off: boolean;
    }
  | { readonly state: 'failed'; readonly error: unknown };

/** A figure of the row: number, name, and a note below it. */
export type RowFigure = {
  id: string;
  label: Text;
  figure: Figure;
  /** Screen with the counted records; null where no single screen shows them. */
  to: string | null;
  /** Router state for that screen. Default: none. */
  state?: unknown;
  below?: ReactNode;
};

type Formula = { plus: readonly CountId[]; minus?: readonly CountId[] };

const NOT_SEEN: Formula = { plus: ['initial'], minus: ['accepted', 'denied', 'confirmed', 'returned'] };
const WITH_DISTRICT: Formula = { plus: ['accepted', 'denied'] };
const DONE: Formula = { plus: ['passed', 'notPassed'] };

const FORMULAS: Readonly<Record<Part, Partial<Record<FigureId, Formula>>>> = {
  proposes: {
    // Not seen, and returned by the district.
    waits: { plus: ['initial'], minus: ['accepted', 'denied', 'confirmed'] },
    notSeen: NOT_SEEN,
    returned: { plus: ['returned'] },
    withDistrict: WITH_DISTRICT,
    done: DONE,
    all: { plus: ['initial', 'passed', 'notPassed'] },
  },
  confirms: {
    waits: WITH_DISTRICT,
    withModerator: { plus: ['initial'], minus: ['accepted', 'denied'] },
    returned: { plus: ['returned'] },
    done: DONE,
    all: { plus: ['initial', 'passed', 'notPassed'] },
  },
  decides: { waits: { plus: ['initial'] }, done: DONE, all: { plus: ['initial', 'passed', 'notPassed'] } },
  oversees: { notSeen: NOT_SEEN, withDistrict: WITH_DISTRICT, returned: { plus: ['returned'] }, done: DONE },
  administers: {
    notSeen: NOT_SEEN,
    withDistrict: WITH_DISTRICT,
    returned: { plus: ['returned'] },
    done: { plus: ['passed', 'notPassed', 'winners'] },
  },
};

/** A figure of a part, computed from the counts; null where the part has no such figure. Below zero it shows 0. */
export function figureOf(part: Part, id: FigureId, of: ReadingById): Figure | null {
  const formula = FORMULAS[part][id];
  if (!formula) return null;
  let value = 0;
  let pending = false;
  const { plus, minus = [] } = formula;
  for (const [sign, counts] of [[1, plus] as const, [-1, minus] as const]) {
    for (const count of counts) {
      const reading = of(count);
      if (reading.state === 'failed') return reading;
      if (reading.state === 'pending') pending = true;
      else value += sign * reading.total;
    }
  }
  return pending ? { state: 'pending' } : { state: 'known', value: Math.max(0, value), off: value < 0 };
}

/** Whether any figure of a part came out below zero, so that the counts must be refetched. */
export const areOff = (part: Part, of: ReadingById): boolean =>
  (Object.keys(FORMULAS[part]) as FigureId[]).some((id) => {
    const figure = figureOf(part, id, of);
    return figure?.state === 'known' && figure.off;
  });

/** The number of a figure; 0 while it is not known. */
export const shownOf = (figure: Figure | null): number => (figure?.state === 'known' ? figure.value : 0);

/** The figure of one count. */
export const figureOfCount = (reading: CountReading): Figure =>
  reading.state === 'known' ? { state: 'known', value: reading.total, off: false } : reading;

/** Decisions per working day needed to finish in time. `workDaysLeft`: with today; 0 counts as one. */
export const paceOf = (waiting: number, workDaysLeft: number): number => Math.ceil(waiting / Math.max(1, workDaysLeft));

/** How many decisions are missing today, if as many are due as working days are over. `planned`: their share, 0 to 1. */
export const lateOf = (all: number, done: number, planned: number): number =>
  Math.max(0, Math.round(all * planned) - done);
