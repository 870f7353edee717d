import { OWN_DECISION } from '@/entities/own-decision.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { Decision } from '../model/use-decision.ts';

const SETTLED: Text = "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan. Sizning qaroringiz yuborilmadi.";
const AGAIN: Text = "Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang.";

/** Changes made by somebody else while the person was deciding. Renders nothing without changes. */
export function ChangedFields({ decision: { changes, settled, unanswered } }: { decision: Decision }) {
  const translation = useT();
  return (
    <ChangedValues
      title="Siz ko'rayotganingizda tashabbus o'zgardi"
      values={changes.map(({ label, before, after }) => ({
        label,
        before: before(translation),
        after: after(translation),
      }))}
      advice={unanswered ? OWN_DECISION : settled ? SETTLED : AGAIN}
    />
  );
}
