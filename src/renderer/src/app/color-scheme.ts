import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { Bridge } from '@shared/bridge/bridge.ts';
import type { ColorScheme } from '@shared/settings.ts';

/**
 * Mantine colour-scheme manager backed by the settings in the main process. The initial value is read from `<html>`,
 * where main wrote it before the first paint, so the window never flashes. Changes made in other windows arrive as an
 * event.
 */
export function createColorSchemeManager(
  bridge: Pick<Bridge, 'app' | 'on'>,
  root: HTMLElement,
): MantineColorSchemeManager {
  let current: ColorScheme = root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  let stop = () => {};

  return {
    get: () => current,
    set: (value) => {
      // Mantine also calls `set` for a value from that event; only a choice made in this window goes to main.
      if (value === current || value === 'auto' || !isMantineColorScheme(value)) return;
      current = value;
      void bridge.app.settings({ colorScheme: value });
    },
    subscribe: (onUpdate) => {
      stop = bridge.on('settings.changed', (settings) => {
        if (settings.colorScheme === current) return;
        current = settings.colorScheme;
        onUpdate(current);
      });
    },
    unsubscribe: () => stop(),
    clear: () => {},
  };
}
