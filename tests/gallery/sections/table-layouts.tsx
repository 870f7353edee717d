import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, pair, topic } from '@/kit/cells.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { LayoutButton } from '@/kit/table-layout/layout-button.tsx';
import { useTableLayout } from '@/kit/table-layout/use-table-layout.ts';
import { Case } from '../case.tsx';
import type { Initiative } from '../stub/lists.ts';
import { initiatives } from './table-columns.tsx';

const LIST = { size: 100, filters: {} };
const rowId = ({ id }: { id: number }) => id;
const column = createAppColumnHelper<Initiative>();

const singleColumns = ({ t, tr }: Translation) => [
  column.accessor('id', { header: t('ID'), meta: { width: 80, figures: true, fixed: true } }),
  column.accessor('district', { header: t('Tuman'), meta: { width: 150 }, cell: (c) => lines(tr(c.getValue())) }),
  column.accessor('mahalla', { header: t('Mahalla'), meta: { width: 150 }, cell: (c) => lines(tr(c.getValue())) }),
  column.accessor('author', { header: t('Muallif'), meta: { width: 150 }, cell: (c) => lines(tr(c.getValue())) }),
  column.accessor('title', { header: t('Mavzu'), meta: { fixed: true }, cell: (c) => topic(tr(c.getValue())) }),
];

const pairedColumns = ({ t, tr }: Translation) => [
  column.accessor('id', { header: t('ID'), meta: { width: 80, figures: true, fixed: true } }),
  column.accessor('mahalla', {
    header: t('Mahalla'),
    meta: { width: 170, subheader: t('Tuman'), pair: ['mahalla', 'district'] },
    cell: ({ row: { original } }) => pair(tr(original.mahalla), tr(original.district)),
  }),
  column.accessor('author', { header: t('Muallif'), meta: { width: 170 }, cell: (c) => lines(tr(c.getValue())) }),
  column.accessor('title', { header: t('Mavzu'), meta: { fixed: true }, cell: (c) => topic(tr(c.getValue())) }),
];

/** A table whose columns and row height the person chooses, and the button for that. */
export function TableLayouts() {
  const translation = useT();
  const list = useLocalListState(LIST);
  const query = useQuery({ ...initiatives.list(list.paging), placeholderData: keepPreviousData });
  const single = useMemo(() => singleColumns(translation), [translation]);
  const layout = useTableLayout('gallery', single);
  return (
    <Case of="table-layout/layout-button" note="columns and height of a table" wide>
      <div style={{ height: 440 }}>
        <ListPage
          filters={<LayoutButton layout={layout} />}
          pager={<Pager list={list} page={query.data} noun="ta tashabbus" />}
        >
          <DataTable
            label="Tashabbuslar"
            columns={useMemo(() => pairedColumns(translation), [translation])}
            query={query}
            list={list}
            rowId={rowId}
            row={{
              detail: useMemo(
                () =>
                  ({ author }: Initiative) => <p>{author}</p>,
                [],
              ),
            }}
            layout={layout}
          />
        </ListPage>
      </div>
    </Case>
  );
}
