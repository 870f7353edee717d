import { Select, type SelectProps } from '@mantine/core';
import { useKeysAfterClose } from './keys/use-keys-after-close.ts';
import { inWords } from './merging/in-words.ts';

export type ChoiceSelectProps<V extends string | number> = Omit<SelectProps<V>, 'data'> & {
  data: readonly { readonly value: V; readonly label: string }[];
};

/** A select of a few values. A value that is not offered is shown as it is. */
export function ChoiceSelect<V extends string | number = string>({ data, error, ...props }: ChoiceSelectProps<V>) {
  const keys = useKeysAfterClose();
  const labelOf = (value: V | null) => data.find((choice) => choice.value === value)?.label ?? String(value ?? '');
  return (
    <Select<V>
      // Otherwise a timer makes the chosen option active, and none if there is none: an Enter that comes just after the
      // arrow that opened the list would choose nothing.
      selectFirstOptionOnDropdownOpen={(props.value ?? null) === null}
      {...keys}
      {...props}
      data={[...data]}
      error={inWords(error, labelOf)}
    />
  );
}
