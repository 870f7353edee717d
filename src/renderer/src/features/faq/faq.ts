import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { labelledWord, optionalNumber, recordId } from '@/kit/fields.ts';
import { choiceField } from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { type Language, localizedData, titleField } from '@/kit/localized/languages.ts';

/** Sites that show a question (H-004); the labels are ours. */
const TYPES = ['PORTAL', 'MY_SCHOOL'] as const;
type FaqType = (typeof TYPES)[number];
const TYPE_LABELS = { PORTAL: 'Portal', MY_SCHOOL: 'Mening maktabim' } as const satisfies Record<FaqType, Text>;

/** Options of the type field. */
export const TYPE_OPTIONS = TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  question: localizedData,
  order: optionalNumber,
  /** Label of the type. */
  type: labelledWord<Text>(TYPE_LABELS),
});
/** A frequently asked question (spec 001 §3). */
export type Faq = z.output<typeof rowSchema>;

/** Messages for an empty question or answer, by language (H-002, H-003, Z-132). */
const MESSAGES: Readonly<Record<Language, Text>> = {
  uz_lat: 'Sarlavha majburiy (Uz Lat)',
  uz_cyr: 'Sarlavha majburiy (Uz Cyr)',
  ru: 'Sarlavha majburiy (Ru)',
  en: 'Sarlavha majburiy (En)',
  kr: 'Sarlavha majburiy (Kr)',
};

/** Position among the questions; 0 where the field is empty (H-005). */
const orderField: RecordField<number | null, number> = {
  empty: () => 0,
  read: optionalNumber,
  rule: z
    .number()
    .int()
    .nullable()
    .transform((order) => order ?? 0),
  required: false,
};

/** The form of a question: fields, rules and body (spec 001 §5). */
export const faqForm = recordForm({
  question: titleField((language) => MESSAGES[language]),
  answer: titleField((language) => MESSAGES[language]),
  order: orderField,
  type: { ...choiceField(TYPES), empty: (): string | null => 'PORTAL' },
});
