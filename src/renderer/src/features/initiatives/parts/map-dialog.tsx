import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { MapView } from '@/kit/map-view/map-view.tsx';
import styles from './map-dialog.module.css';

export type ShownPlace = {
  /** Degrees. */
  location: { latitude: number; longitude: number };
  /** The address in words. */
  address: string;
};

export type MapDialogProps = {
  /** As it was when the dialog was opened; null: it is closed. */
  place: ShownPlace | null;
  onClose: () => void;
};

/** Shows where an initiative is. */
export function MapDialog({ place, onClose }: MapDialogProps) {
  // While it closes it shows what it has shown.
  const [shown, setShown] = useState(place);
  if (place && place !== shown) setShown(place);
  return (
    <Dialog
      opened={place !== null}
      onClose={onClose}
      title={shown?.address}
      size={920}
      padding={0}
      classNames={{ header: styles.header ?? '', title: styles.title ?? '' }}
    >
      {shown && <LargeMap {...shown} />}
    </Dialog>
  );
}

function LargeMap({ location, address }: ShownPlace) {
  const { t } = useT();
  const [copied, setCopied] = useState(false);
  const coordinates = `${location.latitude.toFixed(6)}, ${location.longitude.toFixed(6)}`;
  return (
    <>
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
    </>
  );
}
