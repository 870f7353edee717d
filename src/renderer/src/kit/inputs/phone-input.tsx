import { DigitsInput, type DigitsInputProps } from './digits-input.tsx';
import { localPhone, storedPhone } from './identifiers.ts';

/** A field for a phone number of Uzbekistan: +998 stands before it; the value is 998XXXXXXXXX, '' for nothing. */
export function PhoneInput({ value, onChange, ...others }: Omit<DigitsInputProps, 'pattern'>) {
  return (
    <DigitsInput
      leftSection="+998"
      leftSectionWidth={56}
      onPaste={(event) => {
        // With its country's code it would not fit.
        event.preventDefault();
        onChange(storedPhone(localPhone(event.clipboardData.getData('text')).slice(0, 9)));
      }}
      {...others}
      pattern="## ### ## ##"
      value={localPhone(value)}
      onChange={(local) => onChange(storedPhone(local))}
    />
  );
}
