import './page-bridge.ts';
import { existsSync, readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';
import { signIn } from '../../support/platform-client.ts';

/** Uploads a file to the platform; returns its path. The platform serves it with ranges. */
export async function putFile(platform: Platform, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'qaror.pdf');
  const client = await signIn(platform, 'moderator');
  const answer = await client.send('api/v2/info/file/upload', { method: 'POST', body: form });
  const { hashId } = (await answer.json()) as { hashId: string };
  return `api/v2/info/file/${hashId}`;
}

/** Downloads a path of the platform as `qaror`, as the page would. */
export const startDownload = (page: Page, path: string) =>
  page.evaluate((input) => window.bridge.downloads.start(input), {
    path,
    suggestedName: 'qaror',
  });

const trayButton = (page: Page): Locator => page.getByRole('button', { name: /^Yuklab olishlar/ });

/** The dot at the button of the tray: a download has ended since the tray was open last. */
export const newsDot = (page: Page): Locator => trayButton(page).locator('[data-state]');

/** Opens the downloads tray in the header. */
export async function openTray(page: Page): Promise<Locator> {
  await trayButton(page).click();
  return page.getByRole('dialog', { name: 'Yuklab olishlar' });
}

/** The names in a folder, which need not exist. */
export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The statuses of the calls of a path, in order; null if the connection was cut before an answer. */
export const statusesOf = (platform: Platform, path: string): (number | null)[] =>
  platform
    .calls()
    .filter((call) => call.path === `/${path}`)
    .map(({ status }) => status);
