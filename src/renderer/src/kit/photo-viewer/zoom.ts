/** The transformation of a picture: scale (1 fits the window), shift in px, rotation in degrees. */
export type PhotoView = { readonly scale: number; readonly x: number; readonly y: number; readonly turn: number };

/** The whole picture, centred and not rotated. */
export const FITTED: PhotoView = { scale: 1, x: 0, y: 0, turn: 0 };
const LARGEST = 8;

/**
 * Zooms by `factor` around a fixed point, given in px from the middle of the window. At scale 1 the picture is centred.
 */
export function zoomed(view: PhotoView, factor: number, at = { x: 0, y: 0 }): PhotoView {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  if (scale === 1) return { ...FITTED, turn: view.turn };
  const ratio = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Pans by px, at most to the picture's edges; a picture that fits the window does not move. */
export function panned(view: PhotoView, dx: number, dy: number, window: { width: number; height: number }): PhotoView {
  if (view.scale === 1) return view;
  const reach = (size: number) => (size * (view.scale - 1)) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return {
    ...view,
    x: clamp(view.x + dx, reach(window.width)),
    y: clamp(view.y + dy, reach(window.height)),
  };
}

/** Rotates the picture by a quarter turn to the right and fits it again. */
export const turned = (view: PhotoView): PhotoView => ({ ...FITTED, turn: view.turn + 90 });
