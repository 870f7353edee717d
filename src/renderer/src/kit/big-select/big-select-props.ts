import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import type { BigOption, OptionsQuery } from './option.ts';

/** The props that `form.getInputProps` of a controlled form gives to a field. */
export type FormField<V> = {
  /** Default: null, nothing is chosen. */
  value?: V | null | undefined;
  onChange: (value: V | null) => void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  'data-path'?: string | undefined;
};

/** An option that an empty field offers: no value until the person takes it. */
export type OfferedOption<V extends string | number> = {
  readonly value: V;
  /** Why it is offered, shown beside its name. */
  readonly mark: Text;
};

/** Props of `BigSelect`; `V` is the type of an option's value. */
export type BigSelectProps<V extends string | number> = FormField<V> & {
  label: Text;
  /** The query of the options. */
  query: OptionsQuery<V>;
  /** Whether the field is marked as required and cannot be cleared. Default: false. */
  required?: boolean;
  /** Default: false. */
  disabled?: boolean;
  /** Shown while nothing is chosen. Default: an invitation to choose. */
  placeholder?: Text | undefined;
  /**
   * Offered in the empty field, and taken by Enter or a click on its mark; not offered unless it is among the options.
   * Default: nothing.
   */
  suggested?: OfferedOption<V> | undefined;
  /** Options beyond those of `query`, by which a value that somebody else has chosen is named. Default: none. */
  elsewhere?: readonly BigOption<V>[] | undefined;
  /** Message if the options could not be loaded. Default: the list words of the screen's document. */
  failed?: Text;
};
