import { Button, UnstyledButton } from '@mantine/core';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { whenOf } from '@/kit/when.ts';
import styles from './map-page.module.css';
import { MAP_STATE_SHORT, MAP_STATES } from './map-state.ts';
import { Sign } from './sign.tsx';
import type { Placed, SortedOut } from './sort-out.ts';
import type { MapReading } from './use-map-rows.ts';
import { useOpenChosen } from './use-open-chosen.ts';

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

type CountsLineProps = {
  sorted: SortedOut;
  /** Total by the platform's count. */
  all: number;
  /** Whether some of these rows have not been read. */
  about: boolean;
};

/** How many of the rows are on the map. The others open in the review desk, as their place has to be clarified. */
function CountsLine({ sorted: { placed, placeless, outside }, all, about }: CountsLineProps) {
  const { t } = useT();
  const open = useOpenChosen();
  const values = { all: formatCount(all), n: formatCount(placed.length) };
  return (
    <p className={styles.counts} role="status">
      {about ? t('taxminan {{all}} tadan {{n}} tasi xaritada', values) : t('{{all}} tadan {{n}} tasi xaritada', values)}
      {placeless.length > 0 && (
        <>
          {' · '}
          <UnstyledButton onClick={() => open(placeless)}>
            {t("{{n}} tasida joylashuv yo'q", { n: formatCount(placeless.length) })}
          </UnstyledButton>
        </>
      )}
      {outside.length > 0 && (
        <>
          {' · '}
          <UnstyledButton onClick={() => open(outside)}>
            {t('Xaritadan tashqarida: {{n}}', { n: formatCount(outside.length) })}
          </UnstyledButton>
        </>
      )}
    </p>
  );
}
