import type { BrowserWindow, Screen } from 'electron';
import { minimumOn, restoredBounds } from './bounds.ts';

/**
 * Keeps the smallest size of a window to what its display has room for, also after it was moved to another display. When
 * a display or its scale changes, a window that has become larger than the work area is made to fit.
 */
export function fitToDisplay(window: BrowserWindow, screen: Screen): void {
  const workArea = () => screen.getDisplayMatching(window.getBounds()).workArea;
  const limit = () => {
    const { width, height } = minimumOn(workArea());
    window.setMinimumSize(width, height);
  };
  const fit = () => {
    limit();
    // The system fits a maximized window; a minimized one is checked when it is restored.
    if (window.isMaximized() || window.isFullScreen() || window.isMinimized()) return;
    const bounds = window.getBounds();
    const area = workArea();
    if (bounds.width > area.width || bounds.height > area.height) window.setBounds(restoredBounds(bounds, [area]));
  };
  limit();
  window.on('move', limit);
  window.on('restore', fit);
  screen.on('display-metrics-changed', fit);
  screen.on('display-removed', fit);
  window.once('closed', () => {
    screen.off('display-metrics-changed', fit);
    screen.off('display-removed', fit);
  });
}
