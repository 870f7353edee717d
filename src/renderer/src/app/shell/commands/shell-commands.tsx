import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { bridge } from '@/api/bridge.ts';
import { onSequence, shownFirst } from '@/kit/commands/key-presses.ts';
import { capsOf } from '@/kit/commands/keys.ts';
import { openPalette } from '@/kit/palette/open-palette.ts';
import { useShortcutsSheet } from '../shortcuts/use-shortcuts-sheet.tsx';
import styles from './shell-commands.module.css';
import { useShellCommands } from './use-shell-commands.ts';

/** The shell's commands, also those of the native menu; shows the first key of a sequence while the second is awaited. */
export function ShellCommands() {
  useShellCommands();
  const openSheet = useShortcutsSheet();
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'shortcuts') openSheet();
    if (command === 'palette') openPalette();
  });
  useEffect(() => bridge.on('menu.command', onCommand), []);
  const first = useSyncExternalStore(onSequence, shownFirst);
  return first && <output className={styles.begun}>{capsOf(first).join(' ')} …</output>;
}
