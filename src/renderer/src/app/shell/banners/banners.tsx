import { CloseButton } from '@mantine/core';
import { IconClockExclamation, IconLockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useNetwork } from '@/api/network.ts';
import { useT } from '@/i18n/use-t.ts';
import { ClockWords } from '@/kit/network/clock-words.tsx';
import { useSignedIn } from '@/session/session.ts';
import { useCurrentConnection } from '../connection/connection-provider.tsx';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** Banners on the state of the whole window: no connection, a wrong clock, no keychain, a newer version. */
export function Banners() {
  const { connection, retry } = useCurrentConnection();
  const { t } = useT();
  const { trouble, clock } = useNetwork();
  return (
    <div className={styles.stack}>
      {connection.status !== 'online' && <OfflineBanner connection={connection} trouble={trouble} onRetry={retry} />}
      {clock && (
        <Banner
          icon={<IconClockExclamation size={18} stroke={1.7} />}
          action={<CloseButton size="sm" aria-label={t('Yopish')} onClick={() => void bridge.network.noteClock()} />}
        >
          <ClockWords clock={clock} />
        </Banner>
      )}
      <MemoryBanner />
      <UpdateNotice />
    </div>
  );
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
