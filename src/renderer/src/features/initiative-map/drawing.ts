import { type Corners, FEWEST_CORNERS } from './area.ts';
import type { WorldPoint } from './projection.ts';

/** Corners of the area being drawn; null: no drawing in progress. */
export type Drawing = Corners | null;

/** A step of the person while drawing. */
export type Stroke =
  | { readonly does: 'begin' | 'back' | 'give up' }
  | { readonly does: 'corner'; readonly at: WorldPoint };

/** The drawing after a stroke. A corner at the last corner's point is ignored: a double click sets a single corner. */
export function drawn(drawing: Drawing, stroke: Stroke): Drawing {
  if (stroke.does === 'begin') return drawing ?? [];
  if (!drawing || stroke.does === 'give up') return null;
  if (stroke.does !== 'corner') return drawing.slice(0, -1);
  const last = drawing.at(-1);
  return last && last.x === stroke.at.x && last.y === stroke.at.y ? drawing : [...drawing, stroke.at];
}

/** The area that closing the drawing gives; null while there are too few corners. */
export const closed = (drawing: Drawing): Corners | null =>
  drawing && drawing.length >= FEWEST_CORNERS ? drawing : null;
