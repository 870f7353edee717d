/** Of one cell, in characters. */
const CELL_CHARACTERS = 300;
/** Of a whole preview, in characters: as much as the largest single sheet can show. */
const PREVIEW_CHARACTERS = 640_000;
const CUT = '…';

/** Gives as much of a cell's text as can be shown, with a sign where some of it is left out. */
export type TakeText = (text: string) => string;

export const cutText: TakeText = (text) =>
  text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS)}${CUT}` : text;

/**
 * Shares what one preview may carry among its sheets: each call begins the next sheet, whose part is an equal one of what
 * those before it have left. A few kilobytes of a workbook can point to one text from a million cells.
 */
export function createTextBudget(sheets: number): () => TakeText {
  let left = PREVIEW_CHARACTERS;
  let waiting = sheets;
  return () => {
    let share = Math.floor(left / Math.max(waiting--, 1));
    return (text) => {
      const shown = cutText(text);
      if (shown === '') return shown;
      const kept = shown.length <= share ? shown : `${shown.slice(0, share)}${CUT}`;
      const used = Math.min(shown.length, share);
      share -= used;
      left -= used;
      return kept;
    };
  };
}
