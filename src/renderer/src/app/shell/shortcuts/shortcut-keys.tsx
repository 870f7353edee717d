import { useEffect, useEffectEvent } from 'react';
import { bridge } from '@/api/bridge.ts';
import { dialogInFront } from '@/kit/keys/front-dialog.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { useShortcutsSheet } from './use-shortcuts-sheet.tsx';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the shortcuts sheet by "?" or by the command of the native menu. */
export function ShortcutKeys() {
  const openSheet = useShortcutsSheet();
  useWindowListener(
    'keydown',
    (event) => {
      if (event.key !== '?' || isField(event.target) || dialogInFront(event)) return;
      // "?" is Shift and "/": prevented, so that a page's own "/" shortcut does not see the event.
      event.preventDefault();
      openSheet();
    },
    { capture: true },
  );
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'shortcuts') openSheet();
  });

  useEffect(() => bridge.on('menu.command', onCommand), []);

  return null;
}
