import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DigitsInput, type DigitsInputProps } from './digits-input.tsx';
import { isUnusualTin } from './identifiers.ts';

/** Any number, grouped by threes as a taxpayer's is; more digits than any register has. */
const ANY_NUMBER = '### ### ### ### ### ### ###';

export type TinInputProps = Omit<DigitsInputProps, 'pattern' | 'description' | 'label'> & {
  /** Default: "STIR". */
  label?: Text;
};

/**
 * A field for a taxpayer's number for which the documents give no rule (R-016, M-011): any digits are accepted, with a
 * remark unless there are nine.
 */
export function TinInput({ label = 'STIR', ...props }: TinInputProps) {
  const { t } = useT();
  return (
    <DigitsInput
      {...props}
      label={t(label)}
      pattern={ANY_NUMBER}
      description={isUnusualTin(props.value) && t("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.")}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
