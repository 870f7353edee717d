/** The languages of the content, in their order (Q-018, Z-097). */
export const LANGUAGES = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'] as const;
export type Language = (typeof LANGUAGES)[number];
