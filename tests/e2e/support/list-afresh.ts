import type { Page } from 'playwright/test';
import { goTo } from './go-to.ts';
import { windowForgets } from './steps.ts';

/** Opens the list of initiatives as after a sign-in: the review desk has kept neither marks nor ticks. */
export async function listAfresh(page: Page): Promise<void> {
  await goTo(page, '/app/initiatives');
  await windowForgets(page);
}
