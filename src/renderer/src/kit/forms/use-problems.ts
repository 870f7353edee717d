import type { UseFormReturnType } from '@mantine/form';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Field, fieldsOf } from './field.ts';

/** Problems of a form's fields, by field. */
export type Problems<V> = Partial<Record<keyof V & string, Text>>;

/** Problems as the fields show them. */
export type ShownProblems<V> = {
  /** Props of an input, with the problem as its error. */
  readonly field: Field<V>;
  /** The problem shown below a field, in the chosen script; undefined for none. */
  readonly at: (field: keyof V & string) => string | undefined;
  /** Number of fields that show a problem. */
  readonly count: number;
};

/**
 * Selects which of the current problems to show: only those of fields marked by a refused submit, until the field
 * changes or the problem is solved elsewhere.
 */
export function useProblems<V, T>(form: UseFormReturnType<V, T>, problems: Problems<V>): ShownProblems<V> {
  const { t } = useT();
  const { errors } = form;
  const plain = fieldsOf(form, t);
  const texts: Readonly<Record<string, Text | undefined>> = problems;
  const at = (field: keyof V & string) => {
    const problem = texts[field];
    return errors[field] && problem ? t(problem) : undefined;
  };
  // Problems are by top-level field, so a field inside a group has none.
  const field: Field<V> = (path) => ({ ...plain(path), error: at(path as keyof V & string) });
  return { field, at, count: Object.keys(problems).filter((field) => errors[field]).length };
}
