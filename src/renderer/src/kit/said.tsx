import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

/** A text, such as a form error with values: translated when rendered, so that it follows a change of script. */
export function Said({ text, values = {} }: { text: Text; values?: Readonly<Record<string, string | number>> }) {
  const { t } = useT();
  return t(text, values);
}
