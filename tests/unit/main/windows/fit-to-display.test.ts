import { EventEmitter } from 'node:events';
import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { expect, test } from 'vitest';
import { fitToDisplay } from '../../../../src/main/windows/fit-to-display.ts';

const LARGE: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };
/** 1366×768 at 150 %. */
const SMALL: Rectangle = { x: 1920, y: 0, width: 911, height: 472 };

/** A window of 1200×700 on two displays, and what it is told. */
function desk(state = { maximized: false, minimized: false }) {
  let bounds: Rectangle = { x: 100, y: 100, width: 1200, height: 700 };
  let areas = [LARGE, SMALL];
  let minimum: number[] = [];
  const screen = Object.assign(new EventEmitter(), {
    getDisplayMatching: ({ x }: Rectangle) => ({ workArea: areas.find((area) => x < area.x + area.width) ?? areas[0] }),
  });
  const window = Object.assign(new EventEmitter(), {
    getBounds: () => bounds,
    setBounds: (wanted: Rectangle) => {
      bounds = wanted;
    },
    setMinimumSize: (...size: number[]) => {
      minimum = size;
    },
    isMaximized: () => state.maximized,
    isMinimized: () => state.minimized,
    isFullScreen: () => false,
  });
  fitToDisplay(window as unknown as BrowserWindow, screen as unknown as Screen);
  return {
    bounds: () => bounds,
    minimum: () => minimum,
    move: (to: Partial<Rectangle>) => {
      bounds = { ...bounds, ...to };
      window.emit('move');
    },
    change: (now: Rectangle[]) => {
      areas = now;
      screen.emit('display-metrics-changed');
    },
    restore: () => {
      state.minimized = false;
      window.emit('restore');
    },
    close: () => window.emit('closed'),
    watched: () => screen.listenerCount('display-metrics-changed') + screen.listenerCount('display-removed'),
  };
}

test('the smallest size is that of the display on which the window is, also after a move', () => {
  const { minimum, move, bounds } = desk();
  expect(minimum()).toEqual([1024, 640]);
  move({ x: 1950 });
  expect(minimum()).toEqual([911, 472]);
  expect(bounds()).toMatchObject({ width: 1200, height: 700 });
  move({ x: 100 });
  expect(minimum()).toEqual([1024, 640]);
});

test('a window that a change of scale makes larger than the work area fits it; one that fits stays', () => {
  const { minimum, change, bounds } = desk();
  change([{ x: 0, y: 0, width: 1536, height: 824 }]);
  expect(bounds()).toEqual({ x: 100, y: 100, width: 1200, height: 700 });
  change([{ x: 0, y: 0, width: 911, height: 472 }]);
  expect([minimum(), bounds()]).toEqual([[911, 472], { x: 0, y: 0, width: 911, height: 472 }]);
});

test('a maximized window is left to the system, a minimized one fits when it is restored', () => {
  const maximized = desk({ maximized: true, minimized: false });
  maximized.change([SMALL]);
  expect([maximized.minimum(), maximized.bounds().width]).toEqual([[911, 472], 1200]);
  const minimized = desk({ maximized: false, minimized: true });
  minimized.change([{ ...SMALL, x: 0 }]);
  expect(minimized.bounds().width).toBe(1200);
  minimized.restore();
  expect(minimized.bounds()).toEqual({ ...SMALL, x: 0 });
});

test('a closed window no longer follows the displays', () => {
  const { close, watched } = desk();
  expect(watched()).toBe(2);
  close();
  expect(watched()).toBe(0);
});
