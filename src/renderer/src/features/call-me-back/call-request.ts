import { eitherCase } from '@shared/either-case.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { optionalText, recordId } from '@/kit/fields.ts';
import { oddWordsSchema, withOddWords } from '@/kit/odd-words.ts';
import type { TagLook } from '@/kit/tag.tsx';

/** States of a call-back request (H-015). */
export const STATES = ['NEW', 'CLOSED'] as const;
/** Label, colour and icon of each state. */
export const STATE_LOOKS: Readonly<Record<(typeof STATES)[number], TagLook & { label: Text }>> = {
  NEW: { label: 'YANGI', tone: 'info', icon: 'circle-dot' },
  CLOSED: { label: 'YOPILGAN', tone: 'good', icon: 'circle-check' },
};

const fieldsSchema = eitherCase(
  z.object({
    id: recordId,
    phoneNumber: optionalText,
    lang: optionalText,
    /** null for an unknown state. */
    state: z.enum(STATES).nullable().catch(null),
    odd_words: oddWordsSchema,
  }),
);
export const callRequestSchema = z.preprocess((row) => withOddWords(row, { state: STATES }), fieldsSchema);
/** A citizen's request to be called back (spec 001 §3). */
export type CallRequest = z.output<typeof callRequestSchema>;

/** Whether a request can be closed: only a new request; a closed request is never reopened (H-017). */
export const canClose = ({ state }: Pick<CallRequest, 'state'>): boolean => state === 'NEW';
