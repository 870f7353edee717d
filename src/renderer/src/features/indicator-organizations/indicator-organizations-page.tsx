import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { indicatorOrganizations } from './api.ts';
import { indicatorOrganizationColumns } from './columns.tsx';
import type { IndicatorOrganization } from './indicator-organization.ts';

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
