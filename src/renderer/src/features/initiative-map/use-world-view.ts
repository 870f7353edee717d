import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { cellFor, type WorldBox } from './clusters.ts';
import type { WorldPoint } from './projection.ts';

/** The map's view: its zoom and the visible part of the world. */
export type WorldView = {
  readonly zoom: number;
  /** Side of a cell of marks, in px. */
  readonly cell: number;
  /** The visible part, with a margin. */
  readonly box: WorldBox;
  /** Pixel of the world at the origin of the map's layers. */
  readonly origin: WorldPoint;
};

/** Overscan of the marks around the view, in px: a shorter move of the map redraws nothing. */
const MARGIN_PX = 100;
const MOVES = 'move zoomend viewreset resize';

/** Margin for a mark whose centre is out of view, in px. */
const MARK_PX = 30;

/** The visible part of the world, extended by `margin` px on each side. */
function boxOf(map: LeafletMap, margin: number): WorldBox {
  const { min, max } = map.getPixelBounds();
  const scale = 2 ** map.getZoom();
  return {
    west: ((min?.x ?? 0) - margin) / scale,
    east: ((max?.x ?? 0) + margin) / scale,
    north: ((min?.y ?? 0) - margin) / scale,
    south: ((max?.y ?? 0) + margin) / scale,
  };
}

/** Whether a view still covers all marks that are now visible. */
function stillHolds(view: WorldView, map: LeafletMap): boolean {
  const { x, y } = map.getPixelOrigin();
  const now = boxOf(map, MARK_PX);
  return (
    view.zoom === map.getZoom() &&
    view.origin.x === x &&
    view.origin.y === y &&
    view.box.west <= now.west &&
    view.box.east >= now.east &&
    view.box.north <= now.north &&
    view.box.south >= now.south
  );
}

function viewOf(map: LeafletMap): WorldView {
  const { x: width, y: height } = map.getSize();
  const { x, y } = map.getPixelOrigin();
  return { zoom: map.getZoom(), cell: cellFor({ width, height }), box: boxOf(map, MARGIN_PX), origin: { x, y } };
}

/** The view of a map, updated at most once per frame while it moves. */
export function useWorldView(map: LeafletMap): WorldView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setView((now) => (stillHolds(now, map) ? now : viewOf(map))));
    };
    look();
    map.on(MOVES, look);
    return () => {
      cancelAnimationFrame(frame);
      map.off(MOVES, look);
    };
  }, [map]);
  return view;
}
