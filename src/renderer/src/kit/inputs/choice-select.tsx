import { Select, type SelectProps } from '@mantine/core';
import { inWords } from '../merging/in-words.ts';

export type ChoiceSelectProps<V extends string | number> = Omit<SelectProps<V>, 'data'> & {
  data: readonly { readonly value: V; readonly label: string }[];
};

/** A select of a few values in a form. A value that is not offered is shown as it is. */
export function ChoiceSelect<V extends string | number = string>({ data, error, ...props }: ChoiceSelectProps<V>) {
  const labelOf = (value: V | null) => data.find((choice) => choice.value === value)?.label ?? String(value ?? '');
  return <Select<V> {...props} data={[...data]} error={inWords(error, labelOf)} />;
}
