import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { customers } from './api.ts';
import { type Customer, typeLabel } from './customer.ts';

const column = createAppColumnHelper<Customer>();

/** The columns of R-013, without the row number, which the table adds. */
export const customerColumns = ({ t, tr }: Translation) => [
  column.accessor('title', { header: t('Nomi'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.accessor('tin', {
    header: t('Inn'),
    meta: { width: 140, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  // The labels are Cyrillic in both scripts, so `tr` is not applied.
  column.accessor(typeLabel, {
    id: 'type',
    header: t('Turi'),
    meta: { width: 'clamp(220px, 28cqw, 360px)' },
    cell: ({ getValue }) => lines(getValue()),
  }),
  actionsColumn<Customer>(t, 112, ({ id, title, tin }) => (
    <>
      <EditLink to={String(id)} name={recordName(id, tr(title), tin)} />
      <DeleteButton crud={customers} id={id} name={recordName(id, tr(title), tin)} />
    </>
  )),
];
