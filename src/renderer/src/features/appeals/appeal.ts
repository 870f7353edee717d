import { trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { oddWordsSchema, withOddWords } from '@/kit/odd-words.ts';
import { wordsOf } from '@/kit/safe-html/words.ts';
import type { TagLook } from '@/kit/tag.tsx';

/** Types of an appeal, in the document's order (F-004); labels and colours are ours (Z-129). */
export const TYPES = [3, 0, 1, 2, 4] as const;
/** Type of an appeal (F-004). */
export type AppealType = (typeof TYPES)[number];
/** Label, colour and icon of each type (Z-129). */
export const TYPE_LOOKS: Readonly<Record<AppealType, TagLook & { label: Text }>> = {
  3: { label: "Majburiy ovoz yig'ish", tone: 'bad', icon: 'alert-triangle' },
  0: { label: 'Taklif', tone: 'info', icon: 'bulb' },
  1: { label: 'Shikoyat', tone: 'gold', icon: 'message-report' },
  2: { label: 'Minnatdorchilik', tone: 'good', icon: 'heart' },
  4: { label: 'Savol', tone: 'violet', icon: 'help-circle' },
};

/** Statuses of an appeal (F-005). */
export const STATUSES = ['NEW', 'ANSWERED', 'REJECTED'] as const;
/** Status of an appeal (F-005). */
export type AppealStatus = (typeof STATUSES)[number];
/** Label, colour and icon of each status. */
export const STATUS_LOOKS: Readonly<Record<AppealStatus, TagLook & { label: Text }>> = {
  NEW: { label: 'Yangi', tone: 'info', icon: 'circle-dot' },
  ANSWERED: { label: 'Javob berilgan', tone: 'good', icon: 'circle-check' },
  REJECTED: { label: 'Rad etilgan', tone: 'bad', icon: 'ban' },
};

/** An answer is a plain text, or an object with a date: the document names the field, not its shape. */
const answerSchema = z
  .union([z.string(), z.object({ context: optionalText, created_date: optionalTime })])
  .nullish()
  .transform((answer) => {
    const { context, created_date = null } =
      typeof answer === 'string' ? { context: trimmed(answer) || null } : (answer ?? { context: null });
    return context === null ? null : { context, created_date };
  });

const fieldsSchema = z.object({
  question_id: recordId,
  public_id: optionalText,
  author_id: optionalNumber,
  author_name: optionalText,
  /** HTML from an untrusted author: render it with `SafeHtml` only. */
  question: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  /** null for an unknown type. Numbers may arrive as text. */
  type: z
    .preprocess((type) => (typeof type === 'string' && type !== '' ? Number(type) : type), z.literal(TYPES))
    .nullable()
    .catch(null),
  status: z.enum(STATUSES).nullable().catch(null),
  answer: answerSchema,
  created_date: optionalTime,
  odd_words: oddWordsSchema,
});

const WORDS = { type: TYPES, status: STATUSES };
/** An appeal as the list gives it (spec 001 §3); anything but its id may be missing. */
export const appealSchema = z
  .preprocess((row) => withOddWords(row, WORDS), fieldsSchema)
  .transform((appeal) => ({ ...appeal, words: wordsOf(appeal.question) }));
/** An appeal of a citizen (spec 001 §3). */
export type Appeal = z.output<typeof appealSchema>;

/** Name of an appeal in messages shown away from its row. */
export const nameOf = ({ public_id, question_id, author_name }: Appeal): string =>
  [public_id ?? question_id, author_name].filter(Boolean).join(', ');
