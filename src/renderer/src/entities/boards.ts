import type { Profile } from '@shared/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalNumber, optionalText } from '@/kit/fields.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** A season of voting (spec 000 §3). */
const boardSchema = z.object({
  id: z.number(),
  title: optionalText,
  season: optionalNumber,
  year: optionalNumber,
  /** `REVIEW` and `PROMOTION` are the ones that rules speak of; others exist. */
  stage: optionalText,
  review_start_date: optionalText,
  review_end_date: optionalText,
  type: optionalText,
});
export type Board = z.output<typeof boardSchema>;

const answerSchema = z.object({ boards: z.array(boardSchema).nullish() });

/** The active boards that a person works with (C-002, C-003, Q-021). */
export const boardsQuery = ({ role }: Pick<Profile, 'role'>) => {
  const query = { status: 1, type: role === 'my_garden_moderator' ? 'MY_GARDEN' : null };
  return queryOptions({
    queryKey: ['api/v1/boards', query],
    queryFn: async ({ signal }) => (await http('api/v1/boards', { query, signal, schema: answerSchema })).boards ?? [],
    staleTime: LOOKUP_STALE_MS,
  });
};
