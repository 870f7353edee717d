import type { UseFormReturnType } from '@mantine/form';
import { trimmed } from '@shared/blank.ts';
import { createElement } from 'react';
import type { Values } from './changed.ts';
import { ChangedField, UndoneField } from './changed-field.tsx';
import type { Merged } from './rebase.ts';

/**
 * Sets errors at the fields of a merged form that the person must check, showing the record's text in `now`. Call after
 * setting the form's values, which clears errors.
 */
export function markOthers<V extends Values>(
  form: Pick<UseFormReturnType<V>, 'setFieldError'>,
  { both, undone }: Pick<Merged<V>, 'both' | 'undone'>,
  now: Values,
  isTyped: (path: string) => boolean = () => false,
): void {
  for (const path of both) {
    const isText = path.includes('.') || isTyped(path);
    form.setFieldError(path, createElement(ChangedField, isText ? plainText(valueAt(now, path)) : null));
  }
  for (const path of undone) form.setFieldError(path, createElement(UndoneField));
}

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce((group: unknown, name) => (group as Values | undefined)?.[name], values);

/** Props with a text; null for HTML and other values. */
const plainText = (value: unknown) =>
  typeof value === 'string' && !value.includes('<') ? { text: trimmed(value) } : null;
