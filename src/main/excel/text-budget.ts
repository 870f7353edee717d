// By its path: the reader's process runs from its sources, too, where no alias is known.
import { startOf, units } from '../../shared/start-of.ts';

/** Longest shown text of one cell, in characters. */
const CELL_CHARACTERS = 300;
/** Characters of a whole preview: as many as the largest single sheet can show. */
const PREVIEW_CHARACTERS = 640_000;
const CUT = '…';

/** Truncates a cell's text to the length that can be shown, with an ellipsis at the cut. */
export type TakeText = (text: string) => string;

/** Cuts a text to the length shown for one cell. */
export const cutText: TakeText = (text) =>
  text.length > CELL_CHARACTERS ? `${startOf(text, CELL_CHARACTERS, units)}${CUT}` : text;

/**
 * Shares the characters of one preview among its sheets: each call begins the next sheet with an equal share of the
 * rest. In a few kilobytes, a workbook can refer to one text from a million cells.
 */
export function createTextBudget(sheets: number): () => TakeText {
  let left = PREVIEW_CHARACTERS;
  let waiting = sheets;
  return () => {
    let share = Math.floor(left / Math.max(waiting--, 1));
    return (text) => {
      const shown = cutText(text);
      if (shown === '') return shown;
      const kept = shown.length <= share ? shown : `${startOf(shown, share, units)}${CUT}`;
      const used = Math.min(shown.length, share);
      share -= used;
      left -= used;
      return kept;
    };
  };
}
