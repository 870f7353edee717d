import type { Text } from '@/i18n/text.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { alsoChecked } from './also-checked.ts';
import type { RecordForm } from './record-form.ts';
import { isMissing, REQUIRED } from './rules.ts';

/**
 * Returns the form with additional required fields: those that `needed` returns for the current values. All fields are
 * validated at once. The caller marks the inputs of these fields as required.
 */
export const alsoRequired = <V extends FormValues, Sent>(
  form: RecordForm<V, Sent>,
  needed: (values: V) => readonly (keyof V & string)[],
): RecordForm<V, Sent> =>
  alsoChecked(form, (values) => {
    const missing = needed(values).filter((field) => isMissing(values[field]));
    return Object.fromEntries(missing.map((field) => [field, REQUIRED])) as Partial<Record<keyof V & string, Text>>;
  });
