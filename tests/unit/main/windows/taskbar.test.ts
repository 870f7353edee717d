import { expect, test } from 'vitest';
import { createTaskbar } from '../../../../src/main/windows/taskbar.ts';

test('the taskbar shows downloads, else the progress of the page, and finally nothing', () => {
  const shown: number[] = [];
  const taskbar = createTaskbar((value) => shown.push(value));
  taskbar.page(0.25);
  taskbar.downloads({ running: 1, fraction: null });
  taskbar.page(0.5);
  taskbar.downloads({ running: 1, fraction: 0.75 });
  taskbar.downloads({ running: 0, fraction: null });
  taskbar.page(null);
  taskbar.page(null);
  expect(shown).toEqual([0.25, 2, 2, 0.75, 0.5, -1]);
});
