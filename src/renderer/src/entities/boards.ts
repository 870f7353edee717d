import type { Profile } from '@shared/session.ts';
import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';

/** A board: a season of voting (spec 000 §3). */
const boardSchema = z.object({
  id: recordId,
  title: optionalName,
  season: optionalNumber,
  year: optionalNumber,
  /** Stage; the rules use only `REVIEW` and `PROMOTION`, the platform knows more. */
  stage: optionalText,
  review_start_date: optionalTime,
  review_end_date: optionalTime,
  type: optionalText,
});
/** A board: a season of voting (spec 000 §3). */
export type Board = z.output<typeof boardSchema>;

/** Rows of boards: watched, as the stage of a board decides what may be done with its initiatives. */
const boardRows = { rowsKey: 'boards', row: boardSchema, current: 'watched' } as const;
const boards = defineLookup({ path: 'api/v1/boards', ...boardRows });

/**
 * The board of a record, whichever is in view meanwhile (Z-165): a record that names none belongs to the board it was
 * read for. Undefined where it is unknown, such as an inactive one.
 */
export const boardOf = (
  { board_id }: { readonly board_id: number | null },
  boards: readonly Board[] | undefined,
  readFor: Board | undefined,
): Board | undefined => (board_id === null ? readFor : boards?.find(({ id }) => id === board_id));

/** Board types with their own role or programme; most boards have neither. */
type BoardType = 'MY_GARDEN' | 'KINDERGARDEN';

/** Board type that a role works with; null: all types. */
const typeFor = (role: Profile['role']): BoardType | null => (role === 'my_garden_moderator' ? 'MY_GARDEN' : null);

/** The active boards of a type; default: the type that the person works with (C-002, C-003, Q-021). */
export const boardsQuery = ({ role }: Pick<Profile, 'role'>, type: BoardType | null = typeFor(role)) =>
  boards({ status: 1, type });
/** Query of a list of boards. */
export type BoardsQuery = ReturnType<typeof boardsQuery>;

/** The active seasons of the school programme, with a picker's limit (spec 002 §7, §9; Z-180). */
export const schoolBoardsQuery: BoardsQuery = defineLookup({
  path: 'api/v1/my-school/boards',
  ...boardRows,
  always: { limit: 1000, offset: 0, status: 1 },
})();
