type Box = { x: number; y: number; width: number; height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** Size of the part of the window that a picture shows, in px: three of them, with their sentences, fill a page. */
const PART: Size = { width: 1024, height: 576 };
/** Least room around the control, in px. */
const ROOM = 24;

/** The part of the window around a control; null where the control is too large for it: the picture shows all. */
export function partAround(control: Box, window: Size): Box | null {
  if (control.width + 2 * ROOM > PART.width || control.height + 2 * ROOM > PART.height) return null;
  const begin = (from: number, length: number, part: number, whole: number) =>
    Math.max(0, Math.min(whole - part, Math.round(from + length / 2 - part / 2)));
  return {
    x: begin(control.x, control.width, PART.width, window.width),
    y: begin(control.y, control.height, PART.height, window.height),
    ...PART,
  };
}
