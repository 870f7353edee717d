import { type Corners, FEWEST_CORNERS } from './area.ts';
import type { WorldPoint } from './projection.ts';

/** An area that is drawn at this moment; null: none is. */
export type Drawing = Corners | null;

/** What a person does while drawing. */
export type Stroke =
  | { readonly does: 'begin' | 'back' | 'give up' }
  | { readonly does: 'corner'; readonly at: WorldPoint };

/** The drawing after a stroke. A corner where the last one is changes nothing: a double click sets one. */
export function drawn(drawing: Drawing, stroke: Stroke): Drawing {
  if (stroke.does === 'begin') return drawing ?? [];
  if (!drawing || stroke.does === 'give up') return null;
  if (stroke.does !== 'corner') return drawing.slice(0, -1);
  const last = drawing.at(-1);
  return last && last.x === stroke.at.x && last.y === stroke.at.y ? drawing : [...drawing, stroke.at];
}

/** The area of a drawing that is closed; null while it has too few corners. */
export const closed = (drawing: Drawing): Corners | null =>
  drawing && drawing.length >= FEWEST_CORNERS ? drawing : null;
