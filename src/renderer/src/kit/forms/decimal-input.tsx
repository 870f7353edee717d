import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

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

/** The number that a typed text means so far; null where it means none. */
export function numberIn(typed: string | number | bigint): number | null {
  if (typed === '' || Number.isNaN(Number(typed))) return null;
  return Number(typed) || 0;
}
