import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';

/** What a required field says where the documents name nothing else. */
export const REQUIRED = 'Majburiy maydon' satisfies Text;

/** A text that must not be blank; sent without blanks around it. */
export const requiredText = (message: Text = REQUIRED) => z.string().trim().min(1, message);

/** What must be chosen or entered: the form begins with null, what is sent is never null. */
export const required = <S extends z.ZodType>(schema: S, message: Text = REQUIRED) =>
  schema.nullable().transform((value, context): z.output<S> => {
    if (value !== null) return value as z.output<S>;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const NO_YEAR = "Yil noto'g'ri kiritilgan" satisfies Text;

/** A year of four digits (spec 002 §9); the range is ours, against slips of the finger. */
export const year = z.number().int(NO_YEAR).min(1900, NO_YEAR).max(2100, NO_YEAR);

/** A day as YYYY-MM-DD, in a field that may be left empty. */
export const optionalDay = z.iso.date("Sana noto'g'ri kiritilgan" satisfies Text).nullable();
