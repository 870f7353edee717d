import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './changed-values.module.css';
import type { Change } from './changes.ts';

export type ChangedValuesProps = {
  /** Says what has changed. */
  title: Text;
  changes: readonly Change[];
  /** The consequence: whether something was sent, and what the person can do. */
  advice: Text;
};

/** Changes by somebody else while the person was deciding, and their consequence. Renders nothing without changes. */
export function ChangedValues({ title, changes, advice }: ChangedValuesProps) {
  const translation = useT();
  const { t } = translation;
  if (changes.length === 0) return null;
  return (
    <Alert color="yellow" role="alert" icon={<IconAlertTriangle size={18} stroke={1.7} />} title={t(title)}>
      <dl className={styles.changes}>
        {changes.map(({ label, before, after }) => (
          <div key={label} className={styles.change}>
            <dt>{t(label)}</dt>
            <dd>
              <del className={styles.before}>{before(translation)}</del>
              <span aria-hidden>→</span>
              <ins className={styles.after}>{after(translation)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>{t(advice)}</p>
    </Alert>
  );
}
