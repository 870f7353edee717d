import { Outlet } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import { starPath } from '@/kit/brand/star.ts';
import { ColorSchemeSwitch } from '../switches/color-scheme-switch.tsx';
import { ScriptSwitch } from '../switches/script-switch.tsx';
import { useWindowTitle } from '../use-window-title.ts';
import styles from './auth-frame.module.css';

/** Frame of the sign-in form: the tiled wall with the product's promise, and the script and colour-scheme switches. */
export function AuthFrame() {
  const { t } = useT();
  useWindowTitle('Tizimga kirish');
  return (
    <div className={styles.frame}>
      <aside className={styles.art}>
        <TilePattern />
        <div className={styles.brand}>
          <BrandMark />
          <div>
            <span className={styles.product}>{t('Tashabbusli budjet')}</span>
            <span className={styles.panel}>{t('Boshqaruv paneli')}</span>
          </div>
        </div>
        <div className={styles.promise}>
          <p className={styles.headline}>{t("Har bir tashabbus o'z vaqtida ko'rib chiqiladi")}</p>
          <p className={styles.lead}>{t("Tashabbuslarni ko'rib chiqish, hujjatlar va hisobotlar bitta oynada.")}</p>
        </div>
      </aside>
      <main className={styles.side}>
        <div className={styles.switches}>
          <ColorSchemeSwitch />
          <ScriptSwitch />
        </div>
        <div className={styles.content}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}

/** Side of one tile, px. */
const TILE = 112;
/** Tiles with a gold star: column from the right edge, row from the top. */
const GOLD = [
  { column: 0, row: 1 },
  { column: 1, row: 0 },
  { column: 0, row: 4 },
  { column: 4, row: 0 },
  { column: 2, row: 6 },
] as const;

/** The wall of glazed tiles behind the sign-in page, anchored at its top right corner. */
function TilePattern() {
  return (
    <svg className={styles.pattern} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id="tile" width={TILE} height={TILE} x={-TILE * 0.8} y={TILE * 0.54} patternUnits="userSpaceOnUse">
          <g transform={`translate(${TILE / 2} ${TILE / 2})`} stroke="#ffffff">
            <path d={starPath(TILE / 2)} fill="#ffffff" fillOpacity=".055" strokeOpacity=".22" />
            <path d={starPath(TILE * 0.29)} fill="#063d49" fillOpacity=".06" strokeOpacity=".16" />
          </g>
        </pattern>
      </defs>
      <svg x="100%" overflow="visible" role="presentation">
        <rect x="-4000" width="4000" height="3000" fill="url(#tile)" />
        {GOLD.map(({ column, row }) => (
          <path
            key={`${column}-${row}`}
            d={starPath(TILE * 0.29)}
            transform={`translate(${-TILE * (0.3 + column)} ${TILE * (0.04 + row)})`}
            fill="#f0c04e"
            fillOpacity=".2"
            stroke="#f0c04e"
            strokeOpacity=".5"
          />
        ))}
      </svg>
    </svg>
  );
}
