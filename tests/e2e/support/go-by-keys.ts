import type { Page } from 'playwright/test';

/**
 * Presses G and another key as a person does, without waiting until the page has handled G: on a busy machine that
 * takes longer than the timeout of a sequence, one second.
 */
export const goByKeys = async (page: Page, second: string): Promise<void> => {
  await Promise.all([page.keyboard.press('g'), page.keyboard.press(second)]);
};
