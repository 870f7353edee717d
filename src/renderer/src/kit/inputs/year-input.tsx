import { FigureInput, type FigureInputProps } from './figures/figure-input.tsx';

export type YearInputProps = Omit<
  FigureInputProps,
  'decimals' | 'negative' | 'grouped' | 'unit' | 'most' | 'mostByKeys' | 'stepFrom'
>;

/**
 * A field for a year; arrow keys step by one, starting from the current year. For a form value `number | null` with the
 * rule `year` of `rules.ts`.
 */
export const YearInput = (props: YearInputProps) => (
  <FigureInput {...props} grouped={false} stepFrom={new Date().getFullYear()} />
);
