import { expect, test } from 'vitest';
import { matchesAccelerator } from '../../chromium-host/accelerator.ts';

const press = (key: string, held = '', code = '') => ({
  key,
  code,
  ctrl: held.includes('c'),
  shift: held.includes('s'),
  alt: held.includes('a'),
  meta: held.includes('m'),
});

test.each([
  ['CmdOrCtrl+K', press('k', 'c')],
  ['CmdOrCtrl+K', press('л', 'c', 'KeyK')],
  ['Ctrl+Shift+R', press('R', 'cs')],
  ['F1', press('F1')],
  ['CmdOrCtrl+=', press('=', 'c')],
  ['CmdOrCtrl+Plus', press('+', 'cs')],
  ['Ctrl++', press('+', 'c')],
  ['Alt+Left', press('ArrowLeft', 'a')],
  ['Escape', press('Escape')],
])('%s is pressed', (accelerator, pressed) => {
  expect(matchesAccelerator(accelerator, pressed)).toBe(true);
});

test.each([
  ['CmdOrCtrl+K', press('k')],
  ['CmdOrCtrl+K', press('k', 'cs')],
  ['CmdOrCtrl+K', press('k', 'ca')],
  ['CmdOrCtrl+K', press('j', 'c')],
  ['F1', press('F1', 'c')],
  ['CmdOrCtrl+-', press('=', 'c')],
])('%s is not pressed', (accelerator, pressed) => {
  expect(matchesAccelerator(accelerator, pressed)).toBe(false);
});
