import { Group, Kbd, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { CellEditing, useCellEdit } from '@/kit/crud/cell-editing.tsx';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { TotalFoot } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { type Page, placesIn } from '@/kit/page.ts';
import { withReread } from '@/kit/reread.ts';
import { budgetParams, renameBudgetParam } from './api.ts';
import type { BudgetParam } from './budget-param.ts';
import { budgetParamColumns } from './columns.tsx';

/** Names the row whose title is being edited, and the keys that end editing. Renders nothing otherwise. */
function EditedRow({ page }: { page: Page<BudgetParam> | undefined }) {
  const { t } = useT();
  const edit = useCellEdit();
  const index = page?.rows.findIndex(({ id }) => id === edit.id) ?? -1;
  const place = page && placesIn(page).places[index];
  if (place === undefined) return null;
  return (
    <Group gap={16} c="dimmed">
      <Text span inherit c="bright" fw={600}>
        {t("{{number}}-qator nomi o'zgartirilmoqda", { number: place + 1 })}
      </Text>
      <span>
        <Kbd>Enter</Kbd> {t('saqlash')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t('qaytarish')}
      </span>
    </Group>
  );
}

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
