import { useT } from '@/i18n/use-t.ts';
import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type MoneyInputProps = Omit<WholeNumberInputProps, 'max' | 'mostTyped' | 'suffix' | 'thousandSeparator'> & {
  /**
   * Most so'm that can be typed: a digit that would exceed the limit is ignored. A larger pasted amount is accepted,
   * and the form refuses it with a message. Default: no limit.
   */
  max?: number;
};

/** A field for so'm: no decimals, thousands grouped by spaces (spec 000 §5). For a form value `number | null`. */
export function MoneyInput({ max, ...others }: MoneyInputProps) {
  const { t } = useT();
  return (
    <WholeNumberInput
      {...others}
      thousandSeparator=" "
      suffix={` ${t("so'm")}`}
      {...(max !== undefined && { mostTyped: max })}
    />
  );
}
