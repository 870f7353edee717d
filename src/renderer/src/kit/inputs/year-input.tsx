import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type YearInputProps = Omit<WholeNumberInputProps, 'mostTyped' | 'startValue' | 'thousandSeparator'>;

/**
 * A field for a year: four digits; arrow keys step by one, starting from the current year. For a form value `number |
 * null` with the rule `year` of `rules.ts`.
 */
export function YearInput(props: YearInputProps) {
  return <WholeNumberInput {...props} startValue={new Date().getFullYear()} mostTyped={9999} />;
}
