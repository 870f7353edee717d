import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { onLoopback } from '../support/on-loopback.ts';
import { selfSigned } from '../support/self-signed.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

/** The check of the platform as a person sees it. */
const checkOn = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Platforma bilan moslikni tekshirish' }),
  begin: page.getByRole('button', { name: 'Tekshirishni boshlash' }),
  again: page.getByRole('button', { name: 'Qayta tekshirish' }),
  screens: page.getByRole('list', { name: 'Ekranlar' }).getByRole('listitem'),
  summary: page.getByRole('status').filter({ hasText: 'soniya' }),
});

/** A change that the page asks of the main process, whatever the check does meanwhile. */
const change = (page: Page) =>
  page.evaluate(() =>
    window.bridge.api.request({ requestId: 'x', method: 'DELETE', path: 'api/v1/funds/1' }).then((answer) => answer.ok),
  );

test('the check reads every screen, sends nothing, and saves a report without anybody in it', async ({
  app,
  page,
  platform,
  signIn,
  downloadsDir,
}) => {
  test.slow();
  const step = stepsOf(platform);
  const check = checkOn(page);
  await signIn('admin', '/app/funds');

  await step('nothing but reading leaves while it runs, whatever the page asks', async (platform) => {
    await expect(page.getByRole('heading', { name: "Jamg'armalar" })).toBeVisible();
    await app.clickMenu('contact');
    await expect(check.heading).toBeVisible();
    await expect(page).toHaveTitle(/^Platforma bilan moslikni tekshirish/);
    const release = platform.faults.hold({ match: { path: '/api/v1/regions' } });
    await check.begin.click();
    await expect.poll(() => platform.calls().some(({ path }) => path === '/api/v1/regions')).toBe(true);
    expect(await change(page)).toBe(false);
    release();
    await expect(check.summary).toContainText('Mos', { timeout: 90_000 });
    expect(platform.calls().filter(({ method }) => method !== 'GET')).toEqual([]);
    for (const row of await check.screens.all()) await expect(row).toContainText(/Mos$/);
    expect(await check.screens.count()).toBeGreaterThan(40);
    expect(await serious(page)).toEqual([]);
  });

  await step('both files are saved, and hold nobody', async (platform) => {
    await page.getByRole('button', { name: 'Hisobotni saqlash' }).click();
    await page.getByRole('button', { name: 'Jadvalni saqlash' }).click();
    await expect
      .poll(() => readdirSync(downloadsDir).filter((name) => /^moslik-.*\.(?:json|xlsx)$/.test(name)).length)
      .toBe(2);
    const name = readdirSync(downloadsDir).find((one) => one.endsWith('.json')) ?? '';
    const text = readFileSync(join(downloadsDir, name), 'utf8');
    const report = JSON.parse(text) as { state: string; calls: { path: string; findings: unknown[] }[] };
    expect(report.state).toBe('agrees');
    expect(report.calls.length).toBeGreaterThan(150);
    for (const { author_fullname: author, public_id: number } of platform.find.all('initiative').slice(0, 500))
      for (const theirs of [author, number]) expect(text).not.toContain(String(theirs));
  });

  await step('what differs is told by its screen, with what it means', async (platform) => {
    platform.faults.add({
      kind: 'reshape',
      reshape: (body) => {
        const { data, ...rest } = body as { data?: { created_at: string }[] };
        return data ? { ...rest, data: data.map((row) => ({ ...row, created_at: 1700000000 })) } : body;
      },
      match: { path: '/api/v1/funds' },
    });
    platform.faults.add({ kind: 'status', status: 403, match: { path: '/api/v1/customers' } });
    await check.again.click();
    await expect(check.summary).toContainText('Mos emas', { timeout: 90_000 });
    const row = (title: string) => check.screens.filter({ hasText: new RegExp(`^${title}`) });
    await expect(row("Jamg'armalar")).toContainText(
      "created_at: boshqacha yozilgan: o'qiladi va ko'rsatiladi (time → number)",
    );
    await expect(row("Jamg'armalar")).toContainText('Farq bor, ishlaydi');
    await expect(row('Buyurtmachilar')).toContainText('bu rolga ruxsat berilmadi: ekran ochilmaydi (403)');
    await expect(row('Yangiliklar')).toContainText(/Mos$/);
    // What does not work comes first, before what the program lives with.
    const states = (await check.screens.allInnerTexts()).map((text) => text.trim().split('\n').at(-1));
    expect(states.slice(0, 3)).toEqual(['Mos emas', 'Farq bor, ishlaydi', 'Mos']);
    // The check is over: the platform is asked again.
    platform.expectViolation({ method: 'DELETE', path: '/api/v1/funds/1' });
    await change(page);
    expect(platform.calls().filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

test('what is no platform is told as that', async ({ app, page, platform, signIn }) => {
  const step = stepsOf(platform);
  const check = checkOn(page);
  await signIn('admin', '/app/funds');
  await expect(page.getByRole('heading', { name: "Jamg'armalar" })).toBeVisible();
  await app.clickMenu('contact');

  await step('a web page in its place', async (platform) => {
    platform.faults.add({ kind: 'wrong-content-type', match: { path: /\/api\// } });
    await check.begin.click();
    await expect(page.getByRole('alert').filter({ hasText: "Bu manzilda platforma yo'q" })).toBeVisible();
    expect(await serious(page)).toEqual([]);
  });

  await step('401 everywhere, which ends the session and not the page', async (platform) => {
    platform.faults.add({ kind: 'status', status: 401, match: { path: /\/api\// } });
    await check.again.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Platforma kirishni tan olmadi (401)' })).toBeVisible();
    await expect(page.getByText('Tekshirish uchun avval tizimga kiring.')).toBeVisible();
  });
});

test('the check is for administrators: neither menu, palette nor address opens it to others, and main does not begin it', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  const check = checkOn(page);
  const begun = () =>
    page.evaluate(() => window.bridge.contact.begin().then((answer) => answer.ok && answer.value.begun));
  const offered = async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: "Sahifaga o'tish" });
    await dialog.getByPlaceholder("Sahifaga o'tish").fill('moslikni');
    return dialog.getByRole('button', { name: 'Platforma bilan moslikni tekshirish' });
  };

  await signIn('moderator', '/app/initiatives');
  await step('a moderator', async () => {
    await expect(page.getByRole('heading', { name: "Tashabbuslar ro'yxati" })).toBeVisible();
    await expect(await offered()).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(Promise.resolve(app.clickMenu('contact'))).rejects.toThrow('no menu entry contact');
    await goTo(page, '/contact');
    await expect(page).toHaveURL(/\/app\/initiatives/);
    await expect(check.heading).toBeHidden();
    expect(await begun()).toBe(false);
  });

  await signOut(page);
  await signIn('admin', '/app/funds');
  await step('an administrator, from the palette', async () => {
    await expect(page.getByRole('heading', { name: "Jamg'armalar" })).toBeVisible();
    await (await offered()).click();
    await expect(check.heading).toBeVisible();
    expect(await begun()).toBe(true);
    await page.evaluate(() => window.bridge.contact.end());
  });
});

test('before the sign-in a certificate that fails, and a web page in place of the platform, are told as that', async ({
  launch,
}) => {
  const told = async (server: Parameters<typeof onLoopback>[0], scheme: string, words: string) => {
    const { url, close } = await onLoopback(server);
    const address = url.replace(/^http:/, scheme);
    const app = await launch({ env: { BACKOFFICE_API_URL: address, BACKOFFICE_WEB_URL: address } });
    try {
      // A menu's command is for the page that listens.
      await expect(app.page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' })).toBeVisible();
      await app.clickMenu('contact');
      await expect(app.page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(app.page.getByText('Tekshirish uchun avval tizimga kiring.')).toBeVisible();
      await expect(app.page.getByRole('button', { name: 'Tekshirishni boshlash' })).toHaveCount(0);
    } finally {
      await app.close();
      await close();
    }
  };
  await told(createSecureServer(selfSigned('127.0.0.1')), 'https:', "Platforma sertifikatiga ishonib bo'lmadi");
  const portal = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<h1>Xush kelibsiz</h1>'),
  );
  await told(portal, 'http:', 'bu platforma emas');
});
