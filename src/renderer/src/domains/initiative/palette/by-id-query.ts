import { queryOptions } from '@tanstack/react-query';
import { ALL } from '@/entities/initiative-stages.ts';
import { initiativesQuery } from '../model/api.ts';
import { beginningWith } from './beginning-with.ts';

/** Most initiatives requested for one id. */
const LIMIT = 5;

/** The initiatives visible to this person whose public id begins with these digits, of every board (spec 000 §7). */
export const byIdQuery = (digits: string) => {
  const filter = { board: null, search: digits, stage: ALL, sub_stage: ALL } as const;
  // Without the list's placeholder: rows found for another id must not be shown.
  const { placeholderData: _, ...list } = initiativesQuery(filter, { limit: LIMIT, offset: 0 });
  return queryOptions({ ...list, select: ({ rows }) => beginningWith(rows, digits) });
};
