import 'leaflet/dist/leaflet.css';
import { icon } from 'leaflet';
import { type ReactNode, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { useT } from '@/i18n/use-t.ts';
import type { MapStart } from './map-start.ts';
import styles from './map-view.module.css';
import markerUrl from './marker.svg?url';

/** The pin of a marked place. */
export const PIN = icon({ iconUrl: markerUrl, iconSize: [36, 46], iconAnchor: [18, 43] });

export type BaseMapProps = {
  /** What is in view at first. */
  start: MapStart;
  /** Whether the map takes the keyboard by itself. Default: true. */
  keyboard?: boolean;
  /** A small map inside a page: the wheel scrolls the page, and there are no buttons. Default: false. */
  still?: boolean;
  /** What lies on it. */
  children: ReactNode;
};

/** Tiles, attribution and zoom; says where tiles do not come. Only lazily loaded parts may import it: it is Leaflet. */
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
