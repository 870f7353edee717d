import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { Bridge } from '@shared/bridge/bridge.ts';
import type { ColorScheme } from '@shared/settings.ts';

/**
 * Mantine's colour scheme over the workstation's settings. The first value is the one that main wrote into
 * `<html>`, so the window never flashes; other windows follow by the event.
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
      // Mantine also calls this for what the event told it; only a choice made here goes to main.
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
