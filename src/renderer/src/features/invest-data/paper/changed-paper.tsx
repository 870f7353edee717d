import { formatDate, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { PaperChange } from '../model/paper.ts';

/** Changes of the object made by somebody else while the form was open. Renders nothing without changes. */
export function ChangedPaper({ changes }: { changes: readonly PaperChange[] }) {
  const translation = useT();
  return (
    <ChangedValues
      title="Siz ko'rayotganingizda ma'lumot o'zgardi"
      values={changes.map((change) => ({
        label: change.label,
        before: shown(change, change.before, translation),
        after: shown(change, change.after, translation),
      }))}
      advice="Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
    />
  );
}

/** Display text of a value; a dash for an empty value. A file has only an id, which means nothing to a person. */
function shown({ field, before }: PaperChange, value: PaperChange['before'], { t }: Translation): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'number') return `${formatMoney(value)} ${t("so'm")}`;
  if (typeof value === 'object') return t(value === before ? 'Biriktirilgan fayl' : 'Boshqa fayl');
  return field === 'orderer_document_date' || field === 'date_put_into_use' ? formatDate(value) : value;
}
