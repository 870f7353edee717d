import { useT } from '@/i18n/use-t.ts';
import { useWords } from '../words.tsx';
import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type MoneyInputProps = Omit<WholeNumberInputProps, 'unit' | 'grouped'>;

/**
 * A field for so'm, in the word of the screen's document: no decimals, thousands grouped by spaces (spec 000 §5). For a
 * form value `number | null`.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { t } = useT();
  const { money } = useWords();
  return <WholeNumberInput {...props} unit={` ${t(money)}`} />;
}
