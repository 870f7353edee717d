import { z } from 'zod';
import { optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { choiceField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { digitsOf } from '@/kit/inputs/identifiers.ts';

/** What a customer can be, in the specification's order. */
const CUSTOMER_TYPES = [
  'REGIONAL_ROADS',
  'SINGLE_CUSTOMER',
  'ELECTRICITY_SUPPLY',
  'PRESCHOOL_AND_SCHOOL',
  'AREA_GAS',
  'MEDICAL_ASSOCIATION',
  'WATER_CONSTRUCTION',
  'LANDSCAPING_DEPARTMENTS',
  'GOVERNORS',
  'ECOLOGY',
  'OTHERS',
] as const;

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

/** Labels of the types in the form, which offers ECOLOGY too. */
export const FORM_TYPE_LABELS = CUSTOMER_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] ?? 'Экология' }));

/** A taxpayer's number, text or number on the wire; digits. */
const tin = z.union([z.string(), z.number()]).nullish();

/** A customer as the list gives it (spec 002 §3); anything but its id may be missing. */
export const customerSchema = z.object({
  id: recordId,
  title: optionalName,
  tin: tin.transform((value) => String(value ?? '').trim() || null),
  type: optionalText,
});
export type Customer = z.output<typeof customerSchema>;

/** What a customer's type is called in the list; null where it has no label there. */
export const typeLabel = ({ type }: Pick<Customer, 'type'>): string | null =>
  (type !== null && Object.hasOwn(TYPE_LABELS, type) && TYPE_LABELS[type]) || null;

/** What the form holds and sends; a type that is not known has to be chosen anew. */
export const customerForm = recordForm({
  title: textField(),
  tin: { ...textField(), read: tin.transform((value) => digitsOf(String(value ?? ''))) },
  type: choiceField(CUSTOMER_TYPES),
});
