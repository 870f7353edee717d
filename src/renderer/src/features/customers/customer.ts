import { z } from 'zod';
import { optionalText } from '@/kit/fields.ts';

/** Labels of the types in the list: in Uzbek Cyrillic in both scripts, ECOLOGY without one (R-019, Z-107). */
const TYPE_LABELS: Readonly<Record<string, string>> = {
  REGIONAL_ROADS: 'Ҳудудий автомобиль йўллари',
  SINGLE_CUSTOMER: 'Ягона буюртмачи',
  ELECTRICITY_SUPPLY: 'Электр таъминоти',
  PRESCHOOL_AND_SCHOOL: 'Мактабгача ва мактаб таълими',
  AREA_GAS: 'Ҳудудгаз',
  MEDICAL_ASSOCIATION: 'Тиббиёт бирлашмаси',
  WATER_CONSTRUCTION: 'Сув қурилиши',
  LANDSCAPING_DEPARTMENTS: 'Ободонлаштириш бошқармалари',
  GOVERNORS: 'Ҳокимликлар',
  OTHERS: 'Бошқалар',
};

/** A customer as the list gives it (spec 002 §3); anything but its id may be missing. */
export const customerSchema = z.object({
  id: z.number(),
  title: optionalText,
  /** Taxpayer number, digits. */
  tin: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').trim() || null),
  type: optionalText,
});
export type Customer = z.output<typeof customerSchema>;

/** What a customer's type is called in the list; null where it has no label there. */
export const typeLabel = ({ type }: Pick<Customer, 'type'>): string | null =>
  (type !== null && Object.hasOwn(TYPE_LABELS, type) && TYPE_LABELS[type]) || null;
