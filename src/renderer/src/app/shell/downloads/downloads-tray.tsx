import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { IconDownload, IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useDownloads } from '@/api/downloads.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import { DownloadRow } from './download-row.tsx';
import styles from './downloads.module.css';
import { trayState } from './tray-state.ts';

const RADIUS = 14;
const LENGTH = 2 * Math.PI * RADIUS;

/** Progress ring around the button: filled by `share` (0 to 1), spinning while the share is unknown. */
function ProgressRing({ share }: { share: number | null }) {
  return (
    <svg
      className={styles.ring}
      data-turning={share === null || undefined}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r={RADIUS} className={styles.ringTrack} />
      <circle
        cx="16"
        cy="16"
        r={RADIUS}
        className={styles.ringFill}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - (share ?? 0.3))}
        transform="rotate(-90 16 16)"
      />
    </svg>
  );
}

/** Header button with the list of all downloads, running and finished. */
export function DownloadsTray() {
  const { t } = useT();
  const downloads = useDownloads();
  const [opened, setOpened] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { running, share } = trayState(downloads);
  const finished = downloads.filter(({ state }) => state !== 'running' && state !== 'cancelled');
  const news = finished.find(({ id }) => !seen.has(id));
  const title = t('Yuklab olishlar');

  const change = (open: boolean) => {
    setOpened(open);
    setSeen(new Set(finished.map(({ id }) => id)));
  };

  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={420} offset={8} trapFocus>
      <Popover.Target>
        <Tooltip label={title} disabled={opened}>
          <ActionIcon
            className={styles.button}
            size="lg"
            aria-label={share === null ? title : `${title}: ${Math.round(share * 100)}%`}
            onClick={() => change(!opened)}
          >
            {running > 0 && <ProgressRing share={share} />}
            <IconDownload size={running > 0 ? 17 : 20} stroke={1.7} />
            {news && running === 0 && !opened && <span className={styles.dot} data-state={news.state} />}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={styles.tray} aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconFolderOpen size={16} stroke={1.7} />}
            onClick={() => void bridge.downloads.chooseFolder()}
          >
            {t('Papka')}
          </Button>
        </div>
        {downloads.length === 0 && <p className={styles.empty}>{t("Hozircha yuklab olingan fayl yo'q")}</p>}
        <ul className={styles.list}>
          {downloads.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </ul>
        <TakeFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
