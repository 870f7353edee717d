import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { type Columns, createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam, textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import type { Partner, Partners } from './partners.ts';

/** The columns of a list: its own between the common ones. The documents name no columns for these tables. */
function partnerColumns<Row extends Partner>(
  { columns }: Pick<Partners<Row>, 'columns'>,
  translation: Translation,
): Columns<Row> {
  const { t, tr } = translation;
  const column = createAppColumnHelper<Row>();
  return [
    column.accessor((row) => tr(row.title), {
      id: 'title',
      header: t('Nomi'),
      cell: ({ getValue }) => topic(getValue()),
    }),
    column.accessor((row) => row.inn, {
      id: 'inn',
      header: t('STIR'),
      meta: { width: 116, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    column.accessor((row) => row.acc_number, {
      id: 'acc_number',
      header: t('Hisob raqami'),
      meta: { width: 210, figures: true },
      cell: ({ getValue }) => getValue() ?? '—',
    }),
    ...columns(translation),
    column.accessor((row) => row.created_at, {
      id: 'created_at',
      header: t('Yaratilgan sana'),
      meta: { width: 136, figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
  ];
}

/** Link from a list to its synchronisation, which starts with the list's board. */
function SyncLink({ board }: { board: number | null }) {
  const { t } = useT();
  return (
    <Button
      component={Link}
      to={board === null ? 'sync' : `sync?board=${board}`}
      leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
    >
      {t('Exceldan yuklash')}
    </Button>
  );
}

/** Initially 20 rows (M-019, M-020). */
const LIST = { filters: { search: textParam(), board: idParam() } };
const NO_FILTERS = { search: '', board: null };
const ONE_LINE = { oneLine: true };
const rowId = ({ id }: Partner) => id;

/** List of orderers or contractors: board, search, pages, and the way to the synchronisation (S078, S080). */
export function PartnersPage<Row extends Partner>({ partners }: { partners: Partners<Row> }) {
  const { label, noun, none } = partners;
  const translation = useT();
  const columns = useMemo(() => partnerColumns(partners, translation), [partners, translation]);
  const list = useListState(LIST);
  const { search, board } = list.filters;
  const query = useQuery(partners.list.list({ board_id: board, search: search || null, ...list.paging }));
  const narrowed = search !== '' || board !== null;
  return (
    <ListPage
      toolbar={
        <>
          <SearchInput label="Nomi yoki STIR" value={search} onChange={(text) => list.setFilters({ search: text })} />
          <BoardFilter value={board} onChange={(id) => list.setFilters({ board: id })} />
          <ClearFilters active={narrowed} onClear={() => list.setFilters(NO_FILTERS)} />
        </>
      }
      actions={<SyncLink board={board} />}
      pager={<Pager list={list} page={query.data} noun={noun} />}
    >
      <DataTable
        label={label}
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={ONE_LINE}
        empty={<EmptyState title={none} {...(narrowed && { hint: "Filtrlarni o'zgartirib ko'ring." as const })} />}
      />
    </ListPage>
  );
}
