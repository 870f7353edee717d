import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';

export type DecimalInputProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'clampBehavior'> & {
  /** null for an empty field (the default). */
  value?: number | null;
  onChange: (value: number | null) => void;
};

/** Decimals that can be typed. */
export const DECIMALS = 6;

/**
 * A field for a decimal number, also negative: a comma or a full stop starts the decimals, thousands are grouped by
 * spaces (spec 002 §9). A digit beyond the number's precision is ignored. All decimals of a record's own number are
 * shown, even more than can be typed: the field shows what is sent. For a form value `number | null`.
 */
export function DecimalInput({ value = null, onChange, ...others }: DecimalInputProps) {
  // Unfinished input ("12,", "-") has the same value as the form: keep the typed text as long as both values agree.
  const [typed, setTyped] = useState<string | number | bigint>('');
  return (
    <NumberInput
      hideControls
      withKeyboardEvents={false}
      thousandSeparator=" "
      decimalSeparator=","
      decimalScale={Math.max(DECIMALS, decimalsOf(value))}
      isAllowed={({ value: entered }) => isExact(entered)}
      {...others}
      onPasteCapture={pasteMinus}
      valueIsNumericString
      clampBehavior="none"
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onChange={(entered) => {
        setTyped(entered);
        onChange(numberIn(entered));
      }}
    />
  );
}

/**
 * Accepts a pasted minus sign (U+2212), with which this and other programs show negative numbers; the input accepts
 * only the hyphen.
 */
function pasteMinus(event: ClipboardEvent): void {
  const pasted = event.clipboardData.getData('text');
  if (!pasted.includes('\u2212')) return;
  event.preventDefault();
  event.stopPropagation();
  // Inserted as if typed: the field formats the text, and Ctrl+Z undoes it.
  document.execCommand('insertText', false, pasted.replaceAll('\u2212', '-').replace(/\s/g, ''));
}

/** Parses typed text; null if the text is not a number yet. */
export function numberIn(typed: string | number | bigint): number | null {
  if (typed === '' || Number.isNaN(Number(typed))) return null;
  return Number(typed) || 0;
}

/** How many decimals a number has; 0 for none. */
export function decimalsOf(value: number | null): number {
  const [digits = '', exponent = '0'] = String(value ?? '').split('e-');
  return (digits.split('.')[1]?.length ?? 0) + Number(exponent);
}

/** Whether a number holds every digit of the typed text; always true for text that is not a number yet. */
export function isExact(typed: string): boolean {
  const number = numberIn(typed);
  return number === null || digitsOf(String(number)) === digitsOf(typed);
}

/** The digits without sign, leading zeros and trailing decimal zeros. */
const digitsOf = (text: string): string => {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  return `${whole.replace(/^0+/, '')}.${decimals.replace(/0+$/, '')}`;
};
