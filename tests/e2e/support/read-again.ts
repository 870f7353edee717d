import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Presses the retry in a place whose reading is made to fail, and lets it succeed by `mend`; not before the reading has
 * failed and no other is under way, which would succeed by itself and take the button away.
 */
export async function readAgain(place: Page | Locator, mend: () => void): Promise<void> {
  const retry = place.getByRole('button', { name: 'Qayta urinish' });
  await expect(retry).toBeEnabled();
  mend();
  await retry.click();
}
