import type { Text } from '@/i18n/text.ts';
import type { Language } from '@/kit/localized/languages.ts';

/** Messages for an empty title by language, for documents that name the language (Z-132; spec 001 §5). */
export const TITLE_MESSAGES = {
  uz_lat: 'Sarlavha majburiy (Uz)',
  uz_cyr: 'Sarlavha majburiy (UzKr)',
  ru: 'Sarlavha majburiy (Ru)',
  en: 'Sarlavha majburiy (En)',
  kr: 'Sarlavha majburiy (Kp)',
} as const satisfies Readonly<Record<Language, Text>>;
