import { Loader } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { codeOf } from '@/kit/commands/keys.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { Crosshair } from '@/kit/map-view/crosshair.tsx';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import type { Cluster } from './clusters.ts';
import type { LeafletMarksProps, MapHandle } from './leaflet-marks.tsx';
import styles from './map-canvas.module.css';
import { nearestMark } from './nearest-mark.ts';
import type { Placed } from './sort-out.ts';
import type { MapArea } from './use-map-area.ts';

const LeafletMarks = lazyComponent<LeafletMarksProps>(
  async () => (await import('./leaflet-marks.tsx')).LeafletMarks,
  () => <Loader className={styles.loader} size="sm" />,
);

export type MapCanvasProps = {
  points: readonly Placed[];
  chosen: ReadonlySet<number>;
  area: MapArea;
  /** The view when the map was left; null on the first visit: all points are shown. */
  left: MapStart | null;
  /** Gets the focus when drawing begins. */
  ref: RefObject<HTMLDivElement | null>;
  onPick: (cluster: Cluster<Placed>) => void;
  onView: (view: MapStart) => void;
};

/**
 * The map and its keys: arrows move it under a cross, + and − zoom, Enter picks the mark under the cross. While an area
 * is drawn, Space sets a corner, Backspace removes the last corner and Enter closes the area.
 */
export function MapCanvas({ points, chosen, area, left, ref, onPick, onView }: MapCanvasProps) {
  const { t } = useT();
  const keysId = useId();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const { drawing } = area;

  const pickMiddle = () => {
    const nearest = handle && nearestMark(points, handle.middle(), handle.scale());
    if (nearest) onPick(nearest);
  };
  const draw = (code: string): boolean => {
    if (!drawing || !handle) return false;
    if (code === 'Space') area.corner(handle.middle());
    else if (code === 'Backspace') area.back();
    else if (code === 'Enter') area.close();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    // Keys on the zoom buttons belong to the buttons.
    if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
    const code = codeOf(event);
    if (draw(code) || handle?.press(code)) event.preventDefault();
  };
  return (
    <div
      ref={ref}
      className={styles.canvas}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys, as a widget is.
      tabIndex={0}
      aria-label={t('Tashabbuslar xaritasi')}
      aria-describedby={keysId}
      data-drawing={drawing !== null || undefined}
      onKeyDown={press}
    >
      <LeafletMarks
        points={points}
        chosen={chosen}
        area={area}
        left={left}
        onPick={onPick}
        onPickMiddle={pickMiddle}
        onReady={setHandle}
        onView={onView}
      />
      <Crosshair />
      <p id={keysId} className={styles.keys}>
        {drawing
          ? t(
              "Burchaklarni bosing. Bo'sh joy o'rtaga burchak qo'yadi, Backspace qaytaradi, Enter yopadi, Esc bekor qiladi",
            )
          : t('Strelkalar suradi, + va − masshtab, Enter tanlaydi')}
      </p>
    </div>
  );
}
