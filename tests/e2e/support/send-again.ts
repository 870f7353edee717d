import type { Page } from 'playwright/test';

/** The question before a call is sent again that may have been carried out. */
export const againQuestion = (page: Page) => page.getByRole('dialog', { name: 'Qayta yuborilsinmi?', exact: true });

/** Answers it deliberately. */
export const sendAgain = (page: Page): Promise<void> =>
  againQuestion(page).getByRole('button', { name: 'Qayta yuborish' }).click();
