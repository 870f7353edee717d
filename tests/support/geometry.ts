import type { Page } from 'playwright';

/**
 * Returns the layout faults of the window as it is now: a page that scrolls sideways, controls outside of the window,
 * controls of one line that overlap, and texts that are cut off, neither with an ellipsis nor readable in full
 * elsewhere.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], input, textarea, [role=combobox], [role=tab], [role=radiogroup], [role=switch]';
    /** Rounding of the browser, in px. */
    const SLACK = 2;
    const wrong: string[] = [];
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} "${name || element.getAttribute('placeholder') || element.className}"`;
    };
    const inSight = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 4 && height > 4 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));

    for (const element of [document.documentElement, document.body, ...document.querySelectorAll('main, main > *')])
      if (element.scrollWidth > element.clientWidth + SLACK && getComputedStyle(element).overflowX !== 'visible')
        wrong.push(`${nameOf(element).slice(0, 40)} is ${element.scrollWidth - element.clientWidth} px too wide`);

    const controls = [...document.querySelectorAll(CONTROLS)].filter(inSight);
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      if ((left < -SLACK || right > window.innerWidth + SLACK) && !scrollsSideways(control.parentElement))
        wrong.push(`${nameOf(control)} is outside: ${Math.round(left)} to ${Math.round(right)}`);
    }
    const bySide = Map.groupBy(controls, ({ parentElement }) => parentElement);
    for (const siblings of bySide.values())
      for (const [index, one] of siblings.entries())
        for (const other of siblings.slice(index + 1)) {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > SLACK && down > SLACK) wrong.push(`${nameOf(one)} and ${nameOf(other)} lie over each other`);
        }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      // A field scrolls, and a map cuts its attribution off where there is no room.
      if (!text.textContent?.trim() || !element || !inSight(element) || element.closest('textarea, .leaflet-container'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible') continue;
        const box = at.getBoundingClientRect();
        // Visible to screen readers only.
        if (box.width <= 4) break;
        const cut = right > box.right + SLACK || left < box.left - SLACK;
        const whole = at.closest('[title], [data-cut], [data-full], [aria-label]');
        if (cut && !((textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && whole))
          wrong.push(`cut off: "${text.textContent.trim().slice(0, 60)}"`);
        break;
      }
    }
    return [...new Set(wrong)];
  });
