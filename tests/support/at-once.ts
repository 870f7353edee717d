import type { Locator } from 'playwright';

/**
 * Clicks, and returns what has the focus once the click has been handled, before any timer or frame: where a person's
 * next key would go. Returns its accessible label, else its text or tag.
 */
export const focusRightAfterClick = (target: Locator): Promise<string> =>
  target.evaluate(async (element: HTMLElement) => {
    element.click();
    // Immediate drawing and focusing happen in microtasks, some of which start others.
    for (let turn = 0; turn < 20; turn++) await null;
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? (focused?.textContent || focused?.tagName || 'nothing');
  });

/**
 * Presses keys by their physical codes (`KeyA`, `Shift+KeyJ`, `Alt+ArrowDown`) with no timer and no frame in between, as on a machine
 * that is too slow to draw. Each key goes to the element that has the focus then. Only the page's handlers receive it:
 * no text is entered.
 */
export const pressAtOnce = (anywhere: Locator, ...codes: string[]): Promise<void> =>
  anywhere.evaluate(async (_element, pressed) => {
    for (const one of pressed) {
      const code = one.replace(/^(Alt|Control|Shift)\+/, '');
      const key = code.replace(/^(Key|Digit)/, '').toLowerCase();
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', {
          code,
          key: key.length === 1 ? key : code,
          altKey: one.startsWith('Alt+'),
          ctrlKey: one.startsWith('Control+'),
          shiftKey: one.startsWith('Shift+'),
          bubbles: true,
          cancelable: true,
        }),
      );
      for (let turn = 0; turn < 20; turn++) await null;
    }
  }, codes);
