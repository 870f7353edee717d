import { useMemo, useState } from 'react';
import { inWords } from '../merging/in-words.ts';
import { phoneShape } from './digits/phone-shape.ts';
import { type DigitsInputProps, ShapedTextInput } from './digits-input.tsx';
import { LOCAL_PATTERN, localPhone, shownPhone, storedPhone } from './identifiers.ts';

export type PhoneInputProps = Omit<DigitsInputProps, 'pattern'> & {
  /** Layout of the nine digits, each a `#`. Default: `## ### ## ##`. */
  pattern?: string;
  /** Whether a short number such as 1055 is accepted, too; it is kept without the country code (default: no). */
  short?: boolean;
};

/** Most digits of a short number; with more it is the beginning of a long one. */
const SHORT_DIGITS = 4;

/**
 * A field for an Uzbek phone number with a fixed +998, typed or pasted with or without its country code; the value is
 * 998XXXXXXXXX, '' for nothing.
 */
export function PhoneInput({ value, onChange, pattern = LOCAL_PATTERN, short = false, ...others }: PhoneInputProps) {
  const shape = useMemo(() => phoneShape(pattern), [pattern]);
  // An unfinished number can start like the country code: keep the typed text as long as it means the form's value.
  const [typed, setTyped] = useState('');
  const isShort = (local: string) => short && local !== '' && local.length <= SHORT_DIGITS;
  const stored = (local: string) => (isShort(local) ? local : storedPhone(local));
  return (
    <ShapedTextInput
      leftSection={isShort(value) ? null : '+998'}
      leftSectionWidth={56}
      {...others}
      error={inWords(others.error, shownPhone)}
      shape={shape}
      value={stored(typed) === value ? typed : localPhone(value)}
      onChange={(local) => {
        setTyped(local);
        onChange(stored(local));
      }}
    />
  );
}
