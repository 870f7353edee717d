import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { digitsOf, grouped } from './identifiers.ts';

export type DigitsInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** Digits only; '' for nothing. */
  value: string;
  onChange: (digits: string) => void;
  /** Layout of the digits, each a `#`: `## ### ## ##`. Also limits their number. */
  pattern: string;
};

/** A field for a number used as a name, not as an amount: digits only, in groups. */
export function DigitsInput({ value, onChange, pattern, ...others }: DigitsInputProps) {
  return (
    <NumberFormatBase
      customInput={TextInput}
      inputMode="numeric"
      autoComplete="off"
      {...(others as object)}
      format={(digits) => grouped(digits, pattern)}
      removeFormatting={digitsOf}
      onKeyDownCapture={passSigns}
      valueIsNumericString
      value={value}
      onValueChange={({ value: digits }) => {
        if (digits !== value) onChange(digits);
      }}
    />
  );
}

/**
 * Moves the caret past separators to the digit that Backspace or Delete should remove: a removed separator would only
 * reappear.
 */
function passSigns({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  const { value, selectionStart: at, selectionEnd } = field;
  if (at === null || at !== selectionEnd) return;
  const ahead = value.slice(at).search(/\d/);
  if (key === 'Delete' && ahead > 0) field.setSelectionRange(at + ahead, at + ahead);
  const after = value.slice(0, at).search(/\d\D*$/) + 1;
  if (key === 'Backspace' && after < at) field.setSelectionRange(after, after);
}

type OneNumberProps = Omit<DigitsInputProps, 'pattern'>;

/** A field for a taxpayer's number (STIR, INN): nine digits, kept as text. */
export const StirInput = (props: OneNumberProps) => <DigitsInput {...props} pattern="### ### ###" />;

/** A field for a personal number (PINFL): 14 digits, grouped as sex and century, birthday, district, number, check. */
export const PinflInput = (props: OneNumberProps) => <DigitsInput {...props} pattern="# ###### ### ### #" />;
