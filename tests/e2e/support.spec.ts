import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { SCHEDULER_CREDENTIALS } from '../platform/http/authenticate.ts';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { customersWorkbook } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { IMPORT_PATH, openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { goTo } from './support/go-to.ts';
import { openReject, REASONS } from './support/reject-dialog.ts';
import { stepsOf } from './support/steps.ts';

/** Personal data that no support file may contain, besides the tokens and passwords of this platform. */
const PERSONAL = {
  pinfl: '31507850012345',
  phone: '+998 90 123 45 67',
  said: 'Sharipov Botir Anvarovich',
};

/** The network check as a person sees it. */
function networkCheck(page: Page) {
  const list = page.getByRole('list', { name: 'Tekshiruv natijalari' });
  return {
    heading: page.getByRole('heading', { name: 'Tarmoqni tekshirish' }),
    list,
    row: (name: string) => list.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) }),
    again: page.getByRole('button', { name: 'Qayta tekshirish' }),
    done: () => expect(list).toHaveAttribute('aria-busy', 'false'),
  };
}

test.describe('without a session', () => {
  test.use({ signedOut: true });

  test('the network check is opened on the page and by the menu, and a failed sign-in has an error number', async ({
    app,
    page,
    platform,
  }) => {
    const step = stepsOf(platform);
    await step('it shows the state, figure and remedy of each part, and can be repeated', async (platform) => {
      await page.getByRole('link', { name: 'Tarmoqni tekshirish' }).click();
      const view = networkCheck(page);
      await view.done();
      await expect(page).toHaveTitle(/^Tarmoqni tekshirish/);
      await expect(view.list.getByRole('listitem')).toHaveCount(8);
      for (const name of ['Platforma', 'Yagona kirish tizimi', 'Xarita', 'Manzillar xizmati'])
        await expect(view.row(name)).toHaveText(/127\.0\.0\.1:\d+Joyida[\d\s]+ ms$/);
      await expect(view.row('Dastur papkasi')).toHaveText(/GB bo'sh/);
      await expect(view.row('Kompyuter soati')).toHaveText(/Joyidafarqi yo'q$/);
      expect(await serious(page)).toEqual([]);

      const mend = platform.faults.add({ kind: 'wrong-content-type', match: { path: /captcha/ } });
      await view.again.click();
      await expect(view.row('Platforma')).toContainText('tarmoq avval brauzerda kirishni talab qilayotgan');
      await expect(view.row('Platforma')).toContainText('Ishlamayapti');
      await expect(view.row('Kompyuter soati')).toContainText('Aniqlanmadi');
      mend();
      await view.again.click();
      await expect(view.row('Platforma')).toContainText('Joyida');

      await page.getByRole('button', { name: 'Orqaga' }).click();
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
    });

    await step('the menu opens the check, and a failed sign-in has an error number', async (platform) => {
      await page.reload();
      platform.faults.add({ kind: 'status', status: 500, match: { path: '/api/v1/admin-login' } });
      await page.getByRole('textbox', { name: 'Foydalanuvchi nomi' }).fill('moderator');
      await page.getByRole('textbox', { name: 'Parol' }).fill('sir');
      await page.getByRole('textbox', { name: 'Javob' }).fill('1');
      await page.getByRole('button', { name: 'Kirish', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(/Xato raqami: [2-9A-Z]{6}$/);
      await app.clickMenu('network-check');
      await expect(networkCheck(page).heading).toBeVisible();
    });
  });
});

test('the support file has the error number that the page showed, and no secrets; the network check follows a failed connection', {
  tag: '@journey',
}, async ({ page, platform, signIn, app, profileDir, downloadsDir }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a connection failure leads to the network check, and Back to the list as it was', async (platform) => {
    platform.faults.add({ kind: 'drop', match: { path: /customers/ } });
    await goTo(page, '/app/customers?search=zavod');
    const failed = page.getByRole('alert').filter({ hasText: 'Xato raqami' });
    await failed.getByRole('link', { name: 'Tarmoqni tekshirish' }).click();
    await expect(networkCheck(page).heading).toBeVisible();
    await page.getByRole('button', { name: 'Orqaga' }).click();
    await expect(page).toHaveURL(/\/app\/customers\?search=zavod/);
  });

  await step(
    'the support file has the error number that the page showed, and no secrets of the work before',
    async (platform) => {
      const initiative = platform.find.initiative({ waitsFor: 'moderator' });
      const decision = await openReject(page, initiative);
      await decision.choose(REASONS.plain);
      await decision.comment.fill(`${PERSONAL.said}, ${PERSONAL.pinfl}, ${PERSONAL.phone}`);
      await decision.send.click();
      await expect(decision.dialog).toBeHidden();

      await settledCustomers(page);
      const said = `INN ustuni yo'q: ${PERSONAL.said}, ${PERSONAL.pinfl}, ${PERSONAL.phone}`;
      const match = { method: 'POST', path: IMPORT_PATH };
      platform.faults.add({ kind: 'status', status: 422, message: said, match, times: 1 });
      const view = await openCustomerImport(page);
      const file = join(profileDir, 'buyurtmachilar.xlsx');
      writeFileSync(file, customersWorkbook(2));
      await dropFiles(view.zone, [file]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      const number = await view.dialog.getByRole('button', { name: /^Xato raqami: / }).innerText();
      const signs = number.replace(/^.*: /, '').trim();
      expect(signs).toMatch(/^[2-9A-Z]{6}$/);
      await view.confirm.click();
      await expect(view.tile('Qabul qilindi')).toHaveText('2');

      await app.scriptDialog({ dialog: 'message-box', response: 0 });
      await app.clickMenu('support-file');
      const { options } = await app.waitForEvent('message-box');
      expect(options.message).toBe('Yordam fayli saqlandi');
      const name = options.detail?.split('\n')[0] ?? '';
      expect((await app.waitForEvent('show-item-in-folder')).path).toBe(join(downloadsDir, name));

      const entries = unzipSync(readFileSync(join(downloadsDir, name)));
      const texts = Object.entries(entries).map(([entry, bytes]) => ({ entry, text: strFromU8(bytes) }));
      const holding = (what: string | RegExp) =>
        texts
          .filter(({ text }) => (typeof what === 'string' ? text.includes(what) : what.test(text)))
          .map(({ entry }) => entry);
      expect(holding(`"number":"${signs}"`).sort()).toEqual(['failures.txt', 'logs/main.log']);
      // The client's line names the call, and has the same number as the page's call.
      const lines = texts.find(({ entry }) => entry === 'failures.txt')?.text.split('\n') ?? [];
      expect(lines.filter((line) => line.includes(signs)).join('\n')).toContain(IMPORT_PATH.slice(1));
      expect(holding('"name": "platform"')).toEqual(['network-check.json']);

      const found = [...secretsOf(platform), profileDir, basename(profileDir), ...PATTERNS].flatMap((secret) =>
        holding(secret).map((entry) => `${secret} in ${entry}`),
      );
      expect(found).toEqual([]);
    },
  );
});

/** Patterns of secrets: tokens, keys of 32 bytes, personal numbers, phones, credentials, home folders. */
const PATTERNS = [
  /\beyJ[\w-]{6,}\./,
  /\b(?:Bearer|Basic) (?!\[)[\w+/=.-]{6,}/,
  /(?<![\w+/])[\w+/]{43}=/,
  /(?<!\d)\d{14}(?!\d)/,
  /998[\s()-]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/,
  /"(?:password|captcha\w*|access_token|refresh_token)":"(?!\[)/,
  /\/(?:home|Users|root)\//,
];

/** The tokens and credentials of this platform and its staff, and what the person typed. */
function secretsOf({ users, find }: Platform): string[] {
  const given = find.all('token').flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]);
  expect(given.length).toBeGreaterThan(0);
  const staff = users.map(({ password }) => password);
  return [
    ...given,
    ...new Set(staff),
    SCHEDULER_CREDENTIALS,
    SCHEDULER_CREDENTIALS.replace(/^.*:/, ''),
    Buffer.from(SCHEDULER_CREDENTIALS).toString('base64'),
    ...Object.values(PERSONAL),
  ];
}
