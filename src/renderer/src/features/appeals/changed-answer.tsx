import type { Text } from '@/i18n/text.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { AnswerKind, AppealAnswer } from './use-answer.ts';

const SETTLED: Text = "Bu murojaat bo'yicha qaror allaqachon qabul qilingan: matn qayta yuborilmadi.";
const EDIT = {
  settled: "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi.",
  again: "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.",
} as const satisfies Record<string, Text>;

/** Status and answer that somebody else has changed meanwhile, and what follows. Renders nothing without changes. */
export const ChangedAnswer = ({ kind, answer: { changes, settled } }: { kind: AnswerKind; answer: AppealAnswer }) => (
  <ChangedValues
    title="Siz ko'rayotganingizda murojaat o'zgardi"
    changes={changes}
    advice={kind === 'edit' ? EDIT[settled ? 'settled' : 'again'] : SETTLED}
  />
);
