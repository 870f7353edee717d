import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { tag } from '@/kit/tag.tsx';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { indicatorOrganizations } from './api.ts';
import type { IndicatorOrganization } from './indicator-organization.ts';

const column = createAppColumnHelper<IndicatorOrganization>();

/** The columns of R-001, without the row number, which the table adds. */
const indicatorOrganizationColumns = ({ t, tr }: Translation) => [
  column.accessor('logo', {
    header: t('Logotip'),
    meta: { width: 116 },
    cell: ({ getValue }) => thumbnail(getValue(), { whole: true }),
  }),
  column.accessor('title', { header: t('Nomi'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.accessor('inn', {
    header: t('STIR'),
    meta: { width: 116, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('asbo_id', {
    header: t('ASBO ID'),
    meta: { width: 116, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('is_active', {
    header: t('Holati'),
    meta: { width: 132 },
    cell: ({ getValue }) =>
      getValue()
        ? tag(t('Aktiv'), { tone: 'good', icon: 'check' })
        : tag(t('Aktiv emas'), { tone: 'idle', icon: 'minus' }),
  }),
  column.accessor('is_archive', {
    header: t('Arxiv holati'),
    meta: { width: 132 },
    cell: ({ getValue }) =>
      getValue()
        ? tag(t('Arxiv'), { tone: 'violet', icon: 'archive' })
        : tag(t('Arxiv emas'), { tone: 'idle', icon: 'minus' }),
  }),
  actionsColumn<IndicatorOrganization>(t, 112, ({ id, title, inn }) => (
    <>
      <EditLink to={`edit/${id}`} name={recordName(id, tr(title), inn)} />
      <DeleteButton crud={indicatorOrganizations} id={id} name={recordName(id, tr(title), inn)} />
    </>
  )),
];

/** Initially 10 rows. */
const LIST = { size: 10, filters: {} };
const rowId = ({ id }: IndicatorOrganization) => id;

/** Page of the indicator organizations (spec 002 §2, S100). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => indicatorOrganizationColumns(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery(indicatorOrganizations.list(list.paging));
  return (
    <ListPage actions={<AddLink to="add" />} pager={<Pager list={list} page={query.data} noun="ta tashkilot" />}>
      <DataTable
        label="Indikator tashkilotlari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={<EmptyState title="Tashkilot topilmadi" />}
      />
    </ListPage>
  );
}
