import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './stat-tiles.module.css';

export type StatTile = {
  label: Text;
  /** The figure, formatted. */
  value: string;
  /** Whether the figure is good news. Default: neutral. */
  tone?: 'good' | 'warn' | 'bad' | undefined;
};

/** Tiles with a figure each, side by side. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  const { t } = useT();
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, tone }) => (
        <div key={label} className={styles.tile} data-tone={tone}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
