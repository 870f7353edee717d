import { useT } from '@/i18n/use-t.ts';
import { shortened } from '../shortened.ts';

/** How much of somebody else's value is shown at the field, in characters. */
const SHOWN = 120;

/**
 * Error at a field that somebody else has changed since the form was opened: nothing was saved. `text`: what the record
 * says there now; left out if it is no plain text, such as an id or HTML.
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

/** Error at a field whose value was chosen under others that somebody else has changed since: nothing was saved. */
export function UndoneField() {
  const { t } = useT();
  return t("Siz tahrirlayotganingizda bunga bog'liq maydonni boshqa xodim o'zgartirdi. Saqlanmadi: qaytadan tanlang.");
}
