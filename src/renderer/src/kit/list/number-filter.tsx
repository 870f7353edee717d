import type { Text } from '@/i18n/text.ts';
import { SelectFilter } from './select-filter.tsx';

export type NumberFilterProps = {
  label: Text;
  /** The choices, such as years. */
  numbers: readonly number[];
  /** Label of a number. Default: its digits. */
  name?: (value: number) => string;
  /** null: no filter. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Whether a number must be chosen: the filter cannot be cleared. Default: false. */
  required?: boolean;
};

/** A narrow filter of a few numbers: a year, a quarter of the year. */
export const NumberFilter = ({
  label,
  numbers,
  name = String,
  value,
  onChange,
  required = false,
}: NumberFilterProps) => (
  <SelectFilter
    label={label}
    options={numbers.map((number) => ({ value: String(number), label: name(number) }))}
    value={value === null ? null : String(value)}
    onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    width={132}
    required={required}
  />
);
