import { Button, Loader } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { formatTimeLeft } from './rules.ts';
import styles from './sign-in.module.css';

export type SsoWaitingProps = {
  /** ms since the epoch */
  expiresAt: number;
  onReopen: () => void;
};

/** Shown during a sign-in in the browser: instructions, buttons that reopen the browser, copy the link, or cancel. */
export function SsoWaiting({ expiresAt, onReopen }: SsoWaitingProps) {
  const { t } = useT();
  const [now, setNow] = useState(Date.now);
  const [copied, setCopied] = useState(false);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });

  const copy = async () => {
    const answer = await bridge.session.copySsoLink();
    setCopied(answer.ok);
  };

  return (
    <section className={styles.waiting} aria-label={t('Kirishni brauzerda yakunlang')}>
      <div className={styles.waitingHead} role="status">
        <Loader size={20} />
        <h2 className={styles.waitingTitle}>{t('Kirishni brauzerda yakunlang')}</h2>
      </div>
      <p className={styles.waitingText}>
        {t("Brauzerda yagona kirish sahifasi ochildi. U yerda hisobingizga kiring: bu oyna o'zi davom etadi.")}
      </p>
      <p className={styles.waitingHint}>
        {t('Brauzer ochilmadimi? Havolani nusxalab, brauzerning manzil satriga joylang.')}
      </p>
      <div className={styles.waitingActions}>
        <Button variant="default" leftSection={<IconExternalLink size={16} stroke={1.7} />} onClick={onReopen}>
          {t('Qayta ochish')}
        </Button>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} stroke={1.7} /> : <IconCopy size={16} stroke={1.7} />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{t(copied ? 'Havola nusxalandi' : 'Havolani nusxalash')}</span>
        </Button>
      </div>
      <div className={styles.waitingFoot}>
        <span className={styles.timeLeft}>{t('Qolgan vaqt: {{time}}', { time: formatTimeLeft(expiresAt - now) })}</span>
        <Button variant="subtle" color="gray" onClick={() => void bridge.session.cancelSso()}>
          {t('Bekor qilish')}
        </Button>
      </div>
    </section>
  );
}
