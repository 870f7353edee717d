import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { signIn as signInAtPlatform } from '../support/platform-client.ts';
import { expect, test } from './fixtures.ts';
import { namesIn, newsDot, openTray, putFile, startDownload, statusesOf } from './support/downloads.ts';
import { goTo } from './support/go-to.ts';
import { heldAnswer } from './support/held-answer.ts';
import { initiativeList } from './support/initiative-list.ts';
import { stepsOf } from './support/steps.ts';

const EXCEL = '/api/v1/initiatives-excel';
/** More than a program buffers before it writes. */
const CONTENT = randomBytes(6 * 1024 * 1024);

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

test('downloads are refused, broken off and resumed, and saved where the person chooses', async ({
  page,
  platform,
  downloadsDir,
  app,
  profileDir,
}) => {
  const step = stepsOf(platform);
  await step("a refusal is shown in the server's words, and can be removed from the list", async (platform) => {
    platform.faults.add({
      kind: 'status',
      status: 403,
      message: 'Bu boshqaruv sizga biriktirilmagan',
      match: { path: EXCEL },
    });
    await page.getByRole('button', { name: 'Excel' }).click();
    const tray = await openTray(page);
    await expect(tray.getByText('Bu boshqaruv sizga biriktirilmagan')).toBeVisible();
    await tray.getByRole('button', { name: "Ro'yxatdan olib tashlash" }).click();
    await expect(tray.getByText("Hozircha yuklab olingan fayl yo'q")).toBeVisible();
  });

  await step(
    'a broken connection is shown, and the download resumes by itself at the byte where it broke',
    async (platform) => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const path = await putFile(platform, CONTENT);
      const match = { path: `/${path}` };
      platform.faults.add({ kind: 'drop', match, times: 1 });
      // The second attempt breaks, too, once the person has seen that it is made.
      const second = heldAnswer(platform, { kind: 'drop', match });
      platform.faults.add({ kind: 'drop-mid-body', fraction: 0.5, match, times: 1 });
      await startDownload(page, path);
      const tray = await openTray(page);
      await expect(tray.getByText('Aloqa uzildi, qayta ulanilmoqda · 3 MB / 6 MB')).toBeVisible();
      second.release();
      await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
      expect(statusesOf(platform, path)).toEqual([200, null, null, 206]);
      expect(namesIn(downloadsDir)).toEqual(['qaror.pdf']);
      expect(readFileSync(join(downloadsDir, 'qaror.pdf')).equals(CONTENT)).toBe(true);
    },
  );

  await step('a photo is saved as the platform has it', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const { public_id, images } = platform.find.initiative({ photos: 2 });
    const list = initiativeList(page);
    await list.find(public_id);
    await list.rows.first().click();
    await page.getByRole('button', { name: '1-rasmni ochish' }).click();
    const viewer = page.getByRole('dialog', { name: 'Rasmlar' });
    await viewer.getByRole('button', { name: 'Keyingi rasm' }).click();
    await viewer.getByRole('button', { name: 'Burish' }).click();
    await expect(viewer.getByRole('img', { name: /, 2$/ })).toHaveCSS('transform', /^matrix\(/);
    await viewer.getByRole('button', { name: 'Rasmni saqlash' }).click();
    const saved = () => namesIn(downloadsDir).find((name) => name.endsWith(' 2.jpg'));
    await expect.poll(saved).toBeDefined();

    const client = await signInAtPlatform(platform, 'moderator');
    const original = Buffer.from(await (await client.send(`api/v2/info/file/${images[1]}`)).arrayBuffer());
    expect(readFileSync(join(downloadsDir, saved() ?? '')).equals(original)).toBe(true);
  });

  await step(
    'another folder is chosen in the tray and remembered; what has ended since the tray was open is marked',
    async () => {
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      const before = namesIn(downloadsDir);
      await expect(newsDot(page)).toBeVisible();
      await app.scriptDialog({ dialog: 'open-dialog', filePaths: [profileDir] });
      const tray = await openTray(page);
      await tray.getByRole('button', { name: 'Papka', exact: true }).click();
      await app.waitForEvent('open-dialog');
      await page.keyboard.press('Escape');
      await expect(tray).toBeHidden();
      await expect(newsDot(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Excel' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' })).toBeVisible();
      await expect(newsDot(page)).toBeVisible();
      expect(namesIn(downloadsDir)).toEqual(before);
      expect(namesIn(profileDir).filter((name) => name.endsWith('.xlsx'))).toHaveLength(1);
      expect(readFileSync(join(profileDir, 'settings.json'), 'utf8')).toContain(profileDir);
    },
  );
});

test('a long download that ends in a minimized window raises a notification', async ({ app, page, platform }) => {
  const path = await putFile(platform, CONTENT.subarray(0, 1000));
  platform.faults.add({ kind: 'latency', ms: 10_500, match: { path: `/${path}` }, times: 1 });
  await startDownload(page, path);
  await app.minimize();
  expect(await app.waitForEvent('notification', 20_000)).toMatchObject({ title: 'Fayl saqlandi', body: 'qaror.pdf' });
  await app.clickNotification('Fayl saqlandi');
});

test.describe('with a keychain', () => {
  test.use({ appOptions: { keyring: true } });

  test('a killed program offers its unfinished download, and resumes it', async ({
    app,
    page,
    platform,
    downloadsDir,
  }) => {
    // Two starts of the program, each with a keyring.
    const path = await putFile(platform, CONTENT);
    platform.faults.add({ kind: 'stall', fraction: 0.5, match: { path: `/${path}` }, times: 1 });
    await startDownload(page, path);
    await expect
      .poll(() => namesIn(downloadsDir).some((name) => statSync(join(downloadsDir, name)).size >= CONTENT.length / 3))
      .toBe(true);
    await app.kill();

    const again = (await app.restart()).page;
    await initiativeList(again).settled();
    const tray = await openTray(again);
    await expect(tray.getByText('Tugallanmay qolgan')).toBeVisible();
    await expect(tray.getByText(/^[23](,\d)? MB \/ 6 MB$/)).toBeVisible();
    expect(namesIn(downloadsDir)).toHaveLength(2);
    await tray.getByRole('button', { name: 'Davom ettirish' }).click();
    await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
    expect(statusesOf(platform, path).at(-1)).toBe(206);
    expect(namesIn(downloadsDir)).toEqual(['qaror.pdf']);
    expect(readFileSync(join(downloadsDir, 'qaror.pdf')).equals(CONTENT)).toBe(true);
  });
});
