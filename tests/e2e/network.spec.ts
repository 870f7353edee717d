import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { inElectron } from '../support/launch-electron.ts';
import { startOfficeProxy } from '../support/office-proxy.ts';
import { onLoopback } from '../support/on-loopback.ts';
import { selfSigned } from '../support/self-signed.ts';
import { startTlsFront } from '../support/tls-front.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { signIn as signInAs } from './support/sign-in.ts';

const PORTAL = /^Tarmoqqa kirish sahifasi javob berdi/;
const openPortal = (page: Page) => page.getByRole('button', { name: 'Sahifani brauzerda ochish' });
const retry = (page: Page) => page.getByRole('button', { name: 'Qayta urinish' });

test.describe('a captive portal in place of the platform', () => {
  test('is named, never shown as an empty list, opens in the browser, and is gone after a retry', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    await signIn('admin');
    const list = initiativeList(page);
    await list.settled();
    await page.clock.install();
    platform.faults.add({ kind: 'redirect', to: 'http://kirish.example/hujjat?x=1' });
    await list.search.fill('yo‘l');
    const banner = page.getByRole('status').filter({ hasText: PORTAL });
    await expect(banner).toContainText('kirish.example');
    await expect(page.getByText('Hech narsa topilmadi')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: "Ma'lumot yuklashda xatolik" })).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await openPortal(page).click();
    expect((await app.waitForEvent('open-external')).url).toBe('http://kirish.example/hujjat?x=1');

    // The window's clock is paused, so it retries nothing by itself. It can only pause at a time that is still to come
    // when the command arrives; retries that are due before then fail.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
    await expect(page.getByRole('button', { name: 'Qayta ulanilmoqda' })).toHaveCount(0);
    platform.faults.clear();
    await retry(page).first().click();
    await expect(banner).toBeHidden();
    await page.clock.resume();
    await list.settled();
  });

  test.describe('at the start', () => {
    test.use({ appOptions: { keyring: true } });

    test('does not end the session of the last run', async ({ app, page, platform, signIn }) => {
      test.slow();
      await signIn('moderator');
      await initiativeList(page).settled();
      platform.faults.add({ kind: 'wrong-content-type' });
      const next = await app.restart();
      const banner = next.page.getByRole('status').filter({ hasText: PORTAL });
      await expect(banner).toBeVisible();
      await expect(next.page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText('Moderator');
      platform.faults.clear();
      // The program recovers by itself, as after any outage.
      await expect(banner).toBeHidden();
      await initiativeList(next.page).settled();
      await next.close();
    });
  });

  test.describe('before the sign-in', () => {
    test.use({ signedOut: true });

    test('is named there, with the same actions', async ({ launch, platform, profileDir }) => {
      platform.faults.add({ kind: 'wrong-content-type' });
      const { page, waitForEvent } = await launch({ held: false, profileDir: join(profileDir, 'p') });
      await expect(page.getByRole('alert').filter({ hasText: PORTAL })).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await openPortal(page).click();
      expect((await waitForEvent('open-external')).url).toBe(`${platform.apiUrl}/`);
      // The notice appears with the first answer, while the call is still being retried automatically.
      await expect(page.getByText("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring")).toBeVisible();
      platform.faults.clear();
      await retry(page).click();
      await expect(page.getByRole('img', { name: 'Misol javobi' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: PORTAL })).toHaveCount(0);
    });
  });
});

