import { useState } from 'react';
import { DigitsInput, type DigitsInputProps } from './digits-input.tsx';
import { digitsOf, LOCAL_DIGITS, LOCAL_PATTERN, localPhone, storedPhone } from './identifiers.ts';

export type PhoneInputProps = Omit<DigitsInputProps, 'pattern'> & {
  /** Layout of the nine digits, each a `#`. Default: `## ### ## ##`. */
  pattern?: string;
};

/** A field for an Uzbek phone number with a fixed +998; the value is 998XXXXXXXXX, '' for nothing. */
export function PhoneInput({ value, onChange, pattern = LOCAL_PATTERN, ...others }: PhoneInputProps) {
  // An unfinished number can start like the country code: keep the typed text as long as it means the form's value.
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
        // A complete pasted number replaces the field's text; with its country code it would not fit.
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
