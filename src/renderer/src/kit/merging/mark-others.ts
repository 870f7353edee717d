import type { UseFormReturnType } from '@mantine/form';
import { createElement } from 'react';
import type { Values } from './changed.ts';
import { ChangedField, UndoneField } from './changed-field.tsx';
import type { Merged } from './rebase.ts';

/**
 * Sets errors at the fields of a merged form that the person must check, with what the record has `now`; the inputs show
 * it (`inWords`). Call after setting the form's values, which clears errors.
 */
export function markOthers<V extends Values>(
  form: Pick<UseFormReturnType<V>, 'setFieldError'>,
  { both, undone }: Pick<Merged<V>, 'both' | 'undone'>,
  now: Values,
): void {
  for (const path of both) {
    form.setFieldError(path, createElement(ChangedField, { value: valueAt(now, path), record: now }));
  }
  for (const path of undone) form.setFieldError(path, createElement(UndoneField));
}

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce((group: unknown, name) => (group as Values | undefined)?.[name], values);
