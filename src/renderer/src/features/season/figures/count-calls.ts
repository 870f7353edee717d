import type { Part } from '@/domains/initiative/model/access.ts';
import { initiativeCountQuery } from '@/domains/initiative/model/api.ts';
import type { CountCall } from '@/kit/readings/reading.ts';
import { COUNTS, COUNTS_OF, type CountId } from './counts.ts';

/** How many returned initiatives the desk shows with the district's comment. */
export const RETURNED_SHOWN = 5;

/** How many waiting initiatives the desk shows. */
export const WAITING_SHOWN = 10;

/**
 * Rows that come with a count: those that are shown. No filter finds initiatives not seen yet: they are looked for among
 * all undecided ones of a district, and elsewhere among the first.
 */
const ROWS: Readonly<Record<Part, Partial<Record<CountId, number>>>> = {
  proposes: { initial: 100, returned: RETURNED_SHOWN },
  confirms: { accepted: WAITING_SHOWN, denied: WAITING_SHOWN },
  decides: { initial: WAITING_SHOWN },
  oversees: { initial: 40, returned: RETURNED_SHOWN },
  administers: { initial: 40, returned: RETURNED_SHOWN },
};

/** The query of a count, with the rows that the desk shows of it. */
export const countQuery = (part: Part, board: number, id: CountId) =>
  initiativeCountQuery({ board, ...COUNTS[id] }, ROWS[part][id] ?? 1);

/** The calls for the figures of a board. */
export const countCalls = (part: Part, board: number): readonly CountCall[] =>
  COUNTS_OF[part].map((id) => ({ id, query: countQuery(part, board, id) }));
