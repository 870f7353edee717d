import { useT } from '@/i18n/use-t.ts';
import { shortened } from '../shortened.ts';

/** Maximum length of the record's value shown at the field, in characters. */
const SHOWN = 120;

/**
 * Error at a field that somebody else has changed since the form was opened: nothing was saved. `text`: the record's
 * current value; left out if not plain text, such as an id or HTML.
 */
export function ChangedField({ text = '' }: { text?: string | undefined }) {
  const { t } = useT();
  return (
    <>
      {t("Siz tahrirlayotganingizda bu maydonni boshqa xodim o'zgartirdi.")}
      {text !== '' && ` ${t('Hozir: «{{text}}».', { text: shortened(text, SHOWN) })}`}{' '}
      {t("Saqlanmadi: o'zingiznikini qoldirsangiz, qayta saqlang.")}
    </>
  );
}

/** Error at a field that was reset because somebody else changed a field it depends on: nothing was saved. */
export function UndoneField() {
  const { t } = useT();
  return t("Siz tahrirlayotganingizda bunga bog'liq maydonni boshqa xodim o'zgartirdi. Saqlanmadi: qaytadan tanlang.");
}
