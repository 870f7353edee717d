import { ActionIcon, Button, Progress, Tooltip } from '@mantine/core';
import type { Download } from '@shared/downloads.ts';
import {
  IconAlertTriangle,
  IconBan,
  IconFile,
  IconFileSpreadsheet,
  IconFolderOpen,
  IconPlayerPause,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '@/kit/error-number.tsx';
import { fileSize } from '@/kit/files/file-size.ts';
import styles from './downloads.module.css';
import { failureReason, formatClock } from './tray-state.ts';

const iconOf = ({ state, name }: Download) => {
  if (state === 'failed') return IconAlertTriangle;
  if (state === 'cancelled') return IconBan;
  if (state === 'interrupted') return IconPlayerPause;
  return /\.xlsx?$/i.test(name) ? IconFileSpreadsheet : IconFile;
};

/** A download: its progress or outcome, and its actions. */
export function DownloadRow({ download }: { download: Download }) {
  const Icon = iconOf(download);
  return (
    <li className={styles.row} data-state={download.state}>
      <Icon size={22} stroke={1.6} className={styles.rowIcon} aria-hidden="true" />
      <div className={styles.rowBody}>
        <span className={styles.name} title={download.name}>
          {download.name}
        </span>
        <Detail download={download} />
      </div>
      <Actions download={download} />
    </li>
  );
}

function Detail({ download }: { download: Download }) {
  const { t } = useT();
  const { state, receivedBytes, totalBytes, startedAt, error, name, reconnecting } = download;
  const received = fileSize(receivedBytes, t);
  const soFar = totalBytes === null ? received : `${received} / ${fileSize(totalBytes, t)}`;
  if (state === 'cancelled') return <span className={styles.detail}>{t('Bekor qilindi')}</span>;
  if (state === 'done') {
    return <span className={styles.detail}>{`${received} · ${formatClock(startedAt)}`}</span>;
  }
  if (state === 'interrupted') {
    return (
      <>
        <span className={styles.detail}>{t('Tugallanmay qolgan')}</span>
        {receivedBytes > 0 && <span className={styles.detail}>{soFar}</span>}
      </>
    );
  }
  if (state === 'failed') {
    const reason = failureReason(error);
    return (
      <>
        <span className={styles.failure}>{t("Ma'lumot yuklashda xatolik sodir bo'ldi!")}</span>
        {reason && <span className={styles.detail}>{typeof reason === 'string' ? t(reason) : reason.raw}</span>}
        {receivedBytes > 0 && <span className={styles.detail}>{soFar}</span>}
        <ErrorNumber number={error?.number} />
      </>
    );
  }
  return (
    <>
      <span className={styles.detail}>
        {reconnecting ? `${t('Aloqa uzildi, qayta ulanilmoqda')} · ${soFar}` : soFar}
      </span>
      <Progress
        className={styles.progress}
        size={4}
        value={totalBytes ? (receivedBytes / totalBytes) * 100 : 100}
        animated={totalBytes === null}
        aria-label={name}
      />
    </>
  );
}

function Actions({ download: { id, state } }: { download: Download }) {
  const { t } = useT();
  if (state === 'running') {
    return (
      <Tool
        label={t('Yuklab olishni bekor qilish')}
        icon={<IconX size={16} stroke={1.7} />}
        onClick={() => void bridge.downloads.cancel({ id })}
      />
    );
  }
  return (
    <div className={styles.actions}>
      {state === 'done' ? (
        <>
          <Button size="xs" variant="default" onClick={() => void bridge.downloads.open({ id })}>
            {t('Ochish')}
          </Button>
          <Tool
            label={t("Papkada ko'rsatish")}
            icon={<IconFolderOpen size={18} stroke={1.7} />}
            onClick={() => void bridge.downloads.showInFolder({ id })}
          />
        </>
      ) : (
        <Button size="xs" variant="default" onClick={() => void bridge.downloads.retry({ id })}>
          {t(state === 'interrupted' ? 'Davom ettirish' : 'Qayta urinish')}
        </Button>
      )}
      <Tool
        label={t("Ro'yxatdan olib tashlash")}
        icon={<IconX size={16} stroke={1.7} />}
        onClick={() => void bridge.downloads.remove({ id })}
      />
    </div>
  );
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
