import type { BridgeEvents } from '@shared/bridge/events.ts';
import { app, nativeTheme } from 'electron';
import type { Emit } from '../bridge/emit.ts';
import { showMenu } from '../menu/menu.ts';
import type { MenuOptions } from '../menu/template.ts';
import type { SettingsStore } from '../settings/settings.ts';

/**
 * Applies script and colour scheme to menu, native parts and page, now and on every change. Call the returned function
 * when somebody signs in or out, and when the program is locked or opened: the menu follows.
 */
export function followSettings(
  settings: Pick<SettingsStore, 'current' | 'onChange'>,
  {
    emit,
    isLocked,
    offersCheck,
    ...help
  }: Pick<MenuOptions, 'saveSupportFile' | 'openManual'> & {
    emit: Emit;
    isLocked: () => boolean;
    offersCheck: () => boolean;
  },
): () => void {
  const apply = () => {
    const { script, colorScheme } = settings.current();
    nativeTheme.themeSource = colorScheme;
    const send = (command: BridgeEvents['menu.command']) => emit('menu.command', command);
    showMenu({
      script,
      developerTools: !app.isPackaged,
      locked: isLocked(),
      offersCheck: offersCheck(),
      send,
      ...help,
    });
  };
  apply();
  settings.onChange((changed) => {
    apply();
    emit('settings.changed', changed);
  });
  return apply;
}
