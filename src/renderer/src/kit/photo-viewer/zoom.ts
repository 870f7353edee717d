/** How a picture lies in the viewer: its scale (1 fits the window), its shift in px, its turn in degrees. */
export type View = { readonly scale: number; readonly x: number; readonly y: number; readonly turn: number };

/** The whole picture in the middle, as it was taken. */
export const FITTED: View = { scale: 1, x: 0, y: 0, turn: 0 };
const LARGEST = 8;

/**
 * The view zoomed by `factor` around a point given in px from the middle of the window; what lies under the point
 * stays under it. At its smallest the picture fits and lies in the middle.
 */
export function zoomed(view: View, factor: number, at = { x: 0, y: 0 }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  if (scale === 1) return { ...FITTED, turn: view.turn };
  const ratio = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view moved by some px; a picture that fits the window does not move, and none can be moved out of sight. */
export function panned(view: View, dx: number, dy: number, window: { width: number; height: number }): View {
  if (view.scale === 1) return view;
  const reach = (size: number) => (size * (view.scale - 1)) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return {
    ...view,
    x: clamp(view.x + dx, reach(window.width)),
    y: clamp(view.y + dy, reach(window.height)),
  };
}

/** The view with the picture a quarter turned to the right, fitted again. */
export const turned = (view: View): View => ({ ...FITTED, turn: view.turn + 90 });
