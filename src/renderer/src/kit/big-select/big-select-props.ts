import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { OptionsQuery } from './option.ts';

/** What `form.getInputProps` of a controlled form gives to a field. */
export type FormField<V> = {
  /** Default, as null: nothing is chosen. */
  value?: V | null | undefined;
  onChange: (value: V | null) => void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  'data-path'?: string | undefined;
};

export type BigSelectProps<V extends string | number> = FormField<V> & {
  label: Text;
  /** The options, and how it stands with them. */
  query: OptionsQuery<V>;
  /** Marked, and it cannot be emptied again. Default: false. */
  required?: boolean;
  /** Default: false. */
  disabled?: boolean;
  /** Said where the options could not be loaded. Default: what the screen's document says of lists. */
  failed?: Text;
};
