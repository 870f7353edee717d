import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { AnswerChange } from './answer-rules.ts';
import { STATUS_LOOKS } from './appeal.ts';
import type { AnswerKind, AppealAnswer } from './use-answer.ts';

const LABELS: Readonly<Record<AnswerChange['field'], Text>> = { status: 'Holati', answer: 'Javob' };

const SETTLED: Text = "Bu murojaat bo'yicha qaror allaqachon qabul qilingan: matn qayta yuborilmadi.";
const EDIT = {
  settled: "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi.",
  again: "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.",
} as const satisfies Record<string, Text>;

/** Status and answer that somebody else has changed meanwhile, and what follows. Renders nothing without changes. */
export function ChangedAnswer({ kind, answer }: { kind: AnswerKind; answer: AppealAnswer }) {
  const translation = useT();
  const { changes, settled } = answer;
  return (
    <ChangedValues
      title="Siz ko'rayotganingizda murojaat o'zgardi"
      values={changes.map((change) => ({
        label: LABELS[change.field],
        before: shown(change, 'before', translation),
        after: shown(change, 'after', translation),
      }))}
      advice={kind === 'edit' ? EDIT[settled ? 'settled' : 'again'] : SETTLED}
    />
  );
}

/** Display text of a status or an answer; a dash if the platform gives none. */
function shown(change: AnswerChange, side: 'before' | 'after', { t, tr }: Translation): string {
  if (change.field === 'answer') return tr(change[side]) || '—';
  const status = change[side];
  return status ? t(STATUS_LOOKS[status].label) : '—';
}
