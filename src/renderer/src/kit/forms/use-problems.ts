import type { UseFormReturnType } from '@mantine/form';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { type Field, fieldsOf } from './field.ts';

/** What is wrong with the fields of a form, by field. */
export type Problems<V> = Partial<Record<keyof V & string, Text>>;

export type ShownProblems<V> = {
  /** Props of an input, with what is said below it. */
  readonly field: Field<V>;
  /** What is said below a field, in the script of the moment; undefined for nothing. */
  readonly at: (field: keyof V & string) => string | undefined;
  /** How many fields say something. */
  readonly count: number;
};

/**
 * What is shown of what is wrong now: only at fields that a refused submit has marked, until they are changed or the
 * problem has gone by a change elsewhere.
 */
export function useProblems<V, T>(form: UseFormReturnType<V, T>, problems: Problems<V>): ShownProblems<V> {
  const { t } = useT();
  const { errors } = form;
  const plain = fieldsOf(form, t);
  const at = (field: keyof V & string) => {
    const problem = problems[field];
    return errors[field] && problem ? t(problem) : undefined;
  };
  // A field inside a group of fields is none of the rules'.
  const field: Field<V> = (path) => ({ ...plain(path), error: at(path as keyof V & string) });
  return { field, at, count: Object.keys(problems).filter((field) => errors[field]).length };
}
