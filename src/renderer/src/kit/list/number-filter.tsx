import type { Text } from '@/i18n/catalogue.ts';
import { SelectFilter } from './select-filter.tsx';

export type NumberFilterProps = {
  label: Text;
  /** What may be chosen, such as years. */
  numbers: readonly number[];
  /** How a number is called. Default: by its digits. */
  name?: (value: number) => string;
  /** null: everything is shown. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** One of them is always chosen: there is no way to take the choice back. Default: false. */
  required?: boolean;
};

/** A narrow filter with one of a few numbers: a year, a quarter of the year. */
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
