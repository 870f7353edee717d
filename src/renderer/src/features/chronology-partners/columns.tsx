import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { topic } from '@/kit/cells.tsx';
import { type Columns, createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import type { Partner, Partners } from './partners.ts';

/** The columns of a list: its own between the common ones. The documents name no columns for these tables. */
export function partnerColumns<Row extends Partner>(
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
