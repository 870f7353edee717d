import type { Part } from '@/domains/initiative/model/access.ts';
import type { Text } from '@/i18n/text.ts';
import type { CountId } from './counts.ts';
import type { FigureId } from './figures.ts';

/** A count that is part of a figure, with its wording. */
export type SmallPart = { count: CountId; label: Text };
/** A part of the bar: its figure, its shade from dark to light, and the counts that make it up. */
export type Share = { id: FigureId; shade: 1 | 2 | 3; label: Text; counts: readonly SmallPart[] };

/** Counts of the initiatives that are done; winners only where there are any. */
export const DONE_PARTS: readonly SmallPart[] = [
  { count: 'passed', label: '{{n}} qabul' },
  { count: 'notPassed', label: '{{n}} rad' },
  { count: 'winners', label: '{{n}} golib' },
];
/** Counts of the initiatives with the district, by the moderator's proposal. */
export const PROPOSED_PARTS: readonly SmallPart[] = [
  { count: 'accepted', label: '{{n}} qabul' },
  { count: 'denied', label: '{{n}} rad' },
];

const done: Share = { id: 'done', shade: 1, label: 'yakunlangan', counts: DONE_PARTS };
const waits: Share = { id: 'waits', shade: 3, label: 'sizni kutmoqda', counts: [] };

const SHARES: Readonly<Partial<Record<Part, readonly Share[]>>> = {
  proposes: [done, { id: 'withDistrict', shade: 2, label: "tuman tasdig'ini kutmoqda", counts: PROPOSED_PARTS }, waits],
  confirms: [
    done,
    { ...waits, shade: 2 },
    {
      id: 'withModerator',
      shade: 3,
      label: 'moderator qarorini kutmoqda',
      counts: [{ count: 'returned', label: '{{n}} qaytarilgan' }],
    },
  ],
  decides: [done, waits],
};

/** The parts of the bar that shows a person who oversees the whole review; what came back is to be seen again. */
export const PROGRESS_SHARES = [
  { id: 'done', shade: 1 },
  { id: 'withDistrict', shade: 2 },
  { id: 'returned', shade: 3 },
  { id: 'notSeen', shade: 3 },
] as const satisfies readonly Pick<Share, 'id' | 'shade'>[];

/** The parts of the bar for a part of the review, in order; none for a person who only oversees. */
export const sharesOf = (part: Part): readonly Share[] => SHARES[part] ?? [];
