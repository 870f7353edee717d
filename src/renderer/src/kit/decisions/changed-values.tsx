import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './changed-values.module.css';

/** A value changed by somebody else, in words. */
type ChangedValue = {
  label: Text;
  before: string;
  after: string;
};

export type ChangedValuesProps = {
  /** Says what has changed. */
  title: Text;
  values: readonly ChangedValue[];
  /** The consequence: whether something was sent, and what the person can do. */
  advice: Text;
};

/** Changes by somebody else while the person was deciding, and their consequence. Renders nothing without changes. */
export function ChangedValues({ title, values, advice }: ChangedValuesProps) {
  const { t } = useT();
  if (values.length === 0) return null;
  return (
    <Alert color="yellow" role="alert" icon={<IconAlertTriangle size={18} stroke={1.7} />} title={t(title)}>
      <dl className={styles.changes}>
        {values.map(({ label, before, after }) => (
          <div key={label} className={styles.change}>
            <dt>{t(label)}</dt>
            <dd>
              <del className={styles.before}>{before}</del>
              <span aria-hidden>→</span>
              <ins className={styles.after}>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>{t(advice)}</p>
    </Alert>
  );
}
