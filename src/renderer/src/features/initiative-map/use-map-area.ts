import { useState } from 'react';
import type { Corners } from './area.ts';
import { closed, type Drawing, drawn } from './drawing.ts';
import type { WorldPoint } from './projection.ts';

/** The area of the map, while drawn and once closed. */
export type MapArea = {
  /** The area being drawn; null: no drawing in progress. */
  readonly drawing: Drawing;
  /** Corners of the closed area; empty without one. */
  readonly corners: Corners;
  begin: () => void;
  corner: (at: WorldPoint) => void;
  back: () => void;
  /** Closes the area; with fewer than three corners the drawing continues. */
  close: () => void;
  giveUp: () => void;
};

type Options = {
  /** Corners of the area in view. */
  corners: Corners;
  onClosed: (corners: Corners) => void;
  /** Called when an area with too few corners is closed. */
  onTooFew: () => void;
};

/** State of drawing an area on the map. */
export function useMapArea({ corners, onClosed, onTooFew }: Options): MapArea {
  const [drawing, setDrawing] = useState<Drawing>(null);
  return {
    drawing,
    corners,
    begin: () => setDrawing((now) => drawn(now, { does: 'begin' })),
    corner: (at) => setDrawing((now) => drawn(now, { does: 'corner', at })),
    back: () => setDrawing((now) => drawn(now, { does: 'back' })),
    giveUp: () => setDrawing(null),
    close: () => {
      const area = closed(drawing);
      if (!area) return onTooFew();
      setDrawing(null);
      onClosed(area);
    },
  };
}
