import { useT } from '@/i18n/use-t.ts';
import type { TotalsWords } from '@/kit/excel/totals-text.ts';
import { useSentTotals } from '@/kit/excel/use-sent-totals.tsx';
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
  const name = student ? tr(student.full_name) || String(student.id) : t("Barcha o'quvchilar");
  const { tell, closed, dialog } = useSentTotals({ title: 'Kalit yuborish', name, words: WORDS, onClose });
  return dialog || <KeysDialog student={student} onSent={(totals) => tell(totals, !student)} onClose={closed} />;
}
