import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { BaseMap } from '@/kit/map-view/base-map.tsx';
import { createMapKeys, type MapKeys } from '@/kit/map-view/map-keys.ts';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import { useMap, useMapEvents } from '@/kit/map-view/use-map.ts';
import { boxAround, type Cluster, type WorldBox } from './clusters.ts';
import { MarksLayer, type MarksLayerProps } from './marks-layer.tsx';
import { degreesAt, type WorldPoint, worldPointOf } from './projection.ts';
import type { Placed } from './sort-out.ts';
import type { MapArea } from './use-map-area.ts';

/** Handle by which the page controls and queries the map. */
export type MapHandle = MapKeys & {
  /** The middle of the map, under the cross. */
  middle: () => WorldPoint;
  /** Pixels per unit of the world at the current zoom. */
  scale: () => number;
};

export type LeafletMarksProps = Pick<MarksLayerProps, 'points' | 'chosen' | 'onPick'> & {
  /** While an area is drawn, a click on the map sets a corner. */
  area: MapArea;
  /** The view when the map was left; null on the first visit: all points are shown. */
  left: MapStart | null;
  /** Called on Enter: picks the mark under the cross. */
  onPickMiddle: () => void;
  onReady: (handle: MapHandle) => void;
  /** Called with the view after each move. */
  onView: (view: MapStart) => void;
};

/** The map with its marks, in a chunk of its own: Leaflet is loaded when the first map opens. */
export const LeafletMarks = (props: LeafletMarksProps) => (
  <BaseMap start={props.left ?? COUNTRY} keyboard={false}>
    <Marks {...props} />
  </BaseMap>
);

/** The view before the points are fitted into it. */
const COUNTRY: MapStart = { latitude: 41.4, longitude: 64.6, zoom: 6 };
/** Closest zoom that opening a cluster leads to. */
const MOST_ZOOM = 18;
/** Closest zoom of the first view. */
const FIRST_ZOOM = 15;
/** Padding around points fitted into the view, in px. */
const PADDING = 40;

function Marks({ points, chosen, area, left, onPick, onPickMiddle, onReady, onView }: LeafletMarksProps) {
  const drawing = area.drawing !== null;
  const dragged = useRef(false);
  const map = useMapEvents({
    mousedown: () => {
      dragged.current = false;
    },
    dragstart: () => {
      dragged.current = true;
    },
    click: ({ latlng }) => {
      const { lat: latitude, lng: longitude } = latlng.wrap();
      if (drawing) area.corner(worldPointOf({ latitude, longitude }));
    },
    moveend: () => {
      const { lat: latitude, lng: longitude } = map.getCenter();
      onView({ latitude, longitude, zoom: map.getZoom() });
    },
  });
  useDoubleClick(!drawing);
  const pickMiddle = useEffectEvent(onPickMiddle);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const scale = () => 2 ** map.getZoom();
    ready({
      ...createMapKeys(map, () => pickMiddle()),
      middle: () => {
        const { lat: latitude, lng: longitude } = map.getCenter();
        return worldPointOf({ latitude, longitude });
      },
      scale,
    });
  }, [map]);
  const pick = useCallback(
    (cluster: Cluster<Placed>) => {
      if (!dragged.current && !openCluster(map, cluster)) onPick(cluster);
    },
    [map, onPick],
  );
  useAllInView(points, left !== null);
  return (
    <MarksLayer
      points={points}
      chosen={chosen}
      corners={area.drawing ?? area.corners}
      drawing={drawing}
      onPick={pick}
    />
  );
}

/** A double click sets a corner while drawing, and zooms in otherwise. */
function useDoubleClick(zooms: boolean): void {
  const map = useMap();
  useLayoutEffect(() => {
    if (zooms) map.doubleClickZoom.enable();
    else map.doubleClickZoom.disable();
  }, [map, zooms]);
}

/** Opens a cluster by zooming in; false where its initiatives stay together at the closest zoom. */
function openCluster(map: LeafletMap, { members }: Cluster<Placed>): boolean {
  const box = boxAround(members);
  if (!box || (box.west === box.east && box.north === box.south) || map.getZoom() === MOST_ZOOM) return false;
  showBox(map, box, MOST_ZOOM);
  return true;
}

/**
 * Fits all points into the view on the first visit, as long as they come and nobody has moved the map, and whenever none
 * of them is in view, as under a new filter.
 */
function useAllInView(points: readonly Placed[], left: boolean): void {
  const map = useMap();
  const shown = useRef(left);
  /** The view that was fitted. */
  const fitted = useRef('');
  useEffect(() => {
    const view = map.getBounds();
    const isInView = points.some((point) => view.contains(latLngOf(point)));
    const box = boxAround(points);
    const viewNow = () => `${map.getCenter()} ${map.getZoom()}`;
    if (!box || (shown.current && isInView && fitted.current !== viewNow())) return;
    shown.current = true;
    showBox(map, box, FIRST_ZOOM);
    fitted.current = viewNow();
  }, [map, points]);
}

const latLngOf = (point: WorldPoint): [number, number] => {
  const { latitude, longitude } = degreesAt(point);
  return [latitude, longitude];
};

const showBox = (map: LeafletMap, { west, east, north, south }: WorldBox, maxZoom: number) =>
  map.fitBounds(latLngBounds([latLngOf({ x: west, y: north }), latLngOf({ x: east, y: south })]), {
    ...{ padding: [PADDING, PADDING], maxZoom, animate: false },
  });
