import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Summed } from '@/domains/initiative/reading/progress.ts';
import { type PlaceSums, sumsByRegion } from '@/domains/initiative/reading/sums.ts';
import type { Board } from '@/entities/boards.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useSaveSheet } from '@/kit/files/use-save-file.ts';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { whenOf } from '@/kit/when.ts';
import { usePlanned } from './figures/use-plan.ts';
import { progressSheet } from './progress-sheet.ts';
import { ProgressTable } from './progress-table.tsx';
import { ReadingLine } from './reading-line.tsx';
import styles from './season.module.css';
import { usePlaceList } from './use-place-list.ts';
import { type Season, useSeason } from './use-season.ts';

export type ProgressSectionProps = {
  boards: readonly Board[];
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
export function ProgressSection({ boards, board, total, country }: ProgressSectionProps) {
  const translation = useT();
  const { t } = translation;
  const season = useSeason(board);
  const planned = usePlanned(boards, board);
  const { last, before, reading } = season;
  const [view, setView] = useState<View>(country ? 'regions' : 'districts');
  const openPlace = usePlaceList(reading?.whole ?? null, last);
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
          planned={planned}
          onList={view === 'regions' || !openPlace ? undefined : openPlace}
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

/** Saves the last sums as a table file. */
function useProgressExcel(last: Summed | null): { save: () => void; saving: boolean } {
  const translation = useT();
  const { save, saving } = useSaveSheet();
  return {
    save: () =>
      last &&
      void save({ suggestedName: translation.t('Viloyatlar kesimida'), sheets: [progressSheet(last, translation)] }),
    saving,
  };
}

const MINUTE_MS = 60_000;

/** Buttons for a season's reading: start, stop, continue, and save its sums. */
function ProgressActions({ season }: { season: Season }) {
  const { t } = useT();
  const { last, reading, waits, start, stop } = season;
  const excel = useProgressExcel(last);
  const running = reading !== null && reading.end === null;
  const halted = reading?.end?.state === 'stopped' || reading?.end?.state === 'refused';
  const minutes = formatCount(Math.ceil(waits / MINUTE_MS));
  return (
    <>
      {last && (
        <Button variant="default" onClick={excel.save} loading={excel.saving}>
          {t('Excelga saqlash')}
        </Button>
      )}
      {running ? (
        <Button variant="default" onClick={stop}>
          {t("To'xtatish")}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
          disabled={waits > 0 && !halted}
          title={waits > 0 && !halted ? t("{{n}} daqiqadan keyin qayta o'qish mumkin", { n: minutes }) : undefined}
          onClick={start}
        >
          {t(halted ? 'Davom ettirish' : "Qayta o'qish")}
        </Button>
      )}
    </>
  );
}
