import { Button, Loader } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import type { NetworkTrouble } from '@shared/network.ts';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useLineNote } from '@/kit/network/line-note.tsx';
import { TroubleAction } from '@/kit/network/trouble-action.tsx';
import { troubleWords } from '@/kit/network/trouble-words.ts';
import type { Connection } from '../connection/connection.ts';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';

export type OfflineBannerProps = {
  connection: Exclude<Connection, { status: 'online' }>;
  /** Why the platform cannot be reached; null where nothing more is known. */
  trouble: NetworkTrouble | null;
  onRetry: () => void;
};

/** Says that the platform cannot be reached, why, what still works on the page, and when the next retry is. */
export function OfflineBanner({ connection, trouble, onRetry }: OfflineBannerProps) {
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
