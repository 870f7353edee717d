import { z } from 'zod';

/** Languages in which the platform lists content; asked for by the header `hl` (spec 001 §2, §7). */
export const CONTENT_LANGUAGES = ['uz', 'ru', 'en'] as const;
export const contentLanguageSchema = z.enum(CONTENT_LANGUAGES);
export type ContentLanguage = z.infer<typeof contentLanguageSchema>;
