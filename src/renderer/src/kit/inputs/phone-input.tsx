import { useState } from 'react';
import { DigitsInput, type DigitsInputProps } from './digits-input.tsx';
import { digitsOf, LOCAL_DIGITS, LOCAL_PATTERN, localPhone, storedPhone } from './identifiers.ts';

export type PhoneInputProps = Omit<DigitsInputProps, 'pattern'> & {
  /** How its nine digits stand, each a `#`. Default: `## ### ## ##`. */
  pattern?: string;
};

/** A field for a phone number of Uzbekistan: +998 stands before it; the value is 998XXXXXXXXX, '' for nothing. */
export function PhoneInput({ value, onChange, pattern = LOCAL_PATTERN, ...others }: PhoneInputProps) {
  // Half a number may look like one without its country: what is typed stays while it means what the form holds.
  const [typed, setTyped] = useState('');
  const hold = (local: string) => {
    setTyped(local);
    onChange(storedPhone(local));
  };
  return (
    <DigitsInput
      leftSection="+998"
      leftSectionWidth={56}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (digitsOf(pasted).length < LOCAL_DIGITS) return;
        // A whole number takes the place of what stands there; with its country's code it would not fit.
        event.preventDefault();
        hold(localPhone(pasted).slice(0, LOCAL_DIGITS));
      }}
      {...others}
      pattern={pattern}
      value={storedPhone(typed) === value ? typed : localPhone(value)}
      onChange={hold}
    />
  );
}
