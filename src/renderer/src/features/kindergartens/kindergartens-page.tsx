import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { boardsQuery } from '@/entities/boards.ts';
import { NoPlace } from '@/entities/no-place.tsx';
import { formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useNotices } from '@/kit/notices.ts';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { useDownload } from '@/kit/use-download.tsx';
import { useMe } from '@/session/session.ts';
import { hasNoPlace, ownRegion } from './access.ts';
import { KINDERGARTENS_EXCEL, kindergartens } from './api.ts';
import { type Kindergarten, workLabel } from './kindergarten.ts';

const column = createAppColumnHelper<Kindergarten>();

/** Columns from the entity (spec 002 §3: organization, region, district and quarter come with the list). */
const kindergartenColumns = ({ t, tr }: Translation) => {
  const work = ({ type_of_work }: Kindergarten) => {
    const label = workLabel(type_of_work);
    return label ? t(label) : type_of_work;
  };
  const amount = (field: 'power' | 'initial_value', header: string, width: number, subheader?: string) =>
    column.accessor(field, {
      header,
      meta: { width, align: 'end', figures: true, ...(subheader && { subheader }) },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  return [
    column.accessor('images', {
      header: t('Rasm'),
      meta: { width: 116 },
      cell: ({ getValue }) => thumbnail(getValue()?.[0]),
    }),
    column.accessor('organization', { header: t('Tashkilot'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('district', {
      header: t('Tuman'),
      meta: { subheader: t('Viloyat'), width: 'clamp(130px, 15cqw, 220px)' },
      cell: ({ row: { original } }) => pair(tr(original.district), tr(original.region)),
    }),
    column.accessor('quarter', {
      header: t('Mahalla'),
      meta: { width: 'clamp(110px, 12cqw, 200px)' },
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor(work, {
      id: 'work',
      header: t('Ish turi'),
      meta: { width: 'clamp(120px, 12cqw, 190px)' },
      cell: ({ getValue }) => lines(getValue()),
    }),
    amount('power', t('Quvvati'), 96),
    amount('initial_value', t("Boshlang'ich qiymati"), 140, t('UZS')),
    actionsColumn<Kindergarten>(t, 112, (row) => {
      const { id, organization, district } = row;
      const name = recordName(id, tr(organization), tr(district), work(row));
      return (
        <>
          <EditLink to={String(id)} name={name} />
          <DeleteButton crud={kindergartens} id={id} name={name} />
        </>
      );
    }),
  ];
};

/** Initially 10 rows (spec 002 §9). */
const LIST = { size: 10, filters: { board_id: idParam() } };
const rowId = ({ id }: Kindergarten) => id;
const ONE_LINE = { oneLine: true };

/** Page of the kindergartens of a board, which must be chosen first (spec 002 §2, S130, R-069, R-070). */
export function Component() {
  const me = useMe();
  const translation = useT();
  const columns = useMemo(() => kindergartenColumns(translation), [translation]);
  const list = useListState(LIST);
  const { board_id } = list.filters;
  const query = useQuery({
    ...kindergartens.list({ board_id, region_id: ownRegion(me), ...list.paging }),
    enabled: board_id !== null && !hasNoPlace(me),
  });
  return (
    <ListPage
      toolbar={
        <BoardFilter
          boards={boardsQuery(me, 'KINDERGARDEN')}
          value={board_id}
          onChange={(id) => list.setFilters({ board_id: id })}
        />
      }
      actions={
        <>
          <Download board={board_id} />
          <AddLink to="add" />
        </>
      }
      pager={board_id !== null && <Pager list={list} page={query.data} noun="ta bog'cha" />}
    >
      {hasNoPlace(me) ? (
        <NoPlace />
      ) : board_id === null ? (
        <EmptyState title="Tashabbuslar doskasini tanlang!" />
      ) : (
        <DataTable
          label="Bog'chalar"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={ONE_LINE}
          empty={<EmptyState title="Bog'cha topilmadi" />}
        />
      )}
    </ListPage>
  );
}

/** Saves the kindergartens of the board in view as Excel; without a board it asks for one. */
function Download({ board }: { board: number | null }) {
  const notices = useNotices();
  const { start, running } = useDownload();
  const save = () => {
    if (board === null) return notices.warn('Tashabbuslar doskasini tanlang!');
    void start({ path: KINDERGARTENS_EXCEL, query: { board_id: board }, suggestedName: `bogchalar-${board}.xlsx` });
  };
  return (
    <ExportButton
      label="Excelga yuklab olish"
      loading={running}
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      onClick={save}
    />
  );
}
