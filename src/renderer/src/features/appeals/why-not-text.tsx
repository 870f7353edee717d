import { useT } from '@/i18n/use-t.ts';
import { NAMES, type WhyNot } from './answer-rules.ts';

export type WhyNotTextProps = {
  why: WhyNot;
  /** Name of the appeal concerned. Default: none, there is only one appeal. */
  of?: string | undefined;
};

/** Field error saying why an answer cannot be sent; a component, so that the text follows a change of script. */
export function WhyNotText({ why, of }: WhyNotTextProps) {
  const { t } = useT();
  if (why === 'blank') return t('Majburiy maydon');
  const text = t("Platforma {{what}} ni bermagan: matndan olib tashlang yoki o'zingiz yozing.", {
    what: t(NAMES[why]),
  });
  return of === undefined ? text : `${of}. ${text}`;
}
