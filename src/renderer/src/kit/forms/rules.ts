import { isBlank, trimmed } from '@shared/blank.ts';
import { hasUserName } from '@shared/user-name.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';

/** Message of an empty required field if the documents give none. */
export const REQUIRED = 'Majburiy maydon' satisfies Text;

/** Rule of a required text, which must not be blank; the output is trimmed. */
export const requiredText = (message: Text = REQUIRED) => z.string().overwrite(trimmed).min(1, message);

/** Whether a field has no value: null or a blank text. */
export const isMissing = (value: unknown): boolean => value === null || (typeof value === 'string' && isBlank(value));

/** Makes a rule required: the form begins with null, the output is never null. */
export const required = <S extends z.ZodType>(schema: S, message: Text = REQUIRED) =>
  schema.nullable().transform((value, context): z.output<S> => {
    if (value !== null) return value as z.output<S>;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Message for a link that names a user. */
export const NO_USER_NAME = "Havolada @ belgisidan oldin nom bo'lmasin: u boshqa saytga olib boradi" satisfies Text;

/** Rule of a required text that is published as a link. */
export const requiredLink = requiredText().refine((text) => !hasUserName(text), NO_USER_NAME);

const NO_YEAR = "Yil noto'g'ri kiritilgan" satisfies Text;

/** Rule of a year with four digits (spec 002 §9); the range is our own, against typing errors. */
export const year = z.number().int(NO_YEAR).min(1900, NO_YEAR).max(2100, NO_YEAR);

/** Rule of an optional day, YYYY-MM-DD. */
export const optionalDay = z.iso.date("Sana noto'g'ri kiritilgan" satisfies Text).nullable();
