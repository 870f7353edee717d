import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { MapView } from '@/kit/map-view/map-view.tsx';
import styles from './map-dialog.module.css';

export type MapDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Degrees. */
  location: { latitude: number; longitude: number };
  /** The address in words. */
  address: string;
};

/** Shows where an initiative is. */
export function MapDialog({ opened, onClose, location, address }: MapDialogProps) {
  const { t } = useT();
  const [copied, setCopied] = useState(false);
  const coordinates = `${location.latitude.toFixed(6)}, ${location.longitude.toFixed(6)}`;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={address}
      size={920}
      padding={0}
      classNames={{ header: styles.header ?? '', title: styles.title ?? '' }}
    >
      <div className={styles.map}>
        <MapView {...location} label={address} />
      </div>
      <footer className={styles.foot}>
        <span className={styles.coordinates}>{coordinates}</span>
        <Button
          size="xs"
          variant="default"
          leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          onClick={async () => setCopied((await bridge.app.copyText({ text: coordinates })).ok)}
        >
          {copied ? t('Nusxalandi') : t('Nusxalash')}
        </Button>
      </footer>
    </Dialog>
  );
}
