import { Alert, Loader, Progress } from '@mantine/core';
import type { UpdateState } from '@shared/updates.ts';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import { fileSize } from '@/kit/files/file-size.ts';
import { OfferedVersion } from './offered-version.tsx';
import { OFF, PROBLEMS } from './update-words.ts';
import styles from './updates.module.css';

/** State of a newer version: the result of the check, the version, its download, the failure. */
export function UpdateBody({ state }: { state: UpdateState }) {
  const { t } = useT();
  switch (state.status) {
    case 'idle':
    case 'checking':
      return <Line icon={<Loader size={18} />}>{t('Yangilanishlar tekshirilmoqda')}</Line>;
    case 'current':
      return <Current />;
    case 'off':
      return <Line icon={<IconInfoCircle size={20} stroke={1.7} />}>{t(OFF[state.reason])}</Line>;
    case 'available':
      return <OfferedVersion offer={state.offer} />;
    case 'downloading':
      return (
        <>
          <OfferedVersion offer={state.offer} />
          <Received received={state.receivedBytes} total={state.offer.bytes} />
        </>
      );
    case 'ready':
      return (
        <>
          <OfferedVersion offer={state.offer} />
          <p className={styles.text}>
            {t(
              "Versiya yuklab olindi. Uni o'rnatish uchun dastur yopiladi va qayta ochiladi. Tugallanmagan ish bo'lsa, oldin so'raladi.",
            )}
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          {state.offer && <OfferedVersion offer={state.offer} />}
          <Alert color="red" icon={<IconAlertCircle />} role="alert" className={styles.problem}>
            {t(PROBLEMS[state.problem])}
          </Alert>
        </>
      );
  }
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.line} role="status">
      <span className={styles.icon}>{icon}</span>
      <span>{children}</span>
    </p>
  );
}

function Current() {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  return (
    <Line icon={<IconCircleCheck size={20} stroke={1.7} />}>
      {t("Eng so'nggi versiya o'rnatilgan")}
      {info.data && `: ${info.data.version}`}
    </Line>
  );
}

function Received({ received, total }: { received: number; total: number | null }) {
  const { t } = useT();
  const soFar = fileSize(received, t);
  return (
    <div className={styles.received}>
      <Progress
        size={6}
        value={total ? Math.min(100, (received / total) * 100) : 100}
        animated={total === null}
        aria-label={t('Yangi versiyani yuklab olish')}
      />
      <p className={styles.facts}>
        <span>{total === null ? soFar : `${soFar} / ${fileSize(total, t)}`}</span>
        <span>{t('Oynani yopsangiz ham, yuklab olish davom etadi.')}</span>
      </p>
    </div>
  );
}
