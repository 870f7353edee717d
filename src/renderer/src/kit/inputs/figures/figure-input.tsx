import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { inWords } from '../../merging/in-words.ts';
import { shownFigure, textOf } from './figure-text.ts';
import { useFigure } from './use-figure.ts';

export type FigureInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> & {
  /** null for an empty field (the default). */
  value?: number | null | undefined;
  /** ±Infinity for a number with more digits than can be exact, which no rule accepts. */
  onChange: (value: number | null) => void;
  /** Most decimals; 0 (the default): whole numbers. */
  decimals?: number;
  /** Whether negative numbers are accepted (default: no). */
  negative?: boolean;
  /** Whether thousands are grouped by spaces (default: yes). */
  grouped?: boolean;
  /** Shown behind the number, such as " so'm". */
  unit?: string;
  /** Largest number (default: any). */
  most?: number | undefined;
  /** Number that keys do not exceed. A larger pasted one is shown, and the form refuses it. Default: none. */
  mostByKeys?: number | undefined;
  /** The arrow keys step by one; an empty field begins with this number. Default: they change nothing. */
  stepFrom?: number;
};

/** A field for one number, for a form value `number | null`: what does not belong to the number is refused and said. */
export function FigureInput(props: FigureInputProps) {
  const { value = null, onChange, decimals = 0, negative = false, grouped = true, unit = '', ...others } = props;
  const { most, mostByKeys, stepFrom, ...rest } = others;
  const { t } = useT();
  const figure = useFigure({ decimals, negative, grouped, unit, most, mostByKeys }, value, onChange);
  const error = inWords<number | null>(rest.error, (number) => shownFigure(textOf(number), grouped, unit));
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (stepFrom === undefined || by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    figure.replace(event.currentTarget, String(value === null ? stepFrom : Math.max(value + by, 0)));
  };
  return (
    <TextInput
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      onKeyDown={step}
      {...rest}
      {...figure.props}
      error={figure.refusal ? t(figure.refusal.text, figure.refusal.values) : error}
    />
  );
}
