import { createContext, use, useSyncExternalStore } from 'react';
import type { I18n, Translation } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);

/** Hands the interface language to what is inside it. */
export const I18nProvider = I18nContext.Provider;

/** The interface language of the window. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of its provider');
  return i18n;
}

/** The texts of the interface; renders again when the script changes. `t` and `tr` are stable while it does not. */
export function useT(): Translation {
  const { subscribe, current } = useI18n();
  return useSyncExternalStore(subscribe, current, current);
}
