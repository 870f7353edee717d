import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { choiceField } from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { type Language, localizedData, titleField } from '@/kit/localized/languages.ts';

/** Where a question is shown (H-004); the words are ours. */
const TYPES = ['PORTAL', 'MY_SCHOOL'] as const;
type FaqType = (typeof TYPES)[number];
const TYPE_LABELS = { PORTAL: 'Portal', MY_SCHOOL: 'Mening maktabim' } as const satisfies Record<FaqType, Text>;

/** The types that a question may have, as options. */
export const TYPE_OPTIONS = TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** A question as the list gives it. */
export const rowSchema = z.object({
  id: recordId,
  question: localizedData,
  order: optionalNumber,
  /** What it is called; null for a type that this program does not know. */
  type: z
    .enum(TYPES)
    .transform((type): Text => TYPE_LABELS[type])
    .nullable()
    .catch(null),
});
export type Faq = z.output<typeof rowSchema>;

/** What a language is called in the messages (Z-132); the document gives those of the question, the answer's are ours. */
const MESSAGES: Readonly<Record<Language, { question: Text; answer: Text }>> = {
  uz_lat: { question: 'Sarlavha majburiy (Uz Lat)', answer: 'Javob majburiy (Uz Lat)' },
  uz_cyr: { question: 'Sarlavha majburiy (Uz Cyr)', answer: 'Javob majburiy (Uz Cyr)' },
  ru: { question: 'Sarlavha majburiy (Ru)', answer: 'Javob majburiy (Ru)' },
  en: { question: 'Sarlavha majburiy (En)', answer: 'Javob majburiy (En)' },
  kr: { question: 'Sarlavha majburiy (Kr)', answer: 'Javob majburiy (Kr)' },
};

/** The place among the questions; 0 where none is entered (H-005). */
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

/** What the form of a question holds and sends (spec 001 §5). */
export const faqForm = recordForm({
  question: titleField((language) => MESSAGES[language].question),
  answer: titleField((language) => MESSAGES[language].answer),
  order: orderField,
  type: { ...choiceField(TYPES), empty: (): FaqType => 'PORTAL' },
});
