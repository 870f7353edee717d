import { useT } from '@/i18n/use-t.ts';
import { DigitsInput, type DigitsInputProps } from './digits-input.tsx';
import { isUnusualTin } from './identifiers.ts';

/** Any number, grouped by threes as a taxpayer's is; more digits than any register has. */
const ANY_NUMBER = '### ### ### ### ### ### ###';

/**
 * A field for a taxpayer's number of which the documents name no rule (R-016, M-011): any digits are taken, and other than
 * nine are remarked on.
 */
export function TinInput(props: Omit<DigitsInputProps, 'pattern' | 'description' | 'label'>) {
  const { t } = useT();
  return (
    <DigitsInput
      {...props}
      label={t('STIR')}
      pattern={ANY_NUMBER}
      description={isUnusualTin(props.value) && t("STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.")}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
