import { IconAlertTriangle, IconCircleCheck, IconFileOff, IconHelpCircle } from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { pdfRule } from '@/kit/files/file-rule.ts';
import { problemText } from '@/kit/files/texts.ts';
import type { FileVerdict, Group, JudgedRow } from './plan.ts';

/** Rule and wording for an unusable file. */
const RULE = pdfRule({ wrongKind: 'PDF emas: yuborilmaydi' });

/** Tone of a verdict: fine, to be checked, or left out. */
export type Tone = 'good' | 'warn' | 'off';

/** Icon and tone of each verdict. */
export const LOOKS: Readonly<Record<FileVerdict, { icon: typeof IconCircleCheck; tone: Tone }>> = {
  sure: { icon: IconCircleCheck, tone: 'good' },
  guess: { icon: IconHelpCircle, tone: 'warn' },
  two: { icon: IconAlertTriangle, tone: 'warn' },
  none: { icon: IconAlertTriangle, tone: 'warn' },
  twice: { icon: IconAlertTriangle, tone: 'warn' },
  same: { icon: IconAlertTriangle, tone: 'warn' },
  unusable: { icon: IconFileOff, tone: 'off' },
};

/** A verdict in words. */
export function verdictWords({ verdict, file, files }: JudgedRow, { t }: Pick<Translation, 't'>): string {
  switch (verdict) {
    case 'sure':
      return t('Aniq');
    case 'guess':
      return t('Taxmin: tekshiring');
    case 'two':
      return t('Ikkita mos tuman bor');
    case 'none':
      return t("Nomida tuman yo'q");
    case 'twice':
      return t('Bu tumanga {{n}} ta fayl: bittasini qoldiring', { n: files });
    case 'same':
      return t('Aynan shu fayl boshqa tumanga ham tanlangan');
    case 'unusable':
      return file.problem === null ? '' : problemText(file.problem, RULE, t);
  }
}

/** Heading of a group of files. */
export const GROUP_TITLES = {
  sure: 'Nomi aniq: {{n}} ta fayl',
  ask: 'Tekshirish yoki tanlash kerak: {{n}} ta fayl',
  unusable: "Yuborib bo'lmaydi: {{n}} ta fayl",
} as const satisfies Record<Group, Text>;
