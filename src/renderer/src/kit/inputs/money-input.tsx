import { useT } from '@/i18n/use-t.ts';
import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type MoneyInputProps = Omit<WholeNumberInputProps, 'unit' | 'grouped'>;

/** A field for so'm: no decimals, thousands grouped by spaces (spec 000 §5). For a form value `number | null`. */
export function MoneyInput(props: MoneyInputProps) {
  const { t } = useT();
  return <WholeNumberInput {...props} unit={` ${t("so'm")}`} />;
}
