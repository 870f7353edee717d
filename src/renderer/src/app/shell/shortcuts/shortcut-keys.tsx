import { useEffect, useEffectEvent } from 'react';
import { bridge } from '@/api/bridge.ts';
import { dialogInFront } from '@/kit/keys/front-dialog.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { useShortcutsSheet } from './use-shortcuts-sheet.tsx';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** "?" and the menu's entry open the sheet of shortcuts. */
export function ShortcutKeys() {
  const openSheet = useShortcutsSheet();
  useWindowListener(
    'keydown',
    (event) => {
      if (event.key !== '?' || isField(event.target) || dialogInFront(event)) return;
      // A page's own "/" is the same key without Shift; it must not see this one.
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
