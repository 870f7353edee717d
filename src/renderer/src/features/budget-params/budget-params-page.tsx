import { Group, Kbd, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { CellEditing, useCellEdit } from '@/kit/crud/cell-editing.tsx';
import { EditableCell } from '@/kit/crud/editable-cell.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ExternalLink } from '@/kit/external-link.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { TotalFoot } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { type Page, placesIn } from '@/kit/page.ts';
import { withReread } from '@/kit/reread.ts';
import { budgetParams, renameBudgetParam } from './api.ts';
import type { BudgetParam } from './budget-param.ts';

const column = createAppColumnHelper<BudgetParam>();
const money = { width: 184, align: 'end', figures: true } as const;

/** The columns of the annual budgets (I-001 to I-003); the title is edited in its cell. */
const budgetParamColumns = ({ t, tr }: Translation) => [
  column.accessor('order_title', {
    header: t('Nomi'),
    cell: ({ row: { original } }) => <EditableCell id={original.id} label="Nomi" text={original.order_title ?? ''} />,
  }),
  column.accessor('order_link', {
    header: t('Havola'),
    meta: { width: 232 },
    cell: ({ getValue }) => <ExternalLink url={getValue()} />,
  }),
  column.accessor('budget_year', {
    header: t('Yil'),
    meta: { width: 72, align: 'end', figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('income', { header: t('Daromad'), meta: money, cell: ({ getValue }) => formatMoney(getValue()) }),
  column.accessor('outcome', { header: t('Xarajat'), meta: money, cell: ({ getValue }) => formatMoney(getValue()) }),
  actionsColumn<BudgetParam>(t, 112, ({ id, order_title, budget_year }) => {
    const name = recordName(id, tr(order_title), budget_year);
    return (
      <>
        <EditLink to={String(id)} name={name} />
        <DeleteButton crud={budgetParams} id={id} name={name} done="Qator muvaffaqiyatli o'chirildi" />
      </>
    );
  }),
];

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
