import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inFrontNow } from './front-dialog.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * Placeholder of a dialog that is still loading: holds all keys, and replays them once the dialog is rendered
 * (`pressInTurn`). Pass it to `lazyComponent` as `Waiting`.
 */
export function KeysHeld() {
  const held = useRef<KeyboardEvent[]>([]);
  useWindowListener(
    'keydown',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // The key that opened the dialog repeats while it is held.
      if (!event.repeat) held.current.push(event);
    },
    { capture: true },
  );
  useLayoutEffect(() => {
    const behind = inFrontNow();
    const keys = held.current;
    return () => {
      // After the dialog's own effects, and before the next key. If no dialog appears, the keys are discarded.
      queueMicrotask(() => {
        if (inFrontNow() !== behind) void pressInTurn(keys.splice(0));
      });
    };
  }, []);
  return null;
}

/** Microtasks within which what a key has done is over: dialogs close, and focus returns, before the next key. */
const TURNS = 20;

/**
 * Replays held keys, up to the first that only the browser can carry out. They do what they would have done had the
 * dialog been there at once: those after one that closes it are for the page below.
 */
export async function pressInTurn(keys: readonly KeyboardEvent[]): Promise<void> {
  for (const key of keys) {
    if (!pressAgain(key)) return;
    for (let turn = 0; turn < TURNS; turn++) await null;
  }
}

/**
 * Replays a key on the focused element: if no listener handles the key, carries out its default. False if that is
 * impossible: the keys after it would have the wrong target.
 */
function pressAgain(key: KeyboardEvent): boolean {
  const again = new KeyboardEvent('keydown', key);
  const focused = () => document.activeElement ?? document.body;
  flushSync(() => void focused().dispatchEvent(again));
  return again.defaultPrevented || flushSync(() => doDefault(again, focused()));
}

/** Keys that have no browser default in the page. */
const WITHOUT_DEFAULT = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Escape|F\d+)$/;
/** Editing commands of keys in a text field. */
const EDITS: ReadonlyMap<string, string> = new Map([
  ['Backspace', 'delete'],
  ['Delete', 'forwardDelete'],
]);
/** Focused elements that a key presses. */
const PRESSED: ReadonlyMap<string, string> = new Map([
  ['Enter', 'button, a[href], summary'],
  [' ', 'button, summary, input[type=checkbox], input[type=radio]'],
]);
/** Inputs without text, in which arrows and letters choose. */
const CHOOSES = 'input, select';

/** The parts of a key event on which its default depends. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Carries out the browser's default for an unhandled key on the focused element: types or deletes a character, presses
 * a button or a link. Returns false if only the browser can do it, such as moving the caret; scrolling is left out.
 */
function doDefault({ key, ctrlKey, altKey, metaKey }: Press, focused: Element): boolean {
  if (WITHOUT_DEFAULT.test(key)) return true;
  const isText = focused.matches(':read-write');
  if (ctrlKey || altKey || metaKey) return !isText || key === 'Enter';
  if (key === 'Tab') return false;
  if (isText) return edit(key, focused);
  const pressed = PRESSED.get(key);
  if (!pressed || !focused.matches(pressed)) return !focused.matches(CHOOSES);
  if (focused instanceof HTMLElement) focused.click();
  return true;
}

/** Carries out a key's default in a text field; false if only the browser can. */
function edit(key: string, field: Element): boolean {
  const command = EDITS.get(key);
  const typed = key === 'Enter' && field.matches('textarea') ? '\n' : key;
  if (command) document.execCommand(command);
  else if ([...typed].length === 1) document.execCommand('insertText', false, typed);
  else return false;
  return true;
}
