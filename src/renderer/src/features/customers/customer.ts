import { z } from 'zod';
import { optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';
import { digitsOf, isStir } from '@/kit/inputs/identifiers.ts';

/** What a customer can be, in the specification's order. */
export const CUSTOMER_TYPES = [
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

/** What the form holds and sends. */
export const customerForm = z.object({
  title: requiredText(),
  tin: requiredText(),
  type: required(z.enum(CUSTOMER_TYPES)),
});
export type CustomerValues = z.input<typeof customerForm>;
export const NEW_CUSTOMER: CustomerValues = { title: '', tin: '', type: null };

/** Whether a number is one to look at twice: a taxpayer's has nine digits, but any number is taken. */
export const isUnusualTin = (tin: string): boolean => tin !== '' && !isStir(tin);

/** A customer as the form takes it; a type that is not known has to be chosen anew. */
export const customerData: z.ZodType<CustomerValues> = z.object({
  title: optionalText.transform((title) => title ?? ''),
  tin: tin.transform((value) => digitsOf(String(value ?? ''))),
  type: z.enum(CUSTOMER_TYPES).nullable().catch(null),
});
