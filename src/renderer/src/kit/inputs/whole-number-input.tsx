import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';

export type WholeNumberInputProps = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'allowDecimal' | 'allowNegative' | 'clampBehavior' | 'isAllowed'
> & {
  /** null, the default: nothing is entered. */
  value?: number | null;
  onChange: (value: number | null) => void;
  /** Most that can be typed, key by key; what is pasted may be more, for the form to refuse in words. Default: none. */
  mostTyped?: number;
};

/** Whether a key types a digit. */
const typesDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^\d$/.test(key) && !ctrlKey && !altKey && !metaKey;

/**
 * A field for a whole number from 0 on; takes digits only. Fits `form.getInputProps` of a `number | null`. What is pasted
 * and more than a number can hold is not taken, and the field says so.
 */
export function WholeNumberInput({ value, onChange, mostTyped, error, ...others }: WholeNumberInputProps) {
  const { t } = useT();
  /** Whether the change that comes next is that of a digit's key: of anything else, nothing is dropped silently. */
  const typing = useRef(false);
  const [tooLarge, setTooLarge] = useState(false);
  const isAllowed = (entered: number | undefined): boolean => {
    if (entered === undefined) return true;
    const holds = entered <= Number.MAX_SAFE_INTEGER;
    if (typing.current) return holds && entered <= Math.max(mostTyped ?? entered, value ?? 0);
    setTooLarge(!holds);
    return holds;
  };
  return (
    <NumberInput
      hideControls
      {...others}
      error={tooLarge ? t('Son juda katta, u kiritilmadi') : error}
      isAllowed={({ floatValue }) => isAllowed(floatValue)}
      onKeyDownCapture={(event) => {
        typing.current = typesDigit(event);
      }}
      onKeyUpCapture={() => {
        typing.current = false;
      }}
      onPasteCapture={() => {
        typing.current = false;
      }}
      onDropCapture={() => {
        typing.current = false;
      }}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      value={value ?? ''}
      onChange={(entered) => {
        setTooLarge(false);
        onChange(entered === '' ? null : Number(entered));
      }}
    />
  );
}
