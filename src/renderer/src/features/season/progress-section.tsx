import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { whenOf } from '@/kit/when.ts';
import type { Summed } from './progress.ts';
import { ProgressActions } from './progress-actions.tsx';
import { ProgressTable } from './progress-table.tsx';
import { ReadingLine } from './reading-line.tsx';
import styles from './season.module.css';
import { type PlaceSums, sumsByRegion } from './sums.ts';
import { useSeason } from './use-season.ts';

export type ProgressSectionProps = {
  board: number;
  /** Number of the board's initiatives; null while unknown. */
  total: number | null;
  /** Whether the whole country is shown, by region. */
  country: boolean;
};

/** View: all regions, all districts, or the districts of a region. */
type View = 'regions' | 'districts' | { readonly region: number | null };

/** The places of a reading that are in view. */
function placesIn(view: View, summed: Summed | null): readonly PlaceSums[] {
  if (!summed) return [];
  if (view === 'regions') return sumsByRegion(summed.districts);
  return view === 'districts' ? summed.districts : summed.districts.filter(({ region }) => region.id === view.region);
}

/**
 * Progress of the review in each region or district, from a reading of the whole season, which the person starts (the
 * design's §5.4).
 */
export function ProgressSection({ board, total, country }: ProgressSectionProps) {
  const translation = useT();
  const { t } = translation;
  const season = useSeason(board);
  const { last, before, reading } = season;
  const [view, setView] = useState<View>(country ? 'regions' : 'districts');
  const inRegion = typeof view === 'object' ? view : null;
  const title = country ? 'Viloyatlar kesimida' : 'Tumanlar kesimida';
  return (
    <section className={styles.section} aria-label={t(title)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(title)}</h2>
          <ReadingLine
            reading={reading}
            last={last}
            when={last && whenOf(last.at, Date.now(), translation)}
            total={total}
          />
        </div>
        {country && last && (
          <SegmentFilter
            label={title}
            segments={[
              { value: 'regions', label: 'Viloyatlar' },
              { value: 'districts', label: 'Tumanlar' },
            ]}
            value={view === 'districts' ? 'districts' : 'regions'}
            onChange={setView}
          />
        )}
        <ProgressActions season={season} />
      </div>
      {last && (
        <ProgressTable
          places={placesIn(view, last)}
          before={placesIn(view, before)}
          onOpen={view === 'regions' ? (region) => setView({ region }) : undefined}
          back={
            inRegion && {
              name: last.districts.find(({ region }) => region.id === inRegion.region)?.region.name,
              onBack: () => setView('regions'),
            }
          }
        />
      )}
    </section>
  );
}
