import type { Script } from '@shared/settings.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from './catalogue.ts';
import { scriptOf } from './i18n.ts';

export interface Translation {
  /** A text of the interface in the chosen script. `values` fill its `{{names}}` and are shown as they are given. */
  t: (text: Text, values?: Readonly<Record<string, string | number>>) => string;
  /** Platform data (a name, a title) in the chosen script; Cyrillic words stay as they are, nothing gives ''. */
  tr: (data: string | null | undefined) => string;
  script: Script;
}

/** The texts of the interface; renders again when the script changes. `t` and `tr` are stable while it does not. */
export function useT(): Translation {
  const { t: translate, i18n } = useTranslation();
  return useMemo<Translation>(() => {
    const script = scriptOf(i18n);
    return {
      script,
      // `replace` keeps the names apart from i18next's own options (count, context, lng…).
      t: (text, values) => (values ? translate(text, { replace: values }) : translate(text)),
      tr: (data) => (data && script === 'cyrillic' ? translate(data, { skipInterpolation: true }) : (data ?? '')),
    };
  }, [translate, i18n]);
}
