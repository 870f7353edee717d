import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { CellEditing } from '@/kit/crud/cell-editing.tsx';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { TotalFoot } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { withReread } from '@/kit/reread.ts';
import { budgetParams, renameBudgetParam } from './api.ts';
import type { BudgetParam } from './budget-param.ts';
import { budgetParamColumns } from './columns.tsx';
import { EditedRow } from './edited-row.tsx';

const LIST = { filters: {} };
const ONE_LINE = { oneLine: true };
const rowId = ({ id }: BudgetParam) => id;

/** Page of the annual budgets (spec 001 §2). */
export function Component() {
  const translation = useT();
  const queries = useQueryClient();
  const columns = useMemo(() => budgetParamColumns(translation), [translation]);
  const list = useListState(LIST);
  const query = useQuery(budgetParams.list({}));

  const rename = async (id: string | number, title: string) => {
    await withReread(
      () => renameBudgetParam(Number(id), title),
      () => void budgetParams.refresh(queries),
    );
    await budgetParams.refresh(queries);
  };
  return (
    <CellEditing save={rename}>
      <ListPage
        toolbar={<EditedRow page={query.data} />}
        actions={<AddLink to="add" />}
        pager={<TotalFoot page={query.data} noun="ta qator" />}
      >
        <DataTable
          label="Budjet parametrlari"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={ONE_LINE}
        />
      </ListPage>
    </CellEditing>
  );
}
