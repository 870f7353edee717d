import type { PageMessage } from './page-world.ts';

/** A key press as the page reports it. */
export type KeyPress = Omit<Extract<PageMessage, { type: 'key' }>, 'type'>;

/** Electron's names of keys that have another name in keyboard events. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  plus: '+',
  space: ' ',
  esc: 'escape',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};

/** True if a key press matches this accelerator (`CmdOrCtrl+Shift+K`), as on Windows and Linux. */
export function matchesAccelerator(accelerator: string, press: KeyPress): boolean {
  // In `Ctrl++` the last plus is the key.
  const parts = accelerator.toLowerCase().replace(/\+\+$/, '+plus').split('+');
  const named = parts.pop() ?? '';
  const key = KEY_NAMES[named] ?? named;
  const needs = (...names: string[]) => names.some((name) => parts.includes(name));
  const sameKey = press.key.toLowerCase() === key || press.code.toLowerCase() === `key${key}`;
  // `+` is typed with Shift on most keyboards.
  const sameShift = needs('shift') === press.shift || key === '+';
  return (
    sameKey &&
    sameShift &&
    needs('cmdorctrl', 'commandorcontrol', 'ctrl', 'control') === press.ctrl &&
    needs('alt', 'option') === press.alt &&
    needs('meta', 'super', 'cmd', 'command') === press.meta
  );
}
