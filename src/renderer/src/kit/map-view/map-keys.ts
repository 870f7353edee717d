import type { Map as LeafletMap } from 'leaflet';

/** Pan per press of an arrow key, in px. */
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

/** Key handler of a map. */
export type MapKeys = {
  /** Handles a key by its name (`codeOf`); returns false for a key that the map does not use. */
  press: (code: string) => boolean;
};

/** Creates the key handler of a map: arrows pan, + and − zoom, Enter calls `pickMiddle`. */
export function createMapKeys(map: Pick<LeafletMap, 'panBy' | 'zoomIn'>, pickMiddle: () => void): MapKeys {
  return {
    press: (code) => {
      const [arrow, zoom] = [ARROWS.get(code), ZOOMS.get(code)];
      if (arrow) map.panBy([arrow[0] * STEP, arrow[1] * STEP], { animate: false });
      // Not animated: an animation would run to its target even if another key is pressed meanwhile.
      else if (zoom) map.zoomIn(zoom, { animate: false });
      else if (code === 'Enter') pickMiddle();
      else return false;
      return true;
    },
  };
}
