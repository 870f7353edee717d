import type { MapPoint } from '@shared/map.ts';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { MapPicker } from '@/kit/map-view/map-picker.tsx';
import { DEFAULT_ZOOM } from '@/kit/map-view/map-start.ts';
import { MapView } from '@/kit/map-view/map-view.tsx';
import { PairMap } from '@/kit/map-view/pair-map.tsx';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { Picture } from '@/kit/picture.tsx';
import { thumbnail } from '@/kit/thumbnail.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

// Served from `public/files`; the last one does not exist.
const PHOTOS = ['kocha.svg', 'hovli.svg', 'maktab.svg', 'yoq'];
const TITLE = "Bunyodkor ko'chasini asfaltlash";
const PLACE = { latitude: 41.311081, longitude: 69.240562 };
const NEARBY = { latitude: PLACE.latitude + 0.0008, longitude: PLACE.longitude };
const START = { ...PLACE, zoom: DEFAULT_ZOOM };

/** Pictures and maps; the gallery has no tiles, and the map says so. */
export function Photos(): ReactNode {
  const { t, tr } = useT();
  const [index, setIndex] = useState<number | null>(null);
  const [point, setPoint] = useState<MapPoint | null>(PLACE);
  return (
    <>
      <h2 className={styles.section}>Pictures and maps</h2>
      <div className={styles.cases}>
        <Case of="picture" note="the last one cannot be had; a click opens photo-viewer" value={index}>
          <span style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }}>
            {PHOTOS.map((hash, at) => (
              <button
                key={hash}
                type="button"
                aria-label={t('{{number}}-rasmni ochish', { number: at + 1 })}
                style={{ height: 72, padding: 0, border: 0, borderRadius: 8, overflow: 'hidden', cursor: 'pointer' }}
                onClick={() => setIndex(at)}
              >
                <Picture hash={hash} alt="" />
              </button>
            ))}
          </span>
          <PhotoViewer hashes={PHOTOS} index={index} onIndex={setIndex} title={tr(TITLE)} />
        </Case>
        <Case of="thumbnail" note="in a table: filled, whole, one that cannot be had, none">
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {thumbnail('kocha.svg')}
            {thumbnail('hovli.svg', { whole: true })}
            {thumbnail('yoq')}
            {thumbnail(null)}
          </span>
        </Case>
        <Case of="map-view/map-view" note="still, as inside a page">
          <div style={{ height: 240 }}>
            <MapView {...PLACE} label="Bunyodkor" still />
          </div>
        </Case>
        <Case of="map-view/pair-map">
          <div style={{ height: 160 }}>
            <PairMap places={[PLACE, NEARBY]} names={['Bunyodkor', 'Navbahor']} distance="89 m" />
          </div>
        </Case>
        <Case of="map-view/map-picker" value={point}>
          <div style={{ height: 240 }}>
            <MapPicker point={point} start={START} onPick={setPoint} />
          </div>
        </Case>
      </div>
    </>
  );
}
