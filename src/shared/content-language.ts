import { z } from 'zod';

/** Languages of the platform's content, requested by the header `hl` (spec 001 §2, §7). */
export const CONTENT_LANGUAGES = ['uz', 'ru', 'en'] as const;
/** Schema of a content language. */
export const contentLanguageSchema = z.enum(CONTENT_LANGUAGES);
/** One of `CONTENT_LANGUAGES`. */
export type ContentLanguage = z.infer<typeof contentLanguageSchema>;
