import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { pastedWhole } from './pasted-whole.ts';

export type WholeNumberInputProps = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'allowDecimal' | 'allowNegative' | 'clampBehavior' | 'isAllowed'
> & {
  /** null for an empty field (the default). */
  value?: number | null;
  onChange: (value: number | null) => void;
  /**
   * Most that can be typed key by key; a larger pasted number is accepted, for the form to refuse with a message.
   * Default: no limit.
   */
  mostTyped?: number;
};

/** Whether the key event types a digit. */
const typesDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  /^\d$/.test(key) && !ctrlKey && !altKey && !metaKey;

/** Pastes the digits of a whole number: the input itself would read the separator of "12,345" as that of decimals. */
function pasteWhole(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
  const digits = pastedWhole(event.clipboardData.getData('text'));
  // Inserted as if typed: the field formats the text, and Ctrl+Z undoes it.
  if (digits !== null) document.execCommand('insertText', false, digits);
}

/**
 * A field for a whole number from 0 on, digits only. For a form value `number | null`. A pasted number beyond the safe
 * integers is refused with a message.
 */
export function WholeNumberInput({ value, onChange, mostTyped, error, ...others }: WholeNumberInputProps) {
  const { t } = useT();
  /** Whether the next change comes from a digit key: only then may a digit be ignored without a message. */
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
      onPasteCapture={(event) => {
        typing.current = false;
        pasteWhole(event);
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
