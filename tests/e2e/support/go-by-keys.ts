import type { Page } from 'playwright/test';

/**
 * Presses G and a second key as a person does: the second does not wait until the page has handled the first, which on a
 * busy machine takes longer than the second that a sequence has.
 */
export const goByKeys = async (page: Page, second: string): Promise<void> => {
  await Promise.all([page.keyboard.press('g'), page.keyboard.press(second)]);
};
