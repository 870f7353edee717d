/** The five languages of a text, as forms name them, in the platform's order. */
export const LANGUAGES = ["O'zbekcha", 'Ўзбекча', 'Русский', 'English', 'Qaraqalpaqsha'] as const;
const KEYS = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'] as const;

/** A line for each language: its name on this screen, its key at the platform, and the suffix of its messages (Z-132). */
export const languagesWith = (suffixes: readonly string[], names: readonly string[] = LANGUAGES) =>
  KEYS.map((key, nth) => [names[nth] ?? '', key, suffixes[nth] ?? ''] as const);
