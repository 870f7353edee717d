import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { filesBelow } from './support/files-below.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const MEMORY = 'Bu kompyuterda parollar ombori topilmadi: sessiya faqat dastur yopilguncha saqlanadi.';

test.describe('with a keychain', () => {
  test.use({ appOptions: { keyring: true } });

  test('a restart keeps the session, a sign-out wipes it, and no token is on the disk', async ({
    app,
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    test.slow();
    await signIn('moderator');
    await initiativeList(page).settled();
    await expect(page.getByText(MEMORY)).toHaveCount(0);

    const tokens = platform.find
      .all('token')
      .flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]);
    expect(tokens.length).toBeGreaterThan(0);
    for (const { file, bytes } of filesBelow(profileDir)) {
      for (const token of tokens) expect(bytes.includes(token), `${file} holds a token`).toBe(false);
    }

    const again = await app.restart();
    await initiativeList(again.page).settled();
    await expect(again.page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText('Moderator');

    await again.page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
    await again.page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
    await expect(again.page.getByRole('dialog', { name: 'Tizimdan chiqishni istaysizmi?' })).toBeVisible();
    await again.page.getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(again.page).toHaveURL(/\/auth$/);

    const last = await again.restart();
    await expect(last.page).toHaveURL(/\/auth$/);
    await last.close();
  });
});

test('without a keychain the person is told, and a restart needs a new sign-in', async ({ app, page, signIn }) => {
  await signIn('moderator');
  await initiativeList(page).settled();
  await expect(page.getByText(MEMORY)).toBeVisible();
  const again = await app.restart();
  await expect(again.page).toHaveURL(/\/auth$/);
  await again.close();
});

test('A-040, Z-155: a session keeps title, breadcrumbs and sidebar; declining to sign out changes nothing; after a sign-out or an ended session nothing of the previous person remains', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('A-040: the session keeps title, breadcrumbs and the folded sidebar, which survive F5', async () => {
    const kept = async () => {
      const session = await app.invoke('session.current');
      return session.ok && session.value.status === 'signed-in' && session.value.shell;
    };
    await goTo(page, '/app/funds?size=15');
    const first = page.getByRole('table').locator('tr[data-row]').first();
    await first.getByRole('link', { name: 'Tahrirlash' }).click();
    await page.getByRole('button', { name: "Menyuni yig'ish" }).click();
    const crumb = { title: "Jamg'armalar", path: '/app/funds?size=15' };
    await expect.poll(kept).toEqual({ collapsed: true, headerTitle: "Jamg'arma", breadcrumbs: [crumb] });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Jamg'arma");
    await expect(page.getByRole('button', { name: 'Menyuni yoyish' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: "Yo'l" });
    await trail.getByRole('link', { name: crumb.title }).click();
    await expect(page).toHaveURL(/\/app\/funds\?size=15$/);
    await expect.poll(kept).toEqual({ collapsed: true, headerTitle: "Jamg'armalar", breadcrumbs: [] });
  });

  await test.step('declining to sign out is thanked for and changes nothing', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
    await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
    await page.getByRole('button', { name: 'Bekor qilish' }).click();
    await expect(page.getByText('Ishni davom ettirayotganingiz uchun rahmat!')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/initiatives/);
  });

  await test.step('Z-155: after a sign-out neither board, filters nor window title of the previous person remain', async () => {
    const list = initiativeList(page);
    await list.settled();
    const first = await board(page).inputValue();
    await board(page).click();
    // A season with winners.
    await page.getByRole('option', { name: /2-mavsum, 2025 yil/ }).click();
    await expect(board(page)).not.toHaveValue(first);
    await list.stage('Goliblar');
    await list.settled();
    // Back would lead to these choices.
    await openScreen(page, '/app/news');
    await expect(page).toHaveTitle('Yangiliklar — Tashabbusli budjet');
    await signOut(page);
    await expect(page).toHaveTitle('Tizimga kirish — Tashabbusli budjet');
    await expect(page.getByLabel('Foydalanuvchi nomi')).toBeFocused();

    await signIn('moderator');
    await list.settled();
    await expect(board(page)).toHaveValue(first);
    await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
    expect(await page.evaluate(() => window.history.length)).toBe(1);
  });

  await test.step('Z-155: after a session that ended by itself, the next person does not get the board of the previous one', async () => {
    await signOut(page);
    await signIn('admin');
    const list = initiativeList(page);
    await list.settled();
    const first = await board(page).inputValue();
    await board(page).click();
    await page.getByRole('option').nth(1).click();
    await expect(board(page)).not.toHaveValue(first);
    platform.expectViolation({ status: 401 });
    platform.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('Sessiya muddati tugadi. Tizimga qaytadan kiring.')).toBeVisible();
    await signIn('moderator');
    await list.settled();
    await expect(board(page)).toHaveValue(first);
  });
});

const board = (page: Page) => page.getByRole('combobox', { name: 'Mavsum' });

test('after a sign-out the provider is told to ask who signs in, also after a restart', async ({
  page,
  app,
  signIn,
}) => {
  await signIn('admin');
  await initiativeList(page).settled();
  await signOut(page);
  const again = await app.restart({ held: false });
  await again.page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' }).click();
  const { url } = await again.waitForEvent('open-external');
  expect(new URL(url).searchParams.get('prompt')).toBe('login');
});

test.describe('with a provider that ends its own session', () => {
  test.use({ appOptions: { env: { BACKOFFICE_SSO_END_SESSION_URL: 'https://sso.example.uz/end' } } });

  test('a sign-out opens its page in the browser; an expired session does not', async ({
    page,
    app,
    platform,
    signIn,
  }) => {
    const opened = () => app.events.filter(({ type }) => type === 'open-external');
    await signIn('admin');
    await initiativeList(page).settled();
    platform.expectViolation({ status: 401 });
    platform.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(/\/auth$/);
    expect(opened()).toEqual([]);
    await signIn('admin');
    await initiativeList(page).settled();
    await signOut(page);
    await app.waitForEvent('open-external');
    expect(opened()).toMatchObject([{ url: 'https://sso.example.uz/end?client_id=backoffice' }]);
  });
});
