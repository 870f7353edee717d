import type { Part } from '@/domains/initiative/model/access.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import { ALL } from '@/entities/initiative-stages.ts';

type Narrowing = Pick<InitiativeFilter, 'stage' | 'sub_stage'>;

/** Counts that show the progress of the review on the desk: each is one call of the list. */
export const COUNTS = {
  initial: { stage: 'INITIAL', sub_stage: ALL },
  accepted: { stage: 'INITIAL', sub_stage: 'MODERATOR_ACCEPTED' },
  denied: { stage: 'INITIAL', sub_stage: 'MODERATOR_DENIED' },
  confirmed: { stage: 'INITIAL', sub_stage: 'DISTRICT_MANAGER_ACCEPTED' },
  returned: { stage: 'INITIAL', sub_stage: 'DISTRICT_MANAGER_DENIED' },
  passed: { stage: 'PASSED', sub_stage: ALL },
  notPassed: { stage: 'NOT_PASSED', sub_stage: ALL },
  winners: { stage: 'WINNER', sub_stage: ALL },
} as const satisfies Record<string, Narrowing>;
/** Name of a count. */
export type CountId = keyof typeof COUNTS;

const UNDECIDED = ['initial', 'accepted', 'denied', 'confirmed', 'returned'] as const;
const DECIDED = ['passed', 'notPassed'] as const;

/** Counts shown to a person of this part, in the order of the calls. */
export const COUNTS_OF: Readonly<Record<Part, readonly CountId[]>> = {
  proposes: [...UNDECIDED, ...DECIDED],
  confirms: ['initial', 'accepted', 'denied', 'returned', ...DECIDED],
  decides: ['initial', ...DECIDED],
  oversees: [...UNDECIDED, ...DECIDED],
  administers: [...UNDECIDED, ...DECIDED, 'winners'],
};
