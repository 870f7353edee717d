import { Button, CloseButton, Loader } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import type { NetworkTrouble } from '@shared/network.ts';
import type { UpdateState } from '@shared/updates.ts';
import { IconClockExclamation, IconCloudOff, IconLockExclamation, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useNetwork } from '@/api/network.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ClockWords } from '@/kit/network/clock-words.tsx';
import { useLineNote } from '@/kit/network/line-note.tsx';
import { TroubleAction } from '@/kit/network/trouble-action.tsx';
import { troubleWords } from '@/kit/network/trouble-words.ts';
import { useSignedIn } from '@/session/session.ts';
import { useProgramDialog } from '../../program-dialogs.ts';
import { useUpdates } from '../../updates/use-updates.ts';
import type { Connection } from '../connection/connection.ts';
import { useCurrentConnection } from '../connection/connection-provider.tsx';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';

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

type OfflineBannerProps = {
  connection: Exclude<Connection, { status: 'online' }>;
  /** Why the platform cannot be reached; null where nothing more is known. */
  trouble: NetworkTrouble | null;
  onRetry: () => void;
};

/** Says that the platform cannot be reached, why, what still works on the page, and when the next retry is. */
function OfflineBanner({ connection, trouble, onRetry }: OfflineBannerProps) {
  const { t } = useT();
  const retrying = connection.status === 'retrying';
  const note = useLineNote();
  const words = trouble && troubleWords(trouble, Date.now());
  const why = words && t(words.text, words.values);
  const stale = t("Platforma bilan aloqa yo'q. Ekrandagi ma'lumotlar eskirgan bo'lishi mumkin.");
  return (
    <Banner
      icon={<IconCloudOff size={18} stroke={1.7} />}
      action={
        <>
          <span className={styles.wait} aria-hidden="true">
            {retrying ? (
              <Loader size={14} color="currentColor" />
            ) : (
              <Countdown until={connection.retryAt} short={note !== null} />
            )}
          </span>
          <TroubleAction trouble={trouble} onRetry={onRetry} />
          <Button size="xs" variant="default" disabled={retrying} onClick={onRetry}>
            {retrying ? t('Qayta ulanilmoqda') : t('Qayta urinish')}
          </Button>
        </>
      }
    >
      {note ? `${why ?? t("Platforma bilan aloqa yo'q.")} ${t(note.text, note.values)}` : (why ?? stale)}
    </Banner>
  );
}

/** `short`: fewer words, as the banner says more and must fit on one line. */
function Countdown({ until, short }: { until: number; short: boolean }) {
  const { t } = useT();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return t(short ? '{{seconds}} soniyadan keyin' : '{{seconds}} soniyadan keyin qayta ulaniladi', { seconds });
}
