import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './waiting-note.module.css';

/** Names of the data that a form loads. */
const NAMES = {
  categories: 'toifalar',
  products: 'toifa mahsulotlari',
  registry: 'mahsulotlar reyestri',
  prices: "yo'l narxi",
} as const satisfies Record<string, Text>;
/** `board`: the boards are loaded, and the initiative's is not among the active ones. */
type Wait = keyof typeof NAMES | 'board';

/** What saving waits for, in sentences; undefined where `waits` is empty. */
export function useWaitingText(waits: readonly Wait[]): string | undefined {
  const { t } = useT();
  const what = waits.filter((one) => one !== 'board').map((one) => t(NAMES[one]));
  const sentences = [
    ...(waits.includes('board')
      ? [t("Tashabbusning mavsumi hozir faol emas: faollashgach saqlash mumkin bo'ladi.")]
      : []),
    ...(what.length > 0
      ? [t("Hali yuklanmadi: {{what}}. Yuklangach saqlash mumkin bo'ladi.", { what: what.join(', ') })]
      : []),
  ];
  return sentences.join(' ') || undefined;
}

export type WaitingNoteProps = {
  /** From `useWaitingText`; nothing is shown without it. */
  text: string | undefined;
  /** Refetches data for which no field offers a retry. Default: no button. */
  retry?: { retry: () => void; retrying: boolean } | undefined;
};

/** Note at the foot of the fields, always in view: saving waits, and for which data (Z-157). */
export function WaitingNote({ text, retry }: WaitingNoteProps) {
  const { t } = useT();
  if (text === undefined) return null;
  return (
    <div className={styles.note} role="status">
      <IconHourglass size={18} stroke={1.7} aria-hidden />
      <span>{text}</span>
      {retry && (
        <Button size="xs" variant="default" onClick={retry.retry} loading={retry.retrying}>
          {t('Qayta urinish')}
        </Button>
      )}
    </div>
  );
}
