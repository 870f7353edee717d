import type { Sheet } from '@shared/sheets.ts';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import { allOf } from '@/domains/initiative/reading/sums.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

const COLUMNS = [
  ['Viloyat', 32],
  ['Tuman', 32],
  ['Jami', 12],
  ['yakunlangan', 14],
  ['tumanda', 14],
  ['moderatorga qaytgan', 22],
  ["ko'rilmagan", 14],
] as const satisfies readonly (readonly [Text, number])[];

/** The sums of a reading by district, as a sheet. */
export function progressSheet({ districts }: Summed, { t, tr }: Pick<Translation, 't' | 'tr'>): Sheet {
  return {
    name: t('Viloyatlar kesimida'),
    columns: COLUMNS.map(([head, width]) => ({ head: t(head), width })),
    rows: districts.map((district) => [
      tr(district.region.name),
      tr(district.name),
      allOf(district),
      district.done,
      district.withDistrict,
      district.returned,
      district.notSeen,
    ]),
  };
}
