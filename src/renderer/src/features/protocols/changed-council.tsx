import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { CouncilChange } from './council-changes.ts';

const LABELS = { title: 'Qaror raqami va sanasi', file: 'Qaror fayli' } as const;

/** Changes of the council decision made by somebody else while the form was open. Renders nothing without changes. */
export function ChangedCouncil({ changes }: { changes: readonly CouncilChange[] }) {
  const { t, tr } = useT();
  /** A file has only an id, which means nothing to a person. */
  const shown = ({ field, before }: CouncilChange, value: string | null): string => {
    if (value === null) return '—';
    if (field === 'file') return t(value === before ? 'Biriktirilgan fayl' : 'Boshqa fayl');
    return tr(value);
  };
  return (
    <ChangedValues
      title="Siz ko'rayotganingizda ma'lumot o'zgardi"
      values={changes.map((change) => ({
        label: LABELS[change.field],
        before: shown(change, change.before),
        after: shown(change, change.after),
      }))}
      advice="Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
    />
  );
}
