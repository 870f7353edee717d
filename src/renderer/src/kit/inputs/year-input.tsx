import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type YearInputProps = Omit<WholeNumberInputProps, 'mostTyped' | 'startValue' | 'thousandSeparator'>;

/**
 * A field for a year: four digits, and the arrow keys go by one from the present year. Fits `form.getInputProps` of a
 * `number | null`; its rule is `year` of `rules.ts`.
 */
export function YearInput(props: YearInputProps) {
  return <WholeNumberInput {...props} startValue={new Date().getFullYear()} mostTyped={9999} />;
}
