import type { Profile } from '@shared/session.ts';
import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';

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

const boards = defineLookup({ path: 'api/v1/boards', rowsKey: 'boards', row: boardSchema });

/** The active boards that a person works with (C-002, C-003, Q-021). */
export const boardsQuery = ({ role }: Pick<Profile, 'role'>) =>
  boards({ status: 1, type: role === 'my_garden_moderator' ? 'MY_GARDEN' : null });
