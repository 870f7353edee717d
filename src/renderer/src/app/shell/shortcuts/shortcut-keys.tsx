import { useEffect, useEffectEvent } from 'react';
import { bridge } from '@/api/bridge.ts';
import { dialogInFront } from '@/kit/front-dialog.ts';
import { useShortcutsSheet } from './use-shortcuts-sheet.tsx';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** "?" and the menu's entry open the sheet of shortcuts. */
export function ShortcutKeys() {
  const openSheet = useShortcutsSheet();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isField(event.target) || dialogInFront(event)) return;
    // A page's own "/" is the same key without Shift; it must not see this one.
    event.preventDefault();
    openSheet();
  });
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'shortcuts') openSheet();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, { capture: true });
    const stop = bridge.on('menu.command', onCommand);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      stop();
    };
  }, []);

  return null;
}
