import { useT } from '@/i18n/use-t.ts';
import { NAMES, type WhyNot } from './answer-rules.ts';

export type WhyNotTextProps = {
  why: WhyNot;
  /** Of which appeal it is said. Default: of the only one. */
  of?: string | undefined;
};

/** Why words cannot be sent, as the error below their field; it follows the script. */
export function WhyNotText({ why, of }: WhyNotTextProps) {
  const { t } = useT();
  if (why === 'blank') return t('Majburiy maydon');
  const text = t("Platforma {{what}} ni bermagan: matndan olib tashlang yoki o'zingiz yozing.", {
    what: t(NAMES[why]),
  });
  return of === undefined ? text : `${of}. ${text}`;
}
