import { z } from 'zod';
import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { choiceField, countField, idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { localizedData, titleField } from '@/kit/localized/languages.ts';

/** Row of the list (spec 001 §3); `price` in so'm. */
export const productSchema = z.object({
  id: recordId,
  title: localizedData,
  category: optionalName,
  board_id: optionalNumber,
  unit_of_measure: optionalText,
  max_available: optionalNumber,
  price: optionalNumber,
});
/** A product (spec 001 §3). */
export type Product = z.output<typeof productSchema>;

/** Labels of the units of measure among the products (P-011); in registries the label of a set differs (Z-003). */
export const UNIT_LABELS = { collection: "To'plam", piece: 'Dona', package: 'Quti' } as const satisfies Record<
  string,
  Text
>;
type Unit = keyof typeof UNIT_LABELS;
const UNITS = Object.keys(UNIT_LABELS) as [Unit, ...Unit[]];

/** Label of a unit; null for an unknown unit. */
export const unitLabel = (unit: string | null): Text | null =>
  unit !== null && Object.hasOwn(UNIT_LABELS, unit) ? UNIT_LABELS[unit as Unit] : null;

/** Units that the form offers: sets and pieces; packages only for a product already measured in packages (P-010). */
export const offeredUnits = (before: string | null): readonly Unit[] =>
  UNITS.filter((unit) => unit !== 'package' || unit === before);

/** The form of a product: fields, rules and body (P-003 to P-009). */
export const productForm = recordForm({
  board_id: idField(),
  title: titleField((language) => TITLE_MESSAGES[language]),
  category_id: idField({ message: 'Kategoriya tanlash majburiy' }),
  unit_of_measure: choiceField(UNITS, { message: "O'lchov birligini tanlash majburiy" }),
  max_available: countField({ message: 'Tovar sonini kiritish majburiy' }),
  price: countField({ message: 'Narxni kiritish majburiy' }),
});
