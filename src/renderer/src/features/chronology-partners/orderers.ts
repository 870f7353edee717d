import { z } from 'zod';
import { importLists } from '@/entities/import-lists.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { definePartners, partnerFields } from './partners.ts';

/** An orderer; both sums in so'm, `transfered_sum` as the platform spells it (T-023). */
const ordererSchema = z.object({ ...partnerFields, intended_sum: optionalNumber, transfered_sum: optionalNumber });
type Orderer = z.output<typeof ordererSchema>;

const column = createAppColumnHelper<Orderer>();
const money = { width: 190, align: 'end', figures: true } as const;

/** The organizations that order the works of a season (S078, M-019). */
export const orderers = definePartners({
  of: 'orderers',
  row: ordererSchema,
  label: 'Ish buyurtmachilari',
  noun: 'ta buyurtmachi',
  none: 'Buyurtmachi topilmadi',
  tables: importLists('orderers'),
  columns: ({ t }: Translation) => [
    column.accessor('intended_sum', {
      header: t("Ajratilgan mablag'"),
      meta: money,
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
    column.accessor('transfered_sum', {
      header: t("O'tkazilgan mablag'"),
      meta: money,
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
  ],
});
