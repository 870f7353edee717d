import type { Locator } from 'playwright';

/**
 * Clicks, and tells what has the focus once the click has been handled, before any timer or frame: where the next key of
 * a person would go. Gives the accessible label, else the text or the tag, of what has it.
 */
export const focusRightAfterClick = (target: Locator): Promise<string> =>
  target.evaluate(async (element: HTMLElement) => {
    element.click();
    // What is drawn and focused at once happens in microtasks, of which some begin others.
    for (let turn = 0; turn < 20; turn++) await null;
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? (focused?.textContent || focused?.tagName || 'nothing');
  });

/**
 * Presses keys, by their physical codes (`KeyA`, `Control+Enter`), one right after the other: no timer and no frame comes between them, as on a
 * machine that is too slow to draw. Each goes to what then has the focus. Only handlers of the page hear them: nothing is typed.
 */
export const pressAtOnce = (anywhere: Locator, ...codes: string[]): Promise<void> =>
  anywhere.evaluate(async (_element, pressed) => {
    for (const one of pressed) {
      const code = one.replace(/^Control\+/, '');
      const key = code.replace(/^Key/, '').toLowerCase();
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', {
          code,
          key: code.startsWith('Key') ? key : code,
          ctrlKey: code !== one,
          bubbles: true,
          cancelable: true,
        }),
      );
      for (let turn = 0; turn < 20; turn++) await null;
    }
  }, codes);
