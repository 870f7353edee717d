import { ActionIcon, Button, Progress, Tooltip } from '@mantine/core';
import type { Download } from '@shared/downloads.ts';
import { IconAlertTriangle, IconBan, IconFile, IconFileSpreadsheet, IconFolderOpen, IconX } from '@tabler/icons-react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import classes from './downloads.module.css';
import { failureReason, formatClock, formatSize } from './tray-state.ts';

const iconOf = ({ state, name }: Download) => {
  if (state === 'failed') return IconAlertTriangle;
  if (state === 'cancelled') return IconBan;
  return /\.xlsx?$/i.test(name) ? IconFileSpreadsheet : IconFile;
};

/** One download: how far it is, what became of it, and what can be done about it. */
export function DownloadRow({ download }: { download: Download }) {
  const Icon = iconOf(download);
  return (
    <li className={classes.row} data-state={download.state}>
      <Icon size={22} stroke={1.6} className={classes.rowIcon} aria-hidden="true" />
      <div className={classes.rowBody}>
        <span className={classes.name} title={download.name}>
          {download.name}
        </span>
        <Detail download={download} />
      </div>
      <Actions download={download} />
    </li>
  );
}

function Detail({ download: { state, receivedBytes, totalBytes, startedAt, error, name } }: { download: Download }) {
  const { t } = useT();
  if (state === 'cancelled') return <span className={classes.detail}>{t('Bekor qilindi')}</span>;
  if (state === 'failed') {
    const reason = failureReason(error);
    return (
      <>
        <span className={classes.failure}>{t("Ma'lumot yuklashda xatolik sodir bo'ldi!")}</span>
        {reason && <span className={classes.detail}>{typeof reason === 'string' ? t(reason) : reason.raw}</span>}
      </>
    );
  }
  if (state === 'done') {
    return <span className={classes.detail}>{`${formatSize(receivedBytes)} · ${formatClock(startedAt)}`}</span>;
  }
  return (
    <>
      <span className={classes.detail}>
        {totalBytes === null ? formatSize(receivedBytes) : `${formatSize(receivedBytes)} / ${formatSize(totalBytes)}`}
      </span>
      <Progress
        className={classes.progress}
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
      <Tooltip label={t('Yuklab olishni bekor qilish')}>
        <ActionIcon aria-label={t('Yuklab olishni bekor qilish')} onClick={() => void bridge.downloads.cancel({ id })}>
          <IconX size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    );
  }
  if (state === 'done') {
    return (
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => void bridge.downloads.open({ id })}>
          {t('Ochish')}
        </Button>
        <Tooltip label={t("Papkada ko'rsatish")}>
          <ActionIcon aria-label={t("Papkada ko'rsatish")} onClick={() => void bridge.downloads.showInFolder({ id })}>
            <IconFolderOpen size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
    );
  }
  return (
    <Button size="xs" variant="default" onClick={() => void bridge.downloads.retry({ id })}>
      {t('Qayta urinish')}
    </Button>
  );
}
