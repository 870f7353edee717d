import 'leaflet/dist/leaflet.css';
import { useQuery } from '@tanstack/react-query';
import { control, icon, type Map as LeafletMap, map as mapIn, tileLayer } from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import type { MapStart } from './map-start.ts';
import styles from './map-view.module.css';
import markerUrl from './marker.svg?url';
import { MapContext } from './use-map.ts';

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
 * A map with tiles, attribution and zoom, and a message if tiles fail to load or the office has named no server of
 * them. Imports Leaflet: import it only from lazily loaded modules.
 */
export function BaseMap({ start, keyboard = true, still = false, children }: BaseMapProps) {
  const { t } = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  /** Leaflet reads its options once, when the map is made. */
  const [first] = useState({ start, keyboard, still });
  useLayoutEffect(() => {
    if (!frame.current) return;
    const made = createMap(frame.current, first);
    setMap(made);
    return () => {
      made.remove();
    };
  }, [first]);
  const info = useQuery(appInfoQuery);
  const hasTiles = info.data?.mapTiles;
  useEffect(() => {
    if (!map || !hasTiles) return;
    const tiles = tileLayer('/tiles/{z}/{x}/{y}', { attribution: '© OpenStreetMap' })
      .on({ tileerror: () => setTilesFailed(true), tileload: () => setTilesFailed(false) })
      .addTo(map);
    return () => {
      tiles.remove();
    };
  }, [map, hasTiles]);
  const [zoomInTitle, zoomOutTitle] = [t('Yaqinlashtirish'), t('Uzoqlashtirish')];
  useEffect(() => {
    if (!map || still) return;
    const zoom = control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    return () => {
      zoom.remove();
    };
  }, [map, still, zoomInTitle, zoomOutTitle]);
  return (
    <div className={styles.frame}>
      <div ref={frame} className={styles.map} />
      {map && <MapContext value={map}>{children}</MapContext>}
      {(tilesFailed || hasTiles === false) && (
        <p className={styles.failed} role="status">
          {t(
            hasTiles === false
              ? 'Xarita xizmati sozlanmagan: administratorga murojaat qiling'
              : 'Xarita rasmi yuklanmadi',
          )}
        </p>
      )}
    </div>
  );
}

const createMap = (frame: HTMLElement, { start, keyboard, still }: Required<Omit<BaseMapProps, 'children'>>) =>
  mapIn(frame, {
    center: [start.latitude, start.longitude],
    zoom: start.zoom,
    zoomControl: false,
    attributionControl: false,
    keyboard,
    scrollWheelZoom: !still,
    minZoom: 5,
    maxZoom: 18,
  }).addControl(control.attribution({ prefix: false }));
