import { Button, CloseButton, Loader } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconCloudOff, IconLockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useSignedIn } from '@/session/session.ts';
import type { Connection } from '../connection/connection.ts';
import { useConnection } from '../connection/use-connection.ts';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';
import { UpdateNotice } from './update-notice.tsx';

/** Banners on the state of the whole window: no connection, no keychain, a newer version. */
export function Banners() {
  const { connection, retry } = useConnection();
  return (
    <div className={styles.stack}>
      {connection.status !== 'online' && <OfflineBanner connection={connection} onRetry={retry} />}
      <MemoryBanner />
      <UpdateNotice />
    </div>
  );
}

type OfflineBannerProps = {
  connection: Exclude<Connection, { status: 'online' }>;
  onRetry: () => void;
};

function OfflineBanner({ connection, onRetry }: OfflineBannerProps) {
  const { t } = useT();
  const retrying = connection.status === 'retrying';
  return (
    <Banner
      icon={<IconCloudOff size={18} stroke={1.7} />}
      action={
        <>
          <span className={styles.wait} aria-hidden="true">
            {retrying ? <Loader size={14} color="currentColor" /> : <Countdown until={connection.retryAt} />}
          </span>
          <Button size="xs" variant="default" disabled={retrying} onClick={onRetry}>
            {retrying ? t('Qayta ulanilmoqda') : t('Qayta urinish')}
          </Button>
        </>
      }
    >
      {t("Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.")}
    </Banner>
  );
}

function Countdown({ until }: { until: number }) {
  const { t } = useT();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  return t('{{seconds}} soniyadan keyin qayta ulaniladi', { seconds: Math.max(0, Math.ceil((until - now) / 1000)) });
}

function MemoryBanner() {
  const { t } = useT();
  const { persistence } = useSignedIn();
  const [closed, setClosed] = useState(false);
  if (persistence !== 'memory' || closed) return null;
  return (
    <Banner
      icon={<IconLockExclamation size={18} stroke={1.7} />}
      action={<CloseButton size="sm" aria-label={t('Yopish')} onClick={() => setClosed(true)} />}
    >
      {t('Bu kompyuterda parollar ombori topilmadi: sessiya faqat dastur yopilguncha saqlanadi.')}
    </Banner>
  );
}
