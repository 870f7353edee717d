import { FigureInput, type FigureInputProps } from './figures/figure-input.tsx';

export type WholeNumberInputProps = Omit<FigureInputProps, 'decimals' | 'negative' | 'stepFrom'>;

/** A field for a whole number from 0 on. For a form value `number | null`. */
export const WholeNumberInput = (props: WholeNumberInputProps) => <FigureInput {...props} />;
