import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { MOST_ROWS, type PrintSubject } from '@/domains/initiative/print/subject.ts';
import type { Board } from '@/entities/boards.ts';

/** Content of the map, for printing. */
type Shown = {
  rows: readonly Initiative[];
  /** The chosen initiatives; null: no choice. */
  chosen: readonly Initiative[] | null;
  /** Total of the filter; null while unknown. */
  total: number | null;
  filter: InitiativeFilter;
  boards: readonly Board[];
};

/** The choice to print, else the list. A list short enough for one call is read by its filter, not row by row. */
export function printedOf({ rows, chosen, total, filter, boards }: Shown): PrintSubject | null {
  const cards = chosen ?? rows;
  if (cards.length === 0) return null;
  const byFilter = !chosen || (total !== null && total <= MOST_ROWS);
  return {
    ...{ cards, ticked: chosen !== null, rows: cards, boards },
    list: byFilter ? { filter } : { ids: cards.map(({ id }) => id) },
  };
}
