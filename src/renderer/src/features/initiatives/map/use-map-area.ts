import { useState } from 'react';
import type { Corners } from './area.ts';
import { closed, type Drawing, drawn } from './drawing.ts';
import type { WorldPoint } from './projection.ts';

/** The area of the map, as it is drawn and as it is closed. */
export type MapArea = {
  /** The area that is drawn; null: none is. */
  readonly drawing: Drawing;
  /** Corners of the closed area; none without one. */
  readonly corners: Corners;
  begin: () => void;
  corner: (at: WorldPoint) => void;
  back: () => void;
  /** Closes the area; with fewer than three corners the drawing goes on. */
  close: () => void;
  giveUp: () => void;
};

type Options = {
  /** Corners of the area in view. */
  corners: Corners;
  onClosed: (corners: Corners) => void;
  /** Somebody closes an area that has too few corners. */
  onTooFew: () => void;
};

/** Draws areas, one after the other. */
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
