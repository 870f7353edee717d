import 'leaflet/dist/leaflet.css';
import { icon } from 'leaflet';
import { useMemo, useState } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet';
import { useT } from '@/i18n/use-t.ts';
import styles from './map-view.module.css';
import type { MapViewProps } from './map-view.tsx';
import markerUrl from './marker.svg?url';

/** Zoom of a map at first (spec 000 §9). */
const DEFAULT_ZOOM = 10;

/** The map itself; only `map-view.tsx` loads it, so that Leaflet is fetched when the first map is opened. */
export function LeafletMap({ latitude, longitude, label }: MapViewProps) {
  const { t } = useT();
  const [tilesFailed, setTilesFailed] = useState(false);
  const pin = useMemo(() => icon({ iconUrl: markerUrl, iconSize: [36, 46], iconAnchor: [18, 43] }), []);
  return (
    <div className={styles.frame}>
      <MapContainer
        className={styles.map ?? ''}
        center={[latitude, longitude]}
        zoom={DEFAULT_ZOOM}
        zoomControl={false}
        attributionControl={false}
        minZoom={5}
        maxZoom={18}
      >
        <TileLayer
          url="/tiles/{z}/{x}/{y}"
          attribution="© OpenStreetMap"
          eventHandlers={{ tileerror: () => setTilesFailed(true), tileload: () => setTilesFailed(false) }}
        />
        <AttributionControl prefix={false} />
        <ZoomControl zoomInTitle={t('Yaqinlashtirish')} zoomOutTitle={t('Uzoqlashtirish')} />
        <Marker position={[latitude, longitude]} icon={pin} title={label} alt={label} />
      </MapContainer>
      {tilesFailed && (
        <p className={styles.failed} role="status">
          {t('Xarita rasmi yuklanmadi')}
        </p>
      )}
    </div>
  );
}
