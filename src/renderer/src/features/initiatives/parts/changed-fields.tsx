import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Change } from '../model/changes.ts';
import { TYPE_LABELS } from '../model/initiative-type.ts';
import { STAGE_LABELS, SUB_STAGE_LABELS } from '../model/stages.ts';
import type { Decision } from '../model/use-decision.ts';
import styles from './changed-fields.module.css';

export type ChangedFieldsProps = {
  decision: Pick<Decision, 'changes' | 'settled'>;
  /** The operation that was not sent. Default: a decision. */
  of?: 'decision' | 'edit';
};

const ADVICE = {
  decision: {
    settled: "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan. Sizning qaroringiz yuborilmadi.",
    again: "Qaror yuborilmadi. O'zgarishlarni ko'rib, qayta tasdiqlang.",
  },
  edit: {
    settled: "Endi tahrirlab bo'lmaydi. Tahrir saqlanmadi.",
    again: "Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.",
  },
} as const satisfies Record<string, Record<'settled' | 'again', Text>>;

/**
 * Changes made by somebody else while the person was deciding, and their consequence. Renders nothing without changes.
 */
export function ChangedFields({ decision: { changes, settled }, of = 'decision' }: ChangedFieldsProps) {
  const translation = useT();
  const { t } = translation;
  if (changes.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.7} />}
      title={t("Siz ko'rayotganingizda tashabbus o'zgardi")}
    >
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.field} className={styles.change}>
            <dt>{t(change.label)}</dt>
            <dd>
              <del className={styles.before}>{shown(change, change.before, translation)}</del>
              <span aria-hidden>→</span>
              <ins className={styles.after}>{shown(change, change.after, translation)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>{t(ADVICE[of][settled ? 'settled' : 'again'])}</p>
    </Alert>
  );
}

const MONEY: readonly Change['field'][] = ['requested_amount', 'granted_amount'];
/** Labels of the enumerated values, which are distinct across the sets. */
const LABELS: Partial<Record<string, Text>> = { ...STAGE_LABELS, ...SUB_STAGE_LABELS, ...TYPE_LABELS };

/** Display text of a value; a dash for an empty value. A file has only an id, which means nothing to a person. */
function shown({ field, before }: Change, value: Change['before'], { t, tr }: Translation): string {
  if (Array.isArray(value)) return t('{{count}} ta', { count: value.length });
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'number') return MONEY.includes(field) ? `${formatMoney(value)} ${t("so'm")}` : String(value);
  if (typeof value === 'boolean') return value ? t('Ha') : t("Yo'q");
  if (field === 'purchased_goods_file') return t(value === before ? 'Biriktirilgan fayl' : 'Boshqa fayl');
  const label = LABELS[value];
  return label ? t(label) : tr(String(value));
}
