import { FigureInput, type FigureInputProps } from './figures/figure-input.tsx';
import { DECIMALS } from './figures/figure-text.ts';

export type DecimalInputProps = Omit<FigureInputProps, 'decimals' | 'grouped' | 'most' | 'mostByKeys' | 'stepFrom'>;

/**
 * A field for a decimal number, also negative by default: a comma or a full stop starts the decimals, thousands are
 * grouped by spaces (spec 002 §9). All decimals of a record's own number are shown, even more than can be typed: the
 * field shows what is sent. For a form value `number | null`.
 */
export const DecimalInput = (props: DecimalInputProps) => <FigureInput negative {...props} decimals={DECIMALS} />;
