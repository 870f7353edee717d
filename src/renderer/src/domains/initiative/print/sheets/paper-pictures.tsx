import { createContext, use, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { pictureUrl } from '@/kit/picture-url.ts';
import type { PaperCard } from '../paper/job.ts';
import { tilesAround } from '../paper/tiles.ts';
import styles from './card.module.css';

/** Address to draw for a picture's id and for a tile's address; null: not available. */
export type Drawn = { picture: (hash: string) => string | null; tile: (url: string) => string | null };

/** For paper everything is fetched before drawing; on the screen pictures load as usual. */
export const DrawnContext = createContext<Drawn>({ picture: pictureUrl, tile: (url) => url });

/** Pictures side by side; an unavailable picture is replaced by a note. */
export function PaperPictures({ hashes }: { hashes: readonly string[] }) {
  return (
    <div className={styles.pictures} data-count={hashes.length}>
      {hashes.map((hash) => (
        <PaperPicture key={hash} hash={hash} />
      ))}
    </div>
  );
}

function PaperPicture({ hash }: { hash: string }) {
  const { t } = useT();
  const url = use(DrawnContext).picture(hash);
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {url === null || failed ? (
        t('Rasm yuklanmadi')
      ) : (
        <img src={url} alt={t('Rasmlar')} onError={() => setFailed(true)} />
      )}
    </div>
  );
}

/** Size of the map on a card, in px. */
const MAP = { width: 300, height: 262 };

/** The tiles of the map on a card. */
export const tilesOf = (location: NonNullable<PaperCard['location']>) => tilesAround(location, MAP);

/** A place on a small map; if a tile is missing, the coordinates alone. */
export function PaperPlace({ location }: { location: NonNullable<PaperCard['location']> }) {
  const drawn = use(DrawnContext);
  const [failed, setFailed] = useState(false);
  const tiles = tilesOf(location).map((tile) => ({ ...tile, url: drawn.tile(tile.url) }));
  const coordinates = `${location.latitude.toFixed(6)}, ${location.longitude.toFixed(6)}`;
  if (failed || tiles.some(({ url }) => url === null)) return <p className={styles.text}>{coordinates}</p>;
  return (
    <div className={styles.place}>
      {tiles.map(({ url, left, top }) => (
        <img key={`${left} ${top}`} src={url ?? ''} alt="" style={{ left, top }} onError={() => setFailed(true)} />
      ))}
      <svg className={styles.pin} width="22" height="30" viewBox="0 0 22 30" aria-hidden="true">
        <path d="M11 1a10 10 0 0 1 10 10c0 7-10 18-10 18S1 18 1 11A10 10 0 0 1 11 1Z" fill="#111" stroke="#fff" />
        <circle cx="11" cy="11" r="3.6" fill="#fff" />
      </svg>
      <span className={styles.coordinates}>{coordinates} · © OpenStreetMap</span>
    </div>
  );
}
