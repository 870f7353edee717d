import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines } from '@/kit/cells.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { suggestions } from './api.ts';
import { placed, type Suggestion } from './suggestion.ts';
import styles from './suggestions-page.module.css';

const column = createAppColumnHelper<Suggestion>();
const columnsOf = ({ t }: Translation) => [
  column.accessor('lang', {
    header: t('Til'),
    meta: { width: 150 },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  // The citizen's own words in any language: never transliterated.
  column.accessor('text', { header: t('Matn'), cell: ({ getValue }) => lines(getValue()) }),
  column.accessor('type', {
    header: t('Taklif turi'),
    meta: { width: 'clamp(160px, 22cqw, 290px)' },
    cell: ({ getValue }) => {
      const type = getValue();
      return lines(type && t(type));
    },
  }),
];

/** Initially 20 rows, no filters. */
const LIST = { filters: {} };
const ROW = { detail: ({ text }: Suggestion) => <p className={styles.words}>{text ?? '—'}</p> };
const rowId = ({ place }: Suggestion) => place;

/** Page of the citizens' suggestions; a row expands to the whole text (spec 001 §2, H-011). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery({ ...suggestions.list(list.paging), select: placed });
  return (
    <ListPage pager={<Pager list={list} page={query.data} noun="ta taklif" />}>
      <DataTable label="Takliflar" columns={columns} query={query} list={list} rowId={rowId} row={ROW} />
    </ListPage>
  );
}
