import type { Board } from '@/entities/boards.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';

/** Most rows of a printed list. */
export const MOST_ROWS = 1000;

/** The subject of a print, as far as it is known where the print is requested. */
export type PrintSubject = {
  /** Initiatives whose cards are printed, in this order, at most 50 at once (`paper/batches.ts`). */
  readonly cards: readonly Initiative[];
  /** Whether the person has ticked them: the list then has only these. */
  readonly ticked: boolean;
  /** Content of the list: the result of a filter, or chosen initiatives in their order. */
  readonly list: { readonly filter: InitiativeFilter } | { readonly ids: readonly number[] };
  /** Known rows of the list, for the preview. */
  readonly rows: readonly Initiative[];
  readonly boards: readonly Board[];
};

/** The board of an initiative or of a filter; undefined where unknown. */
export const boardWith = ({ boards }: PrintSubject, id: number | null): Board | undefined =>
  boards.find((board) => board.id === id);
