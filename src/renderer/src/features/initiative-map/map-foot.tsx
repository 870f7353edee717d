import { Button } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { whenOf } from '@/kit/when.ts';
import { CountsLine } from './counts-line.tsx';
import { Legend } from './legend.tsx';
import styles from './map-page.module.css';
import type { SortedOut } from './sort-out.ts';
import type { MapReading } from './use-map-rows.ts';

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
