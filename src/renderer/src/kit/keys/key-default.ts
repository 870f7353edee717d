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
export function doDefault({ key, ctrlKey, altKey, metaKey }: Press, focused: Element): boolean {
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
