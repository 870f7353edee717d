import type { Part } from '@/domains/initiative/model/access.ts';
import { initiativeCountQuery } from '@/domains/initiative/model/api.ts';
import type { CountCall } from '@/kit/readings/reading.ts';
import { COUNTS, COUNTS_OF, type CountId } from './counts.ts';

/** How many returned initiatives the desk shows with the district's comment. */
export const RETURNED_SHOWN = 5;

/** The query of a count. For a moderator, the count of returned initiatives brings the first rows along. */
export const countQuery = (part: Part, board: number, id: CountId) =>
  initiativeCountQuery({ board, ...COUNTS[id] }, part === 'proposes' && id === 'returned' ? RETURNED_SHOWN : 1);

/** The calls for the figures of a board. */
export const countCalls = (part: Part, board: number): readonly CountCall[] =>
  COUNTS_OF[part].map((id) => ({ id, query: countQuery(part, board, id) }));
