import type { Page } from 'playwright/test';

/** The distinct texts, accessible names and placeholders of a page outside `records`. */
export const wordsOutside = (page: Page, records: string): Promise<string[]> =>
  page.evaluate((inside) => {
    const words = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(inside) || !element.checkVisibility()) continue;
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) words.add(textContent?.trim() ?? '');
      if (element.closest('[aria-hidden=true]')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.add(element.getAttribute(name) ?? '');
    }
    return [...words].filter(Boolean);
  }, records);
