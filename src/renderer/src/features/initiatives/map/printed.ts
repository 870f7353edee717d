import type { Board } from '@/entities/boards.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { MOST_ROWS } from '../print/paper/job.ts';
import type { PrintSubject } from '../print/subject.ts';

/** What the map shows, for printing. */
type Shown = {
  rows: readonly Initiative[];
  /** What is chosen; null: nothing. */
  chosen: readonly Initiative[] | null;
  /** How many the filter has; null while that is not known. */
  total: number | null;
  filter: InitiativeFilter;
  boards: readonly Board[];
};

/** What is printed of the map: what is chosen, else the list. A list that one call gives is read by its filter, not one by one. */
export function printedOf({ rows, chosen, total, filter, boards }: Shown): PrintSubject | null {
  const cards = chosen ?? rows;
  if (cards.length === 0) return null;
  const byFilter = !chosen || (total ?? 0) <= MOST_ROWS;
  return {
    ...{ cards, ticked: chosen !== null, rows: cards, boards },
    list: byFilter ? { filter } : { ids: cards.map(({ id }) => id) },
  };
}
