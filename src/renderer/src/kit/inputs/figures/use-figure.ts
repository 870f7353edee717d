import { useMemo, useState } from 'react';
import { type ShapedInput, useShapedInput } from '../typing/use-shaped-input.ts';
import { type FigureShapeOptions, figureShape } from './figure-shape.ts';
import { numberOf, textOf } from './figure-text.ts';

/** A number as typed: the props of its input, and what the person is told. Unfinished text ("12,", "-") stays. */
export function useFigure(
  { decimals, negative, grouped, unit, most, mostByKeys }: FigureShapeOptions,
  value: number | null,
  onChange: (value: number | null) => void,
): ShapedInput {
  const shape = useMemo(
    () => figureShape({ decimals, negative, grouped, unit, most, mostByKeys }),
    [decimals, negative, grouped, unit, most, mostByKeys],
  );
  const [typed, setTyped] = useState('');
  const text = numberOf(typed) === value ? typed : textOf(value);
  const enter = (next: string) => {
    setTyped(next);
    const number = numberOf(next);
    if (number !== value) onChange(number);
  };
  // An unfinished end ("12,", "-") goes when the field is left; a number with too many digits stays to be seen.
  const leave = () => setTyped((last) => (Number.isFinite(numberOf(last) ?? 0) ? '' : last));
  return useShapedInput(shape, text, enter, leave);
}
