import { z } from 'zod';
import { importLists } from '@/entities/import-lists.ts';
import { dayInTashkent, formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { optionalTime } from '@/kit/fields.ts';
import { definePartners, partnerFields } from './partners.ts';

/** A contractor (T-024). */
const contractorSchema = z.object({ ...partnerFields, contract_time: optionalTime });
type Contractor = z.output<typeof contractorSchema>;

const column = createAppColumnHelper<Contractor>();

/** The organizations that carry out the works of a season (S080, M-020). */
export const contractors = definePartners({
  of: 'contractors',
  row: contractorSchema,
  label: 'Pudratchilar',
  noun: 'ta pudratchi',
  none: 'Pudratchi topilmadi',
  tables: importLists('contractors'),
  columns: ({ t }: Translation) => [
    column.accessor('contract_time', {
      header: t('Shartnoma sanasi'),
      meta: { width: 170, figures: true },
      // The documents do not say that this is a date: any other text is shown as received.
      cell: ({ getValue }) => (dayInTashkent(getValue()) === null ? (getValue() ?? '—') : formatDate(getValue())),
    }),
  ],
});
