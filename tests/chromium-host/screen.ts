import type { Display, Screen } from 'electron';
import type { HostDisplay } from './display.ts';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';

/** `screen`: the stand-in's only display. */
export function createScreen({ width, height }: HostDisplay): Screen {
  const events = createEvents<Screen>('screen', ['display-added', 'display-removed', 'display-metrics-changed']);
  const area = { x: 0, y: 0, width, height };
  const display = offer<Display>('Display', {
    id: 1,
    bounds: area,
    workArea: area,
    size: { width, height },
    workAreaSize: { width, height },
    scaleFactor: 1,
    rotation: 0,
    internal: false,
  });
  return offer<Screen>('screen', {
    ...events.listening,
    getAllDisplays: () => [display],
    getPrimaryDisplay: () => display,
    getDisplayMatching: () => display,
    getDisplayNearestPoint: () => display,
  });
}
