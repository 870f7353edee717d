import type { NativeTheme } from 'electron';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';

/** `nativeTheme` of a system with the light theme; `onChange` is called when the program selects another theme. */
export function createNativeTheme(onChange: (dark: boolean) => void): NativeTheme {
  const events = createEvents<NativeTheme>('nativeTheme', ['updated']);
  let source: NativeTheme['themeSource'] = 'system';
  return offer<NativeTheme>('nativeTheme', {
    ...events.listening,
    get shouldUseDarkColors() {
      return source === 'dark';
    },
    get themeSource() {
      return source;
    },
    set themeSource(wanted) {
      const [before, after] = [source === 'dark', wanted === 'dark'];
      source = wanted;
      if (before === after) return;
      onChange(after);
      events.emit('updated', {});
    },
  });
}
