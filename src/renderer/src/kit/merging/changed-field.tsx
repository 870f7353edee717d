import { trimmed } from '@shared/blank.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { shortened } from '../shortened.ts';
import type { Values } from './changed.ts';

/** Maximum length of the record's value shown at the field, in characters. */
const SHOWN = 120;

/** A field's value in words: '' for an empty one, null while its name is not known. */
export type ValueWords<V> = (value: V, translation: Translation) => string | null;

export type ChangedFieldProps = {
  /** The record's current value. */
  value: unknown;
  /** The record's current values, by field: a value may depend on another, as a district on its region. */
  record: Values;
  /** The value as the field shows it. Default: by its kind. */
  words?: ValueWords<unknown>;
};

/** Error at a field that somebody else has changed since the form was opened: nothing was saved. */
export function ChangedField({ value, words = wordsOfAny }: ChangedFieldProps) {
  const translation = useT();
  const { t } = translation;
  const now = words(value, translation);
  return (
    <>
      {t("Siz tahrirlayotganingizda bu maydonni boshqa xodim o'zgartirdi.")}
      {now !== null && ` ${now === '' ? t("Hozir bo'sh.") : t('Hozir: «{{text}}».', { text: shortened(now, SHOWN) })}`}{' '}
      {t("Saqlanmadi: o'zingiznikini qoldirsangiz, qayta saqlang.")}
    </>
  );
}

/** Error at a field that was reset because somebody else changed a field it depends on: nothing was saved. */
export function UndoneField() {
  const { t } = useT();
  return t("Siz tahrirlayotganingizda bunga bog'liq maydonni boshqa xodim o'zgartirdi. Saqlanmadi: qaytadan tanlang.");
}

/** A value of a form without its field: a text, a number, a flag, files. */
const wordsOfAny: ValueWords<unknown> = (value, { t }) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? t('Ha') : t("Yo'q");
  if (typeof value === 'string') return trimmed(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? t('{{count}} ta', { count: value.length }) : '';
  return isFile(value) ? value.name || t('Boshqa fayl') : null;
};

const isFile = (value: object): value is { name: string } => 'hash' in value && 'name' in value;
