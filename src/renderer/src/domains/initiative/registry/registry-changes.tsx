import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { RegistryEntry } from './line.ts';
import type { RegistryChange } from './merge.ts';
import styles from './registry-dialog.module.css';

/** Maximum number of changes listed one by one. */
const SHOWN = 6;

const LABELS = {
  granted_price: 'Ajratilgan narx',
  granted_count: 'Ajratilgan soni',
  price: 'Narxi',
  count: 'Soni',
} as const satisfies Partial<Record<keyof RegistryEntry, Text>>;
const FIELDS = ['granted_price', 'granted_count', 'price', 'count'] as const;

/** Changes by somebody else during the edit, scrolled into view. Renders nothing without changes. */
export function RegistryChanges({ changes }: { changes: readonly RegistryChange[] }) {
  const { t, tr } = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Alert
      ref={place}
      color="yellow"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.7} />}
      title={t("Siz tahrirlayotganingizda reyestr o'zgardi")}
    >
      <ul className={styles.changes}>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={change.id}>
            <strong>{tr(change.title) || String(change.id)}</strong>: <What change={change} />
          </li>
        ))}
        {changes.length > SHOWN && <li>{t('Yana {{count}} ta', { count: changes.length - SHOWN })}</li>}
      </ul>
      <p className={styles.advice}>
        {t("Reyestr saqlanmadi. O'zgarishlar jadvalga kiritildi, siz kiritganlaringiz joyida. Ko'rib, qayta saqlang.")}
      </p>
    </Alert>
  );
}

function What({ change }: { change: RegistryChange }) {
  const { t } = useT();
  if (change.kind === 'added') return t("qo'shildi");
  if (change.kind === 'removed') return t('olib tashlandi');
  return FIELDS.filter((field) => change.before[field] !== change.after[field])
    .map((field) => `${t(LABELS[field])} ${formatCount(change.before[field])} → ${formatCount(change.after[field])}`)
    .join(', ');
}