test.describe('a proxy that wants a name and a password', () => {
  test.skip(inElectron, 'Chromium reaches this computer without a proxy');

  const question = (page: Page) => page.getByRole('dialog', { name: "Proksi-server nom va parol so'rayapti" });
  const picture = (page: Page) => page.getByRole('img', { name: 'Misol javobi' });

  async function answer(page: Page, name: string, password: string): Promise<void> {
    await question(page).getByLabel('Proksi-serverdagi nom').fill(name);
    await question(page)
      .getByLabel(/^Proksi-serverdagi parol/)
      .fill(password);
    await page.keyboard.press('Enter');
  }

  test('is named, asks again after a wrong password, keeps it only on request, and forgets it when refused', async ({
    launch,
    platform,
  }) => {
    test.slow();
    const proxy = await startOfficeProxy('karimova:proksi-siri');
    try {
      const app = await launch({ keyring: true, env: { HOST_PAC: proxy.pac } });
      await expect(question(app.page)).toContainText(proxy.at);
      await expect(question(app.page)).toContainText('“Tuman hokimligi”');
      expect(await serious(app.page)).toEqual([]);
      expect(proxy.passed()).toBe(0);
      await answer(app.page, 'karimova', 'xato');
      const wrong = question(app.page).getByRole('alert');
      await expect(wrong).toHaveText(/qabul qilmadi/);
      await expect(question(app.page).getByLabel('Proksi-serverdagi nom')).toHaveValue('karimova');
      await question(app.page).getByLabel('Shu kompyuterda eslab qolish').check();
      await answer(app.page, 'karimova', 'proksi-siri');
      await expect(question(app.page)).toHaveCount(0);
      await expect(picture(app.page)).toBeVisible();
      await signInAs({ platform, app, role: 'admin', address: undefined });
      await initiativeList(app.page).settled();

      const next = await app.restart();
      await initiativeList(next.page).settled();
      await expect(question(next.page)).toHaveCount(0);

      proxy.accepts = 'karimova:yangi';
      const last = await next.restart();
      await expect(question(last.page).getByRole('alert')).toHaveText(/qabul qilmadi/);
      await question(last.page).getByRole('button', { name: 'Bekor qilish' }).click();
      await expect(question(last.page)).toHaveCount(0);
      const anew = last.page.getByRole('button', { name: 'Nom va parolni kiritish' });
      await expect(anew).toBeVisible();
      // The session has survived the proxy's refusal.
      await expect(last.page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toBeVisible();
      await anew.click();
      await answer(last.page, 'karimova', 'yangi');
      await initiativeList(last.page).settled();
      await last.close();
    } finally {
      await proxy.close();
    }
  });
});

test.describe('where the platform cannot be reached safely', () => {
  test.use({ signedOut: true });

  test('an untrusted certificate is reported with its host and whom to ask, and cannot be bypassed', async ({
    launch,
  }) => {
    const seen: unknown[] = [];
    const server = createServer(selfSigned('127.0.0.1'), (request, response) => {
      seen.push(request.url);
      response.end();
    });
    const { url, close } = await onLoopback(server);
    try {
      const { host } = new URL(url);
      const { page } = await launch({ env: { BACKOFFICE_API_URL: `https://${host}` } });
      const notice = page.getByRole('alert').filter({ hasText: 'sertifikatini bu kompyuter tanimaydi' });
      await expect(notice).toContainText(host);
      await expect(notice).toContainText('tarmoq administratoriga murojaat qiling');
      await expect(notice.getByRole('button')).toHaveText(['Qayta urinish']);
      expect(seen).toEqual([]);
    } finally {
      await close();
    }
  });

  test('a certificate that fails after the sign-in is named as the cause, loses nothing, and is got over', async ({
    launch,
    platform,
    profileDir,
  }) => {
    test.slow();
    const lastYear = new Date(Date.now() - 365 * 86_400_000);
    const [good, expired] = [selfSigned('localhost'), selfSigned('localhost', lastYear)];
    const known = join(profileDir, 'authorities.pem');
    await writeFile(known, good.cert + expired.cert);
    const front = await startTlsFront(platform.apiUrl, good);
    try {
      const env = { BACKOFFICE_API_URL: front.url, NODE_EXTRA_CA_CERTS: known };
      const app = await launch({ held: true, env });
      const { page } = app;
      const banner = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
      const saved = () => platform.calls().filter(({ method, path }) => method === 'POST' && path === '/api/v1/funds');
      const cause = "Platforma sertifikatiga ishonib bo'lmadi, shuning uchun so'rov yuborilmadi";
      await signInAs({ platform, app, role: 'admin', address: '/app/funds/add' });
      const lines = page.getByRole('textbox', { name: /^Nomi: / });
      await expect(lines).toHaveCount(5);
      for (const line of await lines.all()) await line.fill('Fond');

      // Such as that of an office's proxy.
      front.show(selfSigned('localhost'));
      await page.keyboard.press('Control+s');
      const failure = page.getByRole('alert').filter({ hasText: cause });
      await expect(failure).toContainText('Yozganlaringiz joyida.');
      const unknown = banner(/^localhost:\d+ sertifikatini bu kompyuter tanimaydi/);
      await expect(unknown).toBeVisible();
      expect(await serious(page)).toEqual([]);
      expect(saved()).toEqual([]);
      front.show(good);
      await expect(unknown).toBeHidden();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/funds$/);
      expect(saved()).toHaveLength(1);

      front.show(expired);
      await goTo(page, '/app/customers');
      await expect(page.getByRole('alert').filter({ hasText: cause })).toBeVisible();
      const date = banner(/sertifikatining muddati kompyuterdagi sanaga/);
      await expect(date).toBeVisible();
      front.show(good);
      await expect(date).toBeHidden();
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
    } finally {
      await front.close();
    }
  });

  test('a host name that does not resolve is reported', async ({ launch }) => {
    const { page } = await launch({ env: { BACKOFFICE_API_URL: 'https://test.platforma.invalid' } });
    await expect(
      page.getByRole('alert').filter({ hasText: 'test.platforma.invalid manzili tarmoqda topilmadi' }),
    ).toBeVisible();
  });
});

test.describe('over IPv6 alone', () => {
  test.use({ signedOut: true, platformOptions: { host: '::1' } });

  test('the platform is reached, and the single sign-on still redirects to 127.0.0.1', async ({
    app,
    page,
    platform,
    signInBySso,
  }) => {
    expect(platform.apiUrl).toContain('[::1]');
    await signInBySso('moderator');
    await initiativeList(page).settled();
    const opened = app.events.find((event) => event.type === 'open-external');
    const redirect = new URL(opened?.type === 'open-external' ? opened.url : '').searchParams.get('redirect_uri');
    expect(redirect).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});

test.describe('a clock that is wrong by days', () => {
  const WRONG = /^Kompyuterning soati noto'g'ri: unda \d\d\.\d\d\.\d{4} \d\d:\d\d, platformada 06\.05\.2019 13:00/;

  test('is reported once per start with both dates; session and list stay', async ({ page, platform, signIn }) => {
    platform.faults.add({ kind: 'date', date: new Date('2019-05-06T08:00:00Z') });
    await signIn('admin');
    const list = initiativeList(page);
    await list.settled();
    const banner = page.getByRole('status').filter({ hasText: WRONG });
    await expect(banner).toBeVisible();
    expect(await serious(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Yopish' }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await list.settled();
    await expect(banner).toHaveCount(0);
  });
});
