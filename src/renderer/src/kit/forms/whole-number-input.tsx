import { NumberInput, type NumberInputProps } from '@mantine/core';

export type WholeNumberInputProps = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'allowDecimal' | 'allowNegative' | 'clampBehavior'
> & {
  /** null, the default: nothing is entered. */
  value?: number | null;
  onChange: (value: number | null) => void;
};

/** A field for a whole number from 0 on; takes digits only. Fits `form.getInputProps` of a `number | null`. */
export function WholeNumberInput({ value, onChange, ...others }: WholeNumberInputProps) {
  return (
    <NumberInput
      hideControls
      isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= Number.MAX_SAFE_INTEGER}
      {...others}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      value={value ?? ''}
      onChange={(entered) => onChange(entered === '' ? null : Number(entered))}
    />
  );
}
