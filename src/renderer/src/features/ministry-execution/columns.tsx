import { formatDate, formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { figurePair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { inUzbek } from '@/kit/localized/languages.ts';
import type { Execution } from './execution.ts';

const column = createAppColumnHelper<Execution>();
const AMOUNT = { width: 'clamp(120px, 13cqw, 190px)', align: 'end', figures: true } as const;

const ministryOf = ({ ministry }: Execution, { tr, script }: Translation) => tr(inUzbek(ministry, script));

/** Name of a row in its buttons and in the question before deletion: ministry, year where it is known, and quarter. */
export const executionName = (row: Execution, translation: Translation) =>
  recordName(
    row.id,
    ministryOf(row, translation),
    row.year,
    row.quarter && translation.t('{{quarter}}-chorak', { quarter: row.quarter }),
  );

/** The columns of R-032; it lists no year, without which the rows of two years look alike. */
export const executionColumns = (translation: Translation) => {
  const { t } = translation;
  const amount = (field: 'plan' | 'executed' | 'difference', header: string) =>
    column.accessor(field, {
      header,
      meta: { ...AMOUNT, subheader: t('UZS') },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  return [
    column.accessor((row) => ministryOf(row, translation), {
      id: 'ministry',
      header: t('Vazirlik'),
      cell: ({ getValue }) => topic(getValue()),
    }),
    amount('plan', t('Reja')),
    column.accessor('quarter', {
      header: t('Chorak'),
      meta: { subheader: t('Yil'), width: 84, align: 'end', figures: true },
      cell: ({ row: { original } }) => figurePair(String(original.quarter ?? '—'), String(original.year ?? '—')),
    }),
    amount('executed', t('Ijro')),
    amount('difference', t('Farq')),
    column.accessor('percent', {
      header: t('Foiz'),
      meta: { width: 84, align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue()),
    }),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 132, align: 'end', figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
  ];
};
