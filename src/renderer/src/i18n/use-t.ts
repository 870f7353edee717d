import { createContext, use, useSyncExternalStore } from 'react';
import type { I18n, Translation } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);

/** Provides the interface language to its children. */
export const I18nProvider = I18nContext.Provider;

/** Returns the interface language of the window; throws outside of `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of its provider');
  return i18n;
}

/** Returns the translation functions; renders again when the script changes. `t` and `tr` are stable until then. */
export function useT(): Translation {
  const { subscribe, current } = useI18n();
  return useSyncExternalStore(subscribe, current, current);
}
