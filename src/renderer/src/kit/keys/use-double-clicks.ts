import { useWindowListener } from './use-window-listener.ts';

/**
 * Keeps open a dialog that the first click of a double click has opened: the second click lands beside the dialog,
 * which would close it. For every page.
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
