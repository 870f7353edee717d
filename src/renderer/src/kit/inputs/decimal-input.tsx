import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';

export type DecimalInputProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'clampBehavior'> & {
  /** null, the default: nothing is entered. */
  value?: number | null;
  onChange: (value: number | null) => void;
};

/**
 * A field for a number with decimals, below 0 too: a comma or a full stop begins them, thousands stand apart by spaces
 * (spec 002 §9). Fits the field of a `number | null`.
 */
export function DecimalInput({ value = null, onChange, ...others }: DecimalInputProps) {
  // Half a number ("12,", "-") is no other number: what is typed stays while it means what the form holds.
  const [typed, setTyped] = useState<string | number | bigint>('');
  return (
    <NumberInput
      hideControls
      withKeyboardEvents={false}
      thousandSeparator=" "
      decimalSeparator=","
      decimalScale={6}
      isAllowed={({ floatValue }) => floatValue === undefined || Math.abs(floatValue) <= Number.MAX_SAFE_INTEGER}
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

/** Lets a true minus sign, with which the program and others show numbers below 0, be pasted: the field knows the hyphen only. */
function pasteMinus(event: ClipboardEvent): void {
  const pasted = event.clipboardData.getData('text');
  if (!pasted.includes('\u2212')) return;
  event.preventDefault();
  event.stopPropagation();
  // As if it were typed, so that the field formats it and Ctrl+Z takes it back.
  document.execCommand('insertText', false, pasted.replaceAll('\u2212', '-').replace(/\s/g, ''));
}

/** The number that a typed text means so far; null where it means none. */
export function numberIn(typed: string | number | bigint): number | null {
  if (typed === '' || Number.isNaN(Number(typed))) return null;
  return Number(typed) || 0;
}
