import { useT } from '@/i18n/use-t.ts';
import styles from './map-page.module.css';
import { MAP_STATE_SHORT, MAP_STATES } from './map-state.ts';
import { Sign } from './sign.tsx';
import type { Placed } from './sort-out.ts';

/** Meaning of the signs that are on the map. */
export function Legend({ points }: { points: readonly Placed[] }) {
  const { t } = useT();
  const there = new Set(points.map(({ state }) => state));
  if (there.size === 0) return null;
  return (
    <ul className={styles.legend}>
      {MAP_STATES.filter((state) => there.has(state)).map((state) => (
        <li key={state}>
          <Sign state={state} />
          {t(MAP_STATE_SHORT[state])}
        </li>
      ))}
      {there.size > 1 && (
        <li>
          <span className={styles.mixed}>5</span>
          {t('turli bosqichda')}
        </li>
      )}
    </ul>
  );
}
