import { useT } from '@/i18n/use-t.ts';
import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type MoneyInputProps = Omit<WholeNumberInputProps, 'max' | 'mostTyped' | 'suffix' | 'thousandSeparator'> & {
  /**
   * Most so'm that can be typed: a key that leads above it is not taken. What is pasted is, and the form refuses it in
   * words. Default: no limit.
   */
  max?: number;
};

/** A field for so'm: no decimals, thousands apart by spaces (spec 000 §5). Fits `form.getInputProps` of a `number | null`. */
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
