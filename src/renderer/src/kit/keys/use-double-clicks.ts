import { useWindowListener } from './use-window-listener.ts';

/**
 * Keeps a dialog open that the first click of a double click has opened: the second one falls beside it, where a click closes
 * a dialog. For every page.
 */
export function useDoubleClicks(): void {
  useWindowListener(
    'click',
    (event) => {
      const beside = event.target instanceof Element && event.target.matches('.mantine-Modal-overlay');
      if (beside && event.detail > 1) event.stopPropagation();
    },
    { capture: true },
  );
}
