import 'leaflet/dist/leaflet.css';
import { icon } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { useT } from '@/i18n/use-t.ts';
import type { MapStart } from './map-start.ts';
import styles from './map-view.module.css';
import markerUrl from './marker.svg?url';

/** Icon of a marked place. */
export const PIN = icon({ iconUrl: markerUrl, iconSize: [36, 46], iconAnchor: [18, 43] });

export type BaseMapProps = {
  /** Initial view. */
  start: MapStart;
  /** Whether Leaflet handles keys. Default: true. */
  keyboard?: boolean;
  /** Whether the map is a small part of a page: the wheel scrolls the page; no zoom buttons. Default: false. */
  still?: boolean;
  /** Layers on the map. */
  children: ReactNode;
};

/**
 * A map with tiles, attribution and zoom, and a message if tiles fail to load. Imports Leaflet: import it only from
 * lazily loaded modules.
 */
export function BaseMap({ start, keyboard = true, still = false, children }: BaseMapProps) {
  const { t } = useT();
  const [tilesFailed, setTilesFailed] = useState(false);
  return (
    <div className={styles.frame}>
      <MapContainer
        className={styles.map ?? ''}
        center={[start.latitude, start.longitude]}
        zoom={start.zoom}
        zoomControl={false}
        attributionControl={false}
        keyboard={keyboard}
        scrollWheelZoom={!still}
        minZoom={5}
        maxZoom={18}
      >
        <TileLayer
          url="/tiles/{z}/{x}/{y}"
          attribution="© OpenStreetMap"
          eventHandlers={{ tileerror: () => setTilesFailed(true), tileload: () => setTilesFailed(false) }}
        />
        <AttributionControl prefix={false} />
        {!still && <ZoomControl zoomInTitle={t('Yaqinlashtirish')} zoomOutTitle={t('Uzoqlashtirish')} />}
        {children}
      </MapContainer>
      {tilesFailed && (
        <p className={styles.failed} role="status">
          {t('Xarita rasmi yuklanmadi')}
        </p>
      )}
    </div>
  );
}
