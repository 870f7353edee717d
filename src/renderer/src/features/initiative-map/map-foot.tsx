import { Button } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { whenOf } from '@/kit/when.ts';
import { CountsLine } from './counts-line.tsx';
import styles from './map-page.module.css';
import { MAP_STATE_SHORT, MAP_STATES } from './map-state.ts';
import { Sign } from './sign.tsx';
import type { Placed, SortedOut } from './sort-out.ts';
import type { MapReading } from './use-map-rows.ts';

/** Meaning of the signs that are on the map. */
function Legend({ points }: { points: readonly Placed[] }) {
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

/** Foot of the map: how many initiatives it shows, when they were read, and what the signs mean. */
export function MapFoot({ reading, sorted }: { reading: MapReading; sorted: SortedOut }) {
  const translation = useT();
  const { t } = translation;
  const { total, about, readAt, fetching, retry } = reading;
  return (
    <footer className={styles.foot}>
      <CountsLine sorted={sorted} all={total ?? 0} about={about} />
      {readAt !== null && (
        <Button size="compact-sm" variant="default" loading={fetching} onClick={retry}>
          {t("Qayta o'qish")}
          <small className={styles.readAt}>
            {t("{{when}} o'qilgan", { when: whenOf(readAt, Date.now(), translation) })}
          </small>
        </Button>
      )}
      <Legend points={sorted.placed} />
    </footer>
  );
}
