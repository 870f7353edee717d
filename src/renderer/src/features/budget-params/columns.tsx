import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { EditableCell } from '@/kit/crud/editable-cell.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ExternalLink } from '@/kit/external-link.tsx';
import { budgetParams } from './api.ts';
import type { BudgetParam } from './budget-param.ts';

const column = createAppColumnHelper<BudgetParam>();
const money = { width: 184, align: 'end', figures: true } as const;

/** The columns of the annual budgets (I-001 to I-003); the title is edited in its cell. */
export const budgetParamColumns = ({ t, tr }: Translation) => [
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
