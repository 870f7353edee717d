import { expect, type Page } from 'playwright/test';
import type { App } from '../../support/launch.ts';
import { signInAtProvider } from '../../support/sso.ts';

/** The cover of a locked program, as a person sees it. */
export function lockCover(page: Page) {
  const cover = page.getByRole('dialog', { name: 'Dastur qulflangan' });
  const button = (name: string) => cover.getByRole('button', { name, exact: true });
  return { cover, open: button('Davom etish'), leave: button('Chiqish'), yes: button('Ha') };
}

/** Locks the program by the system's lock of the screen. */
export async function lockProgram(app: App): Promise<void> {
  await app.power('lock-screen');
  await expect(lockCover(app.page).open).toBeFocused();
}

/** Presses the way back, and signs in at the single sign-on, in a browser of its own. */
export async function signInOnCover(app: App, user: { username: string; password: string }): Promise<void> {
  await lockCover(app.page).open.press('Enter');
  const { url } = await app.waitForEvent('open-external');
  expect(new URL(url).searchParams.get('prompt')).toBe('login');
  await signInAtProvider(url, user);
}
