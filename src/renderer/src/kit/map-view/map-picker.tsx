import { Loader } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { codeOf } from '../commands/keys.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { Crosshair } from './crosshair.tsx';
import type { MapPickerProps } from './leaflet-picker.tsx';
import type { MapKeys } from './map-keys.ts';
import styles from './map-picker.module.css';

const LeafletPicker = lazyComponent(
  async () => (await import('./leaflet-picker.tsx')).LeafletPicker,
  () => <Loader className={styles.loader} size="sm" />,
);

/**
 * A map to pick a place (C-030). Keys: arrows move the map under the cross-hair, + and − zoom, Enter picks the middle.
 * Fills the height of its container.
 */
export function MapPicker(props: MapPickerProps) {
  const { t } = useT();
  const keysId = useId();
  const [keys, setKeys] = useState<MapKeys | null>(null);
  return (
    <div
      className={styles.picker}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys, like a widget.
      tabIndex={0}
      aria-label={t('Xarita: joyni tanlash')}
      aria-describedby={keysId}
      data-autofocus
      onKeyDown={(event) => {
        // Keys on the zoom buttons belong to the buttons.
        if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
        if (keys?.press(codeOf(event))) event.preventDefault();
      }}
    >
      <LeafletPicker {...props} onReady={setKeys} />
      <Crosshair />
      <p id={keysId} className={styles.keys}>
        {t('Strelkalar suradi, + va − masshtab, Enter tanlaydi')}
      </p>
    </div>
  );
}
