import { trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import { optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { choiceField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Types of a customer, in the specification's order. */
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

/** Labels of the types in the list: Uzbek Cyrillic in both scripts; ECOLOGY has none (R-019, Z-107). */
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

/** Options of the type field; unlike the list, the form has a label for ECOLOGY. */
export const FORM_TYPE_LABELS = CUSTOMER_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] ?? 'Экология' }));

/** Taxpayer number: text or number in the answer, a text of digits here. */
const tin = z.union([z.string(), z.number()]).nullish();

/** Row of the list (spec 002 §3); anything but the id may be missing. */
export const customerSchema = z.object({
  id: recordId,
  title: optionalName,
  tin: tin.transform((value) => trimmed(String(value ?? '')) || null),
  type: optionalText,
});
/** A customer (spec 002 §3). */
export type Customer = z.output<typeof customerSchema>;

/** Label of a customer's type in the list: none for ECOLOGY (Z-107), and an unknown type as it came. */
export const typeLabel = ({ type }: Pick<Customer, 'type'>): string | null =>
  type === null || type === 'ECOLOGY' ? null : Object.hasOwn(TYPE_LABELS, type) ? (TYPE_LABELS[type] ?? null) : type;

/** The form of a customer. */
export const customerForm = recordForm({
  title: textField(),
  tin: textField(),
  type: choiceField(CUSTOMER_TYPES),
});
