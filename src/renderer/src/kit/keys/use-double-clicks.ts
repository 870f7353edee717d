import { useRef } from 'react';
import { useWindowListener } from './use-window-listener.ts';

/** What a click presses; fields and their labels lose nothing by another click. */
const CONTROL = 'button, a[href], summary, [role=button], [role=option], [role^=menuitem]';

/**
 * The second click of a double click is meant for what the first has pressed. If the first has put something else under
 * the pointer, such as a dialog, another row or another button, the second click does nothing. For every page.
 */
export function useDoubleClicks(): void {
  const pressed = useRef<Element | null>(null);
  useWindowListener(
    'click',
    (event) => {
      const { target, detail } = event;
      // A click by a key has no number, and is none of the pointer's.
      if (detail === 0 || !(target instanceof Element)) return;
      const control = target.closest(CONTROL);
      const beside = target.matches('.mantine-Modal-overlay');
      if (detail === 1) pressed.current = control;
      else if (beside || (control && control !== pressed.current)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
