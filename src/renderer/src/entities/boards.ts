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

/** What the seasons of a board are for; most boards have none of these. */
type BoardType = 'MY_GARDEN' | 'KINDERGARDEN';

/** The type of the boards that a role works with; null: of every type. */
const typeFor = (role: Profile['role']): BoardType | null => (role === 'my_garden_moderator' ? 'MY_GARDEN' : null);

/** The active boards of a type; default: of the type that the person works with (C-002, C-003, Q-021). */
export const boardsQuery = ({ role }: Pick<Profile, 'role'>, type: BoardType | null = typeFor(role)) =>
  boards({ status: 1, type });
export type BoardsQuery = ReturnType<typeof boardsQuery>;

/** The seasons of the school programme, as many as a picker asks for (spec 002 §7, §9). */
export const schoolBoardsQuery: BoardsQuery = defineLookup({
  path: 'api/v1/my-school/boards',
  rowsKey: 'boards',
  row: boardSchema,
  always: { limit: 1000, offset: 0 },
})();
