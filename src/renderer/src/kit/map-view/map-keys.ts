import type { Map as LeafletMap } from 'leaflet';

/** One press of an arrow, in px. */
const STEP = 60;

const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
const ZOOMS: ReadonlyMap<string, number> = new Map([
  ['Equal', 1],
  ['NumpadAdd', 1],
  ['Minus', -1],
  ['NumpadSubtract', -1],
]);
const PICKS: readonly string[] = ['Enter', 'NumpadEnter'];

/** How a map is moved by the keyboard. */
export type MapKeys = {
  /** Does what a physical key does on the map; false where it does nothing. */
  press: (code: string) => boolean;
};

/** The keys of a map: arrows, + and −, and Enter, which calls `pickMiddle`. */
export function createMapKeys(map: Pick<LeafletMap, 'panBy' | 'zoomIn'>, pickMiddle: () => void): MapKeys {
  return {
    press: (code) => {
      const [arrow, zoom] = [ARROWS.get(code), ZOOMS.get(code)];
      if (arrow) map.panBy([arrow[0] * STEP, arrow[1] * STEP], { animate: false });
      // An animation would end where it was bound for, whatever was pressed meanwhile.
      else if (zoom) map.zoomIn(zoom, { animate: false });
      else if (PICKS.includes(code)) pickMiddle();
      else return false;
      return true;
    },
  };
}
