import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/entities/categories.ts';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { OWN_DECISION } from '@/entities/own-decision.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import type { Change } from '../model/changes.ts';
import { ROAD_TYPE_LABELS } from '../model/road.ts';
import { SUB_STAGE_LABELS } from '../model/sub-stages.ts';
import type { Decision } from '../model/use-decision.ts';

export type ChangedFieldsProps = {
  decision: Pick<Decision, 'changes' | 'settled' | 'unanswered'>;
  /** The operation that was not sent. Default: a decision. */
  of?: 'decision' | 'edit';
};

const ADVICE = {
  decision: {
    settled: "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan. Sizning qaroringiz yuborilmadi.",
    again: "Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang.",
    unanswered: OWN_DECISION,
  },
  edit: {
    settled: "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi.",
    again: "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.",
    unanswered:
      "Javobi kelmagan tahriringiz saqlangan bo'lishi mumkin, qayta yuborilmadi. Tashabbusning hozirgi holatini tekshiring.",
  },
} as const satisfies Record<string, Record<'settled' | 'again' | 'unanswered', Text>>;

/**
 * Changes made while the person was deciding, by somebody else or by an unanswered attempt, and their consequence.
 * Renders nothing without changes.
 */
export function ChangedFields({ decision: { changes, settled, unanswered }, of = 'decision' }: ChangedFieldsProps) {
  const translation = useT();
  const moved = changes.some(({ field }) => field === 'category_id');
  const categories = useQuery({ ...categoriesQuery, enabled: moved }).data ?? [];
  const words = (change: Change, value: Change['before']) =>
    change.field === 'category_id' && typeof value === 'number'
      ? translation.tr(labelOf(categories.find(({ id }) => id === value)?.title, value))
      : shown(change, value, translation);
  return (
    <ChangedValues
      title="Siz ko'rayotganingizda tashabbus o'zgardi"
      values={changes.map((change) => ({
        label: change.label,
        before: words(change, change.before),
        after: words(change, change.after),
      }))}
      advice={ADVICE[of][unanswered ? 'unanswered' : settled ? 'settled' : 'again']}
    />
  );
}

const MONEY: readonly Change['field'][] = ['requested_amount', 'granted_amount'];
/** Labels of the enumerated values, which are distinct across the sets. */
const LABELS: Partial<Record<string, Text>> = {
  ...STAGE_LABELS,
  ...SUB_STAGE_LABELS,
  ...INITIATIVE_TYPE_LABELS,
  ...ROAD_TYPE_LABELS,
};

/** Display text of a value; a dash for an empty value. A file has only an id, which means nothing to a person. */
function shown({ field, before }: Change, value: Change['before'], { t, tr }: Translation): string {
  if (Array.isArray(value)) {
    const others = value !== before && Array.isArray(before) && value.length === before.length;
    return t(others ? 'Boshqa {{count}} ta' : '{{count}} ta', { count: value.length });
  }
  if (value === null || value === undefined || value === '') return '—';
  if (field === 'road_length') return formatCount(Number(value));
  if (typeof value === 'number') return MONEY.includes(field) ? `${formatMoney(value)} ${t("so'm")}` : String(value);
  if (typeof value === 'boolean') return value ? t('Ha') : t("Yo'q");
  if (field === 'purchased_goods_file') return t(value === before ? 'Biriktirilgan fayl' : 'Boshqa fayl');
  const label = LABELS[value];
  return label ? t(label) : tr(String(value));
}
