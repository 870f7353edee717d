import { useEffect } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

/** Sets the window title to the text and the product name; undefined: the product name alone. */
export function useWindowTitle(text: Text | undefined): void {
  const { t } = useT();
  const product = t('Tashabbusli budjet');
  const title = text === undefined ? product : `${t(text)} — ${product}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
