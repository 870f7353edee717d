import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { MapView } from '@/kit/map-view/map-view.tsx';
import styles from './map-dialog.module.css';

/** A place shown on the map. */
export type ShownPlace = {
  /** Degrees. */
  location: { latitude: number; longitude: number };
  /** The address in the platform's words; '' for none. */
  address: string;
};

export type MapDialogProps = {
  /** Snapshot of the place when the dialog opened; null: closed. */
  place: ShownPlace | null;
  onClose: () => void;
};

/** Dialog with the location of an initiative on a map. */
export function MapDialog({ place, onClose }: MapDialogProps) {
  const { t, tr } = useT();
  // The last place stays visible during the closing transition.
  const [shown, setShown] = useState(place);
  if (place && place !== shown) setShown(place);
  return (
    <Dialog
      opened={place !== null}
      onClose={onClose}
      title={shown && (tr(shown.address) || t('Xaritada'))}
      size={920}
      padding={0}
      classNames={{ header: styles.header ?? '', title: styles.title ?? '' }}
    >
      {shown && <LargeMap {...shown} />}
    </Dialog>
  );
}

function LargeMap({ location, address }: ShownPlace) {
  const { t, tr } = useT();
  const [copied, setCopied] = useState(false);
  const coordinates = `${location.latitude.toFixed(6)}, ${location.longitude.toFixed(6)}`;
  return (
    <>
      <div className={styles.map}>
        <MapView {...location} label={tr(address) || t('Xaritada')} />
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
