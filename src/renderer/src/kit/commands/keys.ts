/** What a key event says about the keys that are down. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The physical key that a press counts as. A numpad key that types no character counts as the key of the same name:
 * Enter, and with NumLock off the arrows, Home, End and Delete.
 */
export const codeOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string =>
  code.startsWith('Numpad') && key.length > 1 ? key : code;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/**
 * Names that a press matches, the most specific first; none for a modifier alone. With Shift as the only modifier, the
 * name without Shift is the fallback; "?" matches wherever the layout has it.
 */
export function namesOf(press: KeyPress): readonly string[] {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (MODIFIERS.includes(key)) return [];
  const code = codeOf(press);
  const held = `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}`;
  if (held) return [`${held}${shiftKey ? 'Shift+' : ''}${code}`];
  if (key === '?') return ['Shift+Slash'];
  return shiftKey ? [`Shift+${code}`, code] : [code];
}

/** Whether Ctrl, Alt or Meta is down: such keys work in a text field, too. */
export const isHeld = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => ctrlKey || metaKey || altKey;

const CAPS: Readonly<Record<string, string>> = {
  'Shift+Slash': '?',
  Slash: '/',
  Escape: 'Esc',
  Delete: 'Del',
  Insert: 'Ins',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Equal: '+',
  Minus: '−',
};

const capOf = (part: string): string => CAPS[part] ?? part.replace(/^(Key|Digit)/, '');

/** Labels of a key, one for each press: `Ctrl+KeyK` is "Ctrl K", `KeyG KeyJ` is "G" and "J". */
export const capsOf = (key: string): readonly string[] =>
  key.split(' ').map((press) => CAPS[press] ?? press.split('+').map(capOf).join(' '));
