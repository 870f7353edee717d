import { expect, type Page } from 'playwright/test';

/** Signs out by the menu of the person, and waits for the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
  await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
  await page.getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
