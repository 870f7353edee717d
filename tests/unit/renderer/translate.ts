import { createI18n } from '@/i18n/i18n.ts';
import type { Translation } from '@/i18n/use-t.ts';

/** `t` in a script, outside of React. */
export const translate = (script: 'latin' | 'cyrillic'): Translation['t'] => {
  const i18n = createI18n(script);
  return (text, values) => (values ? i18n.t(text, { replace: values }) : i18n.t(text));
};
