import { TextInput, type TextInputProps } from '@mantine/core';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { inWords } from '../merging/in-words.ts';
import { digitsShape } from './digits/digits-shape.ts';
import type { Shape } from './typing/shape.ts';
import { useShapedInput } from './typing/use-shaped-input.ts';

type ShapedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> & {
  /** '' for nothing. */
  value: string;
  onChange: (value: string) => void;
};

export type DigitsInputProps = ShapedInputProps & {
  /** Layout of the digits, each a `#`: `## ### ## ##`. Digits beyond it are shown, and said to be too many. */
  pattern: string;
};

/** A field for a number used as a name, not as an amount: digits only, in groups. Another text of a record is shown as it is. */
export function DigitsInput({ pattern, ...props }: DigitsInputProps) {
  const shape = useMemo(() => digitsShape(pattern), [pattern]);
  return <ShapedTextInput {...props} shape={shape} />;
}

/** A text field with a shape; what the shape refuses is said in place of the error. */
export function ShapedTextInput({ value, onChange, shape, ...others }: ShapedInputProps & { shape: Shape }) {
  const { t } = useT();
  const { props, refusal } = useShapedInput(shape, value, onChange);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...others}
      {...props}
      error={refusal ? t(refusal.text, refusal.values) : inWords(others.error, shape.shown)}
    />
  );
}

/** A field for a personal number (PINFL): 14 digits, grouped as sex and century, birthday, district, number, check. */
export const PinflInput = (props: ShapedInputProps) => <DigitsInput {...props} pattern="# ###### ### ### #" />;
