import { Button, CloseButton } from '@mantine/core';
import type { UpdateState } from '@shared/updates.ts';
import { IconClockExclamation, IconLockExclamation, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useNetwork } from '@/api/network.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { ClockWords } from '@/kit/network/clock-words.tsx';
import { useSignedIn } from '@/session/session.ts';
import { useProgramDialog } from '../../program-dialogs.ts';
import { useUpdates } from '../../updates/use-updates.ts';
import { useCurrentConnection } from '../connection/connection-provider.tsx';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';
import { OfflineBanner } from './offline-banner.tsx';

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

const SAID: Partial<Record<UpdateState['status'], Text>> = {
  available: 'Dasturning yangi versiyasi bor: {{version}}',
  downloading: 'Yangi versiya yuklab olinmoqda: {{version}}',
  ready: "Yangi versiya o'rnatishga tayyor: {{version}}",
};

/**
 * Banner for a newer version, until the person closes it. The banner reappears once that version is ready to be
 * installed.
 */
function UpdateNotice() {
  const { t } = useT();
  const state = useUpdates();
  const openDialog = useProgramDialog();
  const [closed, setClosed] = useState('');
  const said = SAID[state.status];
  const version = 'offer' in state ? (state.offer?.version ?? '') : '';
  const about = `${state.status === 'ready'} ${version}`;

  if (!said || closed === about) return null;
  return (
    <Banner
      tone="calm"
      icon={<IconRefresh size={18} stroke={1.7} />}
      action={
        <>
          <Button size="xs" variant="default" onClick={() => openDialog('updates')}>
            {t('Batafsil')}
          </Button>
          <CloseButton size="sm" aria-label={t('Yopish')} onClick={() => setClosed(about)} />
        </>
      }
    >
      {t(said, { version })}
    </Banner>
  );
}
