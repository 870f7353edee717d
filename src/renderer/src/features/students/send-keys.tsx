import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { outcomeOf, type Totals } from '@/kit/excel/totals.ts';
import { TotalsDialog } from '@/kit/excel/totals-dialog.tsx';
import { type TotalsWords, totalsAsText } from '@/kit/excel/totals-text.ts';
import { useNotices } from '@/kit/notices.ts';
import { useHere } from '@/kit/use-here.ts';
import { KeysDialog } from './keys-dialog.tsx';
import type { Student } from './student.ts';

const WORDS: TotalsWords = {
  of: "O'quvchi",
  total: 'Jami',
  successful: 'Yuborildi',
  failed: 'Yuborilmadi',
  done: 'Muvafaqiyatli yuborildi',
  partly: "Ayrim o'quvchilarga kalit yuborilmadi.",
  none: 'Birorta ham kalit yuborilmadi.',
};

export type SendKeysProps = {
  /** The student who gets a key; null: all students. */
  student: Student | null;
  /** Called after the last dialog has closed. */
  onClose: () => void;
};

/**
 * Sends keys to one student or to all: asks for the board, then shows the totals (S-034, S-085). A key that reached its
 * single student, or an answer without totals, only shows a notice.
 */
export function SendKeys({ student, onClose }: SendKeysProps) {
  const { t, tr } = useT();
  const notices = useNotices();
  const [totals, setTotals] = useState<Totals | null>(null);
  const [sent, setSent] = useState(false);
  const here = useHere();
  const name = student ? tr(student.full_name) || String(student.id) : t("Barcha o'quvchilar");
  if (sent && totals) {
    return <TotalsDialog title="Kalit yuborish" name={name} totals={totals} words={WORDS} onClose={onClose} />;
  }
  return (
    <KeysDialog
      student={student}
      onSent={(counted) => {
        if (counted && (!student || outcomeOf(counted) !== 'done')) {
          // The dialog was left while it was sent: the totals come to the person nevertheless.
          if (here.current) setTotals(counted);
          else notices.warn({ raw: totalsAsText(name, counted, t, WORDS) }, 'Kalit yuborish');
        } else notices.success(WORDS.done);
      }}
      onClose={totals ? () => setSent(true) : onClose}
    />
  );
}
