import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './error-number.module.css';

export type ErrorNumberProps = {
  /** Number of the failure. Undefined if the failure was not logged: nothing is shown. */
  number: string | undefined;
};

/** Number of a failure, in small print below its message: to read out or copy by a click, and to find in the log. */
export function ErrorNumber({ number }: ErrorNumberProps) {
  const { t } = useT();
  const [copied, setCopied] = useState<string | null>(null);
  if (number === undefined) return null;
  const Icon = copied === number ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={styles.number}
      title={t(copied === number ? 'Nusxalandi' : 'Nusxa olish')}
      onClick={async () => {
        if ((await bridge.app.copyText({ text: number })).ok) setCopied(number);
      }}
    >
      <span>
        {t('Xato raqami')}: <span className={styles.signs}>{number}</span>
      </span>
      <Icon size={13} stroke={1.8} aria-hidden />
    </button>
  );
}
