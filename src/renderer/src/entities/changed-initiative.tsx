import type { Text } from '@/i18n/text.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { Decision } from '@/kit/decisions/use-decision.ts';

const ADVICE = {
  decision: {
    settled: "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan. Sizning qaroringiz yuborilmadi.",
    again: "Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang.",
    unanswered:
      "Javobi kelmagan qaroringiz bajarilgan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.",
  },
  edit: {
    settled: "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi.",
    again: "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.",
    unanswered:
      "Javobi kelmagan tahriringiz saqlangan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.",
  },
} as const satisfies Record<string, Record<'settled' | 'again' | 'unanswered', Text>>;

export type ChangedInitiativeProps = {
  decision: Pick<Decision<unknown>, 'changes' | 'settled' | 'unanswered'>;
  /** The operation that was not sent. Default: a decision. */
  of?: keyof typeof ADVICE;
};

/**
 * Changes of an initiative, of a citizen or of a pupil, made while the person was deciding, by somebody else or by an
 * unanswered attempt, and their consequence. Renders nothing without changes.
 */
export const ChangedInitiative = ({ decision, of = 'decision' }: ChangedInitiativeProps) => (
  <ChangedValues
    title="Siz ko'rayotganingizda tashabbus o'zgardi"
    changes={decision.changes}
    advice={ADVICE[of][decision.unanswered ? 'unanswered' : decision.settled ? 'settled' : 'again']}
  />
);
