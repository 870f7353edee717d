import { useT } from '@/i18n/use-t.ts';
import { WholeNumberInput, type WholeNumberInputProps } from './whole-number-input.tsx';

export type MoneyInputProps = Omit<WholeNumberInputProps, 'max' | 'suffix' | 'thousandSeparator'> & {
  /** Most so'm that can be typed. Default: no limit. What is above it is not taken, key by key. */
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
      {...(max !== undefined && {
        isAllowed: ({ floatValue }) => floatValue === undefined || floatValue <= max,
      })}
    />
  );
}
