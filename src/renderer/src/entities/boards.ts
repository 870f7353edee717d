import type { Profile } from '@shared/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** A season of voting (spec 000 §3). */
const boardSchema = z.object({
  id: recordId,
  title: optionalName,
  season: optionalNumber,
  year: optionalNumber,
  /** `REVIEW` and `PROMOTION` are the ones that rules speak of; others exist. */
  stage: optionalText,
  review_start_date: optionalTime,
  review_end_date: optionalTime,
  type: optionalText,
});
export type Board = z.output<typeof boardSchema>;

const answerSchema = lookupAt('boards', boardSchema);

/** The active boards that a person works with (C-002, C-003, Q-021). */
export const boardsQuery = ({ role }: Pick<Profile, 'role'>) => {
  const query = { status: 1, type: role === 'my_garden_moderator' ? 'MY_GARDEN' : null };
  return queryOptions({
    queryKey: ['api/v1/boards', query],
    queryFn: ({ signal }) => http('api/v1/boards', { query, signal, schema: answerSchema }),
    staleTime: LOOKUP_STALE_MS,
  });
};
