import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

test.use({ signedOut: true });

const SSO = 'Yagona kirish tizimi orqali kirish';

test.describe('single sign-on', () => {
  test('is started once by two clicks, can be cancelled, is ended by no forged answer, and goes through the page of the provider to the first page of the role', async ({
    app,
    page,
    platform,
    signInBySso,
  }) => {
    await expect(page).toHaveURL(/\/auth$/);
    await test.step('two clicks in one turn open the page of the provider once', async () => {
      await page.getByRole('button', { name: SSO }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await app.waitForEvent('open-external');
      await expect(page.getByRole('heading', { name: 'Kirishni brauzerda yakunlang' })).toBeVisible();
      // A later event than those of both clicks.
      await page.getByRole('button', { name: 'Havolani nusxalash' }).click();
      await app.waitForEvent('clipboard');
      expect(app.events.filter(({ type }) => type === 'open-external')).toHaveLength(1);
      await page.getByRole('button', { name: 'Bekor qilish' }).click();
    });

    await test.step('can be cancelled and started again', async () => {
      await page.getByRole('button', { name: SSO }).click();
      await app.waitForEvent('open-external');
      await expect(page.getByRole('heading', { name: 'Kirishni brauzerda yakunlang' })).toBeVisible();
      await page.getByRole('button', { name: 'Havolani nusxalash' }).click();
      await expect(page.getByRole('button', { name: 'Havola nusxalandi' })).toBeVisible();
      await page.getByRole('button', { name: 'Bekor qilish' }).click();
      await expect(page.getByRole('button', { name: SSO })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('a forged answer does not end the sign-in', async () => {
      await page.getByRole('button', { name: SSO }).click();
      const { url } = await app.waitForEvent('open-external');
      const callback = new URL(new URL(url).searchParams.get('redirect_uri') ?? '');
      callback.searchParams.set('code', 'forged');
      callback.searchParams.set('state', 'forged');
      expect((await fetch(callback)).status).toBe(400);
      await expect(page.getByRole('heading', { name: 'Kirishni brauzerda yakunlang' })).toBeVisible();
    });

    await test.step('goes through the page of the provider and ends on the first page of the role', async () => {
      await signInBySso('moderator');
      await initiativeList(page).settled();
      await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
      await expect(page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText('Moderator');

      // No sign-out before: the provider may reuse its own session.
      const links = app.events.flatMap((event) => (event.type === 'open-external' ? [new URL(event.url)] : []));
      expect(links.map(({ searchParams }) => searchParams.get('prompt'))).toEqual([null, null, null]);
      const exchange = platform.calls().filter(({ path }) => path === '/api/v1/login-by-sso');
      expect(exchange).toHaveLength(1);
      expect(Object.keys(exchange[0]?.body as object).sort()).toEqual(['code', 'code_verifier', 'redirect_uri']);
    });
  });
});

test.describe('password', () => {
  test('what is missing or refused is named, a dropped file is not opened; the sign-in succeeds after a wrong password and a wrong captcha', async ({
    page,
    platform,
    profileDir,
    captchaAnswer,
  }) => {
    const step = stepsOf(platform);
    await step('the first field has the focus, and the window title names the page', async () => {
      await expect(page.getByLabel('Foydalanuvchi nomi')).toBeFocused();
      await expect(page).toHaveTitle('Tizimga kirish — Tashabbusli budjet');
    });

    await step('empty fields are named and nothing is sent', async (platform) => {
      await page.reload();
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await expect(page.getByText('Majburiy maydon')).toHaveCount(2);
      await expect(page.getByLabel('Foydalanuvchi nomi')).toBeFocused();
      expect(platform.calls().filter(({ path }) => path === '/api/v1/admin-login')).toHaveLength(0);
    });

    await step(
      'A-032: a refusal that does not name the captcha does not blame it, and shows the platform message',
      async (platform) => {
        await page.reload();
        const message = 'Hisobingiz vaqtincha bloklangan';
        platform.faults.add({ kind: 'status', status: 400, message, match: { path: '/api/v1/admin-login' } });
        await page.getByLabel('Foydalanuvchi nomi').fill('admin');
        await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
        await page.getByPlaceholder('Javob').fill(await captchaAnswer());
        await page.keyboard.press('Enter');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring");
        await expect(alert).toContainText(message);
        await expect(page.getByText('Captcha bilan muammo')).toHaveCount(0);
      },
    );

    await step('A-025, A-026: only the sign-in call checks the answer to the captcha', async (platform) => {
      await page.reload();
      platform.faults.add({ kind: 'status', status: 401, message: null, match: { path: '/api/v1/admin-login' } });
      const wrong = String(Number(await captchaAnswer()) + 1);
      await page.getByLabel('Foydalanuvchi nomi').fill('admin');
      await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
      await page.getByPlaceholder('Javob').fill(wrong);
      await page.keyboard.press('Enter');
      await expect(page.getByText("Parol yoki foydalanuvchi nomi noto'g'ri")).toBeVisible();
      await expect(page.getByText('Captcha bilan muammo')).toHaveCount(0);
      const sent = platform.calls().filter(({ method }) => method === 'POST');
      expect(sent.map(({ path }) => path)).toEqual(['/api/v1/admin-login']);
    });

    await step('an unreachable captcha is reported, and single sign-on stays available', async (platform) => {
      await page.reload();
      const answer = page.getByPlaceholder('Javob');
      await expect(page.getByRole('img', { name: 'Misol javobi' })).toBeVisible();
      await answer.fill('12');
      platform.faults.add({ kind: 'status', status: 500, match: { path: '/api/v2/vote/captcha-2' } });
      await page.getByRole('button', { name: 'Misolni yangilash' }).click();
      // The answer was for the previous captcha.
      await expect(answer).toHaveValue('');
      await expect(page.getByText("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring")).toBeVisible();
      await expect(page.getByRole('button', { name: SSO })).toBeEnabled();
    });

    await step(
      'a failed read of the profile leaves no session, and is reported in the words of the specification',
      async (platform) => {
        await page.reload();
        platform.faults.add({ kind: 'status', status: 500, match: { path: '/api/v1/users/profile' } });
        await page.getByLabel('Foydalanuvchi nomi').fill('admin');
        await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
        await expect(page.getByRole('img', { name: 'Misol javobi' })).toBeVisible();
        await page.getByPlaceholder('Javob').fill(String(platform.captchaAnswer()));
        await page.getByRole('button', { name: 'Kirish', exact: true }).click();
        await expect(page.getByText("Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring")).toBeVisible();
        await expect(page).toHaveURL(/\/auth$/);
      },
    );

    await step('a file dropped on the sign-in page is not opened', async () => {
      await page.reload();
      const file = join(profileDir, 'adashgan.html');
      await writeFile(file, '<h1>Begona sahifa</h1>');
      const heading = page.getByRole('heading', { name: 'Tizimga kirish' });
      await expect(heading).toBeVisible();
      // Checks the program's own drop listener, which is added with the page and called first. Another test checks that the
      // main process blocks navigation, too.
      await page.evaluate(() => {
        window.addEventListener('drop', (event) => {
          document.title = event.defaultPrevented ? 'taken' : 'left to the browser';
        });
      });
      await dropFiles(heading, [file]);
      await expect(page).toHaveTitle('taken');
      await expect(heading).toBeVisible();
    });

    await step('after a wrong password and a wrong captcha the sign-in succeeds', async (platform) => {
      await page.reload();
      platform.expectViolation({ path: '/api/v1/admin-login' });
      const picture = page.getByRole('img', { name: 'Misol javobi' });
      await page.getByLabel('Foydalanuvchi nomi').fill('admin');
      await page.getByRole('textbox', { name: 'Parol' }).fill("noto'g'ri");
      await expect(picture).toBeVisible();
      await page.getByPlaceholder('Javob').fill(String(platform.captchaAnswer()));
      const first = await picture.getAttribute('src');
      await page.keyboard.press('Enter');
      await expect(page.getByText("Parol yoki foydalanuvchi nomi noto'g'ri")).toBeVisible();

      // A new captcha after every attempt; the name is kept, the answer is cleared.
      await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
      await expect(page.getByLabel('Foydalanuvchi nomi')).toHaveValue('admin');
      await expect(page.getByPlaceholder('Javob')).toHaveValue('');

      await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
      await page.getByPlaceholder('Javob').fill('12x345678');
      await expect(page.getByPlaceholder('Javob')).toHaveValue('123456');
      const second = await picture.getAttribute('src');
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await expect(page.getByText('Captcha bilan muammo')).toBeVisible();

      await expect.poll(() => picture.getAttribute('src')).not.toBe(second);
      await page.getByPlaceholder('Javob').fill(String(platform.captchaAnswer()));
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await initiativeList(page).settled();
    });

    await signOut(page);
    await step(
      'a failure keeps its room while the next attempt is on its way: nothing moves under the pointer',
      async (platform) => {
        await page.reload();
        const match = { path: '/api/v1/admin-login' };
        platform.faults.add({ kind: 'status', status: 500, message: null, match, times: 1 });
        const enter = page.getByRole('button', { name: 'Kirish', exact: true });
        const alert = page.getByRole('alert');
        await page.getByLabel('Foydalanuvchi nomi').fill('admin');
        await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
        await page.getByPlaceholder('Javob').fill(await captchaAnswer());
        const picture = page.getByRole('img', { name: 'Misol javobi' });
        const first = await picture.getAttribute('src');
        await enter.click();
        await expect(alert).toContainText("Xatolik sodir bo'ldi");
        await expect(enter).toBeEnabled();
        await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
        await page.getByPlaceholder('Javob').fill(await captchaAnswer());
        const before = await enter.boundingBox();
        const end = platform.faults.hold({ match });
        await enter.dblclick();
        await expect(enter).toHaveAttribute('data-loading', 'true');
        await expect(alert).toContainText("Xatolik sodir bo'ldi");
        expect(await enter.boundingBox()).toEqual(before);
        await expect(page).toHaveURL(/\/auth$/);
        end();
        await initiativeList(page).settled();
        expect(platform.calls().filter(({ path }) => path === match.path)).toHaveLength(2);
      },
    );
  });
});

test.describe('Z-144: a test host with password sign-in disabled', () => {
  test.use({ appOptions: { env: { BACKOFFICE_PASSWORD_LOGIN: 'false' } } });
  test('has no password form', async ({ page }) => {
    await expect(page.getByRole('button', { name: SSO })).toBeVisible();
    await expect(page.getByLabel('Foydalanuvchi nomi')).toHaveCount(0);
    // Scripts needed only after the sign-in are not loaded.
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(scripts.join(' ')).toMatch(/sign-in-page-/);
    expect(scripts.join(' ')).not.toMatch(/assets\/(common|shell)-[\w-]+\.js/);
  });
});

test.describe('A-024: a test host', () => {
  test.use({ appOptions: { env: { BACKOFFICE_API_URL: 'https://test.invalid' } } });
  test('warns from the seventh submission on', async ({ page }) => {
    await page.getByLabel('Foydalanuvchi nomi').fill('admin');
    await page.getByRole('textbox', { name: 'Parol' }).fill('parol-admin');
    const enter = page.getByRole('button', { name: 'Kirish', exact: true });
    const answer = page.getByPlaceholder('Javob');
    const warning = page.getByText('Urinishlar soni meyoridan oshib ketti');
    for (let made = 1; made <= 7; made += 1) {
      await expect(warning).toHaveCount(0);
      await answer.fill('1');
      await enter.click();
      // Cleared after every attempt.
      await expect(answer).toHaveValue('');
      await expect(enter).toBeEnabled();
    }
    await expect(warning).toBeVisible();
    // The count and the name survive the visit to another page.
    await page.getByRole('link', { name: 'Tarmoqni tekshirish' }).click();
    await page.getByRole('button', { name: 'Orqaga' }).click();
    await expect(warning).toBeVisible();
    await expect(page.getByLabel('Foydalanuvchi nomi')).toHaveValue('admin');
    await expect(page.getByRole('textbox', { name: 'Parol' })).toHaveValue('');
  });
});
