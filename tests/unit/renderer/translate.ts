import { createI18n, type Translation } from '@/i18n/i18n.ts';

/** `t` in a script, outside of React. */
export const translate = (script: 'latin' | 'cyrillic'): Translation['t'] => createI18n(script).current().t;
