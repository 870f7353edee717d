import { TextInput } from '@mantine/core';
import { isPhone } from './identifiers.ts';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

export type KeptPhoneInputProps = Omit<PhoneInputProps, 'pattern'> & {
  /** The record's number before any input, as `keptPhone` returns it; '' for none. */
  before: string;
};

/**
 * A field for a record's phone number, which need not be Uzbek: with a fixed +998, or, if the number does not fit that
 * mask, a plain field with the number unchanged.
 */
export function KeptPhoneInput({ before, short = false, ...props }: KeptPhoneInputProps) {
  if (before === '' || isPhone(before)) return <PhoneInput {...props} short={short} />;
  return <TextInput {...props} onChange={({ currentTarget }) => props.onChange(currentTarget.value)} />;
}
