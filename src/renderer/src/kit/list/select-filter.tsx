import { useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { clearButton } from './clear-button.ts';

export type SelectFilterProps<T extends string> = {
  /** Name of the filter: accessible name, and placeholder while nothing is chosen. */
  label: Text;
  options: readonly { value: T; label: string }[];
  /** null: no filter. */
  value: T | null;
  onChange: (value: T | null) => void;
  /** px. Default: 210. */
  width?: number;
  /** Label of a value that is not among the options, such as one from an address. Default: the value. */
  unlisted?: (value: T) => string;
  /** Whether there are no options yet. Default: false. */
  disabled?: boolean;
  /** Whether an option must be chosen. Default: false. */
  required?: boolean;
};

/** A filter of many values, of which at most one is chosen. */
export function SelectFilter<T extends string>(props: SelectFilterProps<T>) {
  const { label, options, value, onChange, width = 210, unlisted = String, disabled = false, required = false } = props;
  const { t } = useT();
  const input = useRef<HTMLInputElement>(null);
  const others = value === null || options.some((option) => option.value === value) ? [] : [value];
  const data = [...options, ...others.map((other) => ({ value: other, label: unlisted(other) }))];
  return (
    <ChoiceSelect
      ref={input}
      aria-label={t(label)}
      placeholder={t(label)}
      data={data}
      value={value}
      onChange={(chosen) => onChange(data.find((option) => option.value === chosen)?.value ?? null)}
      w={width}
      disabled={disabled}
      clearable={!required}
      clearButtonProps={clearButton(t, input)}
    />
  );
}
