import { TextInput } from '@mantine/core';
import { isPhone } from './identifiers.ts';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

export type KeptPhoneInputProps = Omit<PhoneInputProps, 'pattern'> & {
  /** The record's number before anything was typed, as `keptPhone` gives it; '' for none. */
  before: string;
};

/**
 * A field for the phone number of a record that may have another than an Uzbek one: with a fixed +998, or, where the
 * number does not fit that mask, a plain one, in which it stands as it is.
 */
export function KeptPhoneInput({ before, ...props }: KeptPhoneInputProps) {
  if (before === '' || isPhone(before)) return <PhoneInput {...props} />;
  return <TextInput {...props} onChange={({ currentTarget }) => props.onChange(currentTarget.value)} />;
}
