import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

/** A text with its values as an error that a form keeps: translated when it is shown, so that it follows the script. */
export function Said({ text, values }: { text: Text; values: Readonly<Record<string, string | number>> }) {
  const { t } = useT();
  return t(text, values);
}
