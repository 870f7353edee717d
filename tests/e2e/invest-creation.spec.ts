import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import lists from '../platform/data/invest-lists.json' with { type: 'json' };
import { not } from '../platform/find/rows.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { heldAnswer } from './support/held-answer.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { readAgain } from './support/read-again.ts';
import { stepsOf } from './support/steps.ts';
import './support/page-bridge.ts';

const PATH = '/api/v1/chronology/invest/';
const NAME = "Nilufar mahallasi Yangi hayot ko'chasidagi ichki yo'lni asfaltlash, 2 343 metr";
const CUSTOMER = "Koson tumani «Yo'llardan foydalanish» DUK";
/** The platform knows no customer with this tax number. */
const UNKNOWN_CUSTOMER = '200000000';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

/** A winner without an investment object. */
const winner = (platform: Platform) =>
  platform.find.initiative({ stage: 'WINNER', season: 'finished', place: 'anywhere', invested: false }).public_id;
const WHOLE = {
  desc: NAME,
  soato: '1710229',
  tin: '203117845',
  type: 'CONSTRUCTION',
  category: '11',
  granted_amount: '1412750000',
};
const addressOf = (publicId: string, query: Record<string, string> = WHOLE) =>
  `/app/newchronology/${publicId}?${new URLSearchParams(query)}`;
const sentOf = (platform: Platform) =>
  platform.calls().filter(({ method, path }) => method === 'POST' && path === PATH);
const field = (page: Page, label: string) => initiativeForm(page).field(label);
const customer = (page: Page) => page.getByRole('textbox', { name: 'Buyurtmachi nomi' });
const power = (page: Page, row: number) => page.getByRole('combobox', { name: `Quvvat, ${row}-qator` });
const count = (page: Page, row: number) => page.getByRole('textbox', { name: `Soni, ${row}-qator` });
const given = (page: Page) => page.getByRole('region', { name: 'Oldindan belgilangan' });
/** Waits until the draft is saved. */
const drafted = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => JSON.stringify(await window.bridge.drafts.list())))
    .toContain('"scope":"invest-object"');
/** Waits until nothing is kept of a creation: the object has been read and is shown. */
const nothingKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.bridge.drafts.list())).toEqual({ ok: true, value: [] });
const created = (page: Page) => page.getByText('Muvofaqqiyatli yaratildi!');

test('O-014: an admin creates an object by keyboard alone', async ({ page, platform, signIn }) => {
  const publicId = winner(platform);
  await signIn('admin', addressOf(publicId));
  await expect(customer(page)).toBeFocused();
  await expect(page.getByLabel('Ish turi')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText("1 ta maydon to'ldirilmagan")).toBeVisible();
  await expect(customer(page)).toBeFocused();
  await page.keyboard.type(CUSTOMER);

  // Another sphere clears the network, which is then the first missing field (O-014).
  await expect(field(page, 'Tarmoq')).toHaveValue('Ichki yoʻllar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Soha')).toBeFocused();
  await page.keyboard.type('Энерг');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Soha')).toHaveValue('Energetika');
  await expect(field(page, 'Tarmoq')).toHaveAttribute('placeholder', "Soha o'zgardi, qaytadan tanlang");
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Tarmoq')).toBeFocused();
  await page.keyboard.type('tungi');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Tarmoq')).toHaveValue('Tungi yoritish');

  // Rows of power, each with up to three decimals.
  await expect(page.getByRole('button', { name: "Qatorni o'chirish, 1-qator" })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(power(page, 1)).toBeFocused();
  await page.keyboard.press('Alt+Insert');
  await expect(power(page, 2)).toBeFocused();
  // One letter, in the other script, is enough: Enter takes the first match.
  await page.keyboard.type('К');
  await page.keyboard.press('Enter');
  await expect(power(page, 2)).toHaveValue('Kilometr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2,3434');
  await page.keyboard.press('Control+s');
  await expect(page.getByText("Kasr qismi ko'pi bilan uch xonali bo'lishi mumkin")).toBeVisible();
  await expect(page.getByText('1 ta maydonda xatolik')).toBeVisible();
  await expect(count(page, 2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(created(page)).toBeVisible();
  await expect(customer(page)).toHaveCount(0);

  const year = new Date().getFullYear();
  expect(sentOf(platform).map(({ body }) => body)).toMatchObject([
    {
      ...{ initiative_public_id: publicId, customer_name: CUSTOMER, sphere_id: 6, network_id: 14 },
      ...{ execution_begin_year: year, execution_end_year: year + 1 },
      object_power: [
        { powerId: 1, powerName: 'Dona', value: 1 },
        { powerId: 2, powerName: 'Kilometr', value: 2.343 },
      ],
    },
  ]);
  expect(platform.find.investData({ public_id: publicId }).invest_object.customerName).toBe(CUSTOMER);
});

test('an address, a winner or a customer that does not fit is said, and nothing is created', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'another amount, or another initiative, in the address is said, and nothing is created or linked',
    async (platform) => {
      const own = {
        stage: 'WINNER',
        season: 'finished',
        invested: false,
        located: true,
        author_is_verified: 1,
      } as const;
      const { id, public_id, granted_amount, board_id, region_id, district_id } = platform.find.initiative(own);
      const other = platform.find.initiative({ ...own, id: not(id) });
      const place = { board_id: `${board_id}`, region_id: `${region_id}`, district_id: `${district_id}` };
      const query = { ...place, granted_amount: `${granted_amount}`, id: `${id}` };
      await goTo(page, addressOf(public_id, query));
      await expect(customer(page)).toBeFocused();
      await goTo(page, addressOf(public_id, { ...query, granted_amount: `${Number(granted_amount) + 1}` }));
      await expect(page.getByText('Havoladagi ajratilgan summa tashabbusnikidan farq qiladi.')).toBeVisible();
      await expect(customer(page)).toHaveCount(0);
      await goTo(page, addressOf(public_id, { ...query, id: `${other.id}` }));
      await expect(page.getByText('Havoladagi ID va raqam turli tashabbuslarniki.')).toHaveCount(2);
      await expect(page.getByRole('button', { name: /Biriktirish|O'zgartirish/ })).toHaveCount(0);
      await expect(customer(page)).toHaveCount(0);
    },
  );

  await step('Z-115: no object is created for a winner without a protocol or a verified author', async (platform) => {
    const { id, public_id, board_id, region_id, district_id, granted_amount } = platform.find.initiative({
      ...{ stage: 'WINNER', season: 'finished', invested: false, located: true, author_is_verified: 1 },
    });
    const address = addressOf(public_id, {
      granted_amount: `${granted_amount}`,
      ...{ id: `${id}`, board_id: `${board_id}`, region_id: `${region_id}`, district_id: `${district_id}` },
    });
    const protocol = platform.find.protocol({ board_id, district_id });
    const hint = page.getByText('Investitsiya obyektini yaratish uchun avval shu shart bajarilishi kerak.');
    platform.change.protocol(protocol.id, { file_id: null });
    await goTo(page, address);
    await expect(page.getByText('Moderatsiya protokoli yuklanmagan')).toBeVisible();
    await expect(hint).toBeVisible();
    await expect(customer(page)).toHaveCount(0);

    platform.change.protocol(protocol.id, { file_id: protocol.file_id });
    platform.initiatives.change(id, { author_is_verified: 0 });
    await page.reload();
    await expect(page.getByText("verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan.")).toBeVisible();
    await expect(customer(page)).toHaveCount(0);

    platform.initiatives.change(id, { author_is_verified: 1 });
    await page.reload();
    await expect(customer(page)).toBeFocused();
    await expect(hint).toHaveCount(0);
  });

  await step(
    'O-025, O-026: a refused customer, then a refusal in the words of the platform; F5 keeps the form input',
    async (platform) => {
      const publicId = winner(platform);
      // Category 18 and EQUIPMENT (Z-125).
      const query = { ...WHOLE, tin: UNKNOWN_CUSTOMER, type: 'EQUIPMENT', category: '18' };
      await goTo(page, addressOf(publicId, query));
      await expect(given(page)).toContainText('Qurilish turiObodonlashtirish ishlari');
      await customer(page).fill(CUSTOMER);
      await count(page, 1).fill('0,5');
      await page.keyboard.press('Control+s');
      const alert = page.getByRole('alert').filter({ hasText: 'Mijoz topilmadi' });
      await expect(alert).toBeVisible();
      await expect(page.getByText('PROJECT NOT FOUND')).toHaveCount(0);
      await expect(count(page, 1)).toBeFocused();

      await drafted(page);
      await page.reload();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(customer(page)).toHaveValue(CUSTOMER);
      await expect(count(page, 1)).toHaveValue('0,5');
      platform.faults.add({
        kind: 'status',
        status: 409,
        message: "Tashabbus g'oliblar ro'yxatida emas",
        match: { path: PATH },
        times: 1,
      });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText("Tashabbus g'oliblar ro'yxatida emas");
      expect(sentOf(platform)[0]?.body).toMatchObject({ construction_type_id: 2, work_type_id: 2, sphere_id: 8 });
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: /Saqlanmagan o'zgarishlar bor/ });
      await question.getByRole('button', { name: 'Chiqish', exact: true }).click();
      await expect(page).toHaveURL(/\/app\/initiatives/);
    },
  );

  await step(
    'Z-160: values missing from the address are required; an object created by somebody else is not duplicated',
    async (platform) => {
      const publicId = winner(platform);
      await goTo(page, addressOf(publicId, { category: '7', type: 'SERVICE' }));
      const { choose } = initiativeForm(page);
      await expect(customer(page)).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText("7 ta maydon to'ldirilmagan")).toBeVisible();
      await customer(page).fill(CUSTOMER);
      await field(page, 'Obyekt nomi').fill('x'.repeat(260));
      await expect(page.getByText('Faqat dastlabki 255 belgi yuboriladi (260 belgi yozilgan)')).toBeVisible();
      await field(page, 'Buyurtmachi STIRi').fill('203117845');
      await choose('Tuman (SOATO)', '1726294', 'Chilonzor tumani');
      await field(page, 'Prognoz qiymati').fill('5000000');
      await choose('Qurilish turi', 'rekons', 'Rekonstruksiya');
      // "Qurilish turi" ends in these words too.
      await page.getByRole('combobox', { name: /^Ish turi/ }).click();
      await page.getByRole('option', { name: 'Texnika' }).click();
      const { id: _, ...other } = platform.find.investData({});
      platform.add.investData({ ...other, public_id: publicId });
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Bu tashabbus uchun investitsiya obyekti allaqachon yaratilgan')).toBeVisible();
      await expect(customer(page)).toHaveCount(0);
      expect(sentOf(platform)).toEqual([]);
    },
  );
});

test('a creation that fails, whose answer is lost, or that is left meanwhile is never made twice', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a failed look for an object, and a refusal of too many calls, create nothing and say so',
    async (platform) => {
      await goTo(page, addressOf(winner(platform)));
      await customer(page).fill(CUSTOMER);
      const alert = page.getByRole('alert');
      platform.faults.add({ kind: 'drop', match: { method: 'GET', path: '/api/v1/chronology' } });
      await page.keyboard.press('Control+s');
      await expect(alert).toContainText('Hech narsa yuborilmadi.');
      expect(sentOf(platform)).toEqual([]);
      platform.faults.clear();

      platform.faults.add({ kind: 'status', status: 429, match: { path: PATH }, times: 1 });
      await page.keyboard.press('Control+s');
      await expect.poll(() => sentOf(platform).map(({ status }) => status)).toEqual([429]);
      // The earlier failure stays until there is an outcome.
      await expect(alert).not.toContainText('Hech narsa yuborilmadi.');
      await expect(alert).toBeVisible();
      // An answer has arrived: nothing is asked before the next attempt.
      await page.keyboard.press('Control+s');
      await expect(created(page)).toBeVisible();
      expect(sentOf(platform).map(({ status }) => status)).toEqual([429, 200]);
      await nothingKept(page);
    },
  );

  await step('a lost answer is remembered, and a retry asks first', async (platform) => {
    await goTo(page, addressOf(winner(platform)));
    await customer(page).fill(CUSTOMER);
    platform.faults.add({ kind: 'drop', match: { path: PATH }, times: 1 });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText("bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin");
    await expect(customer(page)).toHaveValue(CUSTOMER);
    // The lost answer is remembered after F5.
    await drafted(page);
    await page.reload();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(customer(page)).toHaveValue(CUSTOMER);
    await customer(page).focus();
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'Qayta yuborilsinmi?' });
    await question.getByRole('button', { name: 'Bekor qilish' }).click();
    await expect(question).toBeHidden();
    expect(sentOf(platform)).toHaveLength(1);
    await expect(customer(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: 'Qayta yuborish' }).click();
    await expect(created(page)).toBeVisible();
    expect(sentOf(platform).map(({ status }) => status)).toEqual([null, 200]);
    await nothingKept(page);
  });

  await step(
    'a creation that is left while it is sent is reported; the answer that was held drops the draft',
    async (platform) => {
      const publicId = winner(platform);
      await goTo(page, addressOf(publicId));
      await customer(page).fill(CUSTOMER);
      await drafted(page);
      const answer = heldAnswer(platform, { kind: 'hold', match: { path: PATH } });
      await page.keyboard.press('Control+s');
      await answer.waiting();
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: "Ma'lumot hali yuborilmoqda. Chiqishni istaysizmi?" });
      await expect(question.getByRole('button', { name: 'Kutish' })).toBeFocused();
      await question.getByRole('button', { name: 'Chiqish' }).click();
      await expect(page).toHaveURL(/\/app\/initiatives/);
      await drafted(page);
      answer.release();
      await expect(created(page)).toBeVisible();
      await expect(page).toHaveURL(/\/app\/initiatives/);
      await expect
        .poll(() => page.evaluate(async () => JSON.stringify(await window.bridge.drafts.list())))
        .not.toContain('"scope":"invest-object"');
      await goTo(page, addressOf(publicId));
      await expect(page.getByRole('heading', { name: 'Kengash qarori' })).toBeVisible();
      expect(sentOf(platform)).toHaveLength(1);
    },
  );

  for (const status of [404, 500])
    await step(
      `created is created: while its reading answers ${status}, nothing is created again unasked`,
      async (platform) => {
        const publicId = winner(platform);
        const CHRONOLOGY = '/api/v1/chronology';
        await goTo(page, addressOf(publicId));
        await customer(page).fill(CUSTOMER);
        // The platform shows the object only later.
        const unseen = platform.faults.add({
          ...{ kind: 'status', status, message: null, match: { method: 'GET', path: CHRONOLOGY } },
          when: () => sentOf(platform).length > 0,
        });
        await page.keyboard.press('Control+s');
        await expect(created(page)).toBeVisible();
        const pending = page
          .getByRole('status')
          .filter({ hasText: "Investitsiya obyekti yaratildi, hali ko'rinmayapti" });
        await expect(pending).toBeVisible();
        await expect(customer(page)).toHaveCount(0);
        if (status === 404) {
          // Also after F5, and on the form that is opened all the same.
          await page.reload();
          await expect(pending).toBeVisible();
          await page.getByRole('button', { name: 'Yaratish shaklini ochish' }).click();
          await customer(page).fill(CUSTOMER);
          await page.keyboard.press('Control+s');
          const question = page.getByRole('dialog', { name: 'Qayta yuborilsinmi?' });
          await expect(question).toContainText("Obyekt yaratilgan, lekin hali ko'rinmayapti.");
          await question.getByRole('button', { name: 'Bekor qilish' }).click();
          await expect(question).toBeHidden();
          await page.reload();
          await expect(pending).toBeVisible();
        }
        expect(sentOf(platform)).toHaveLength(1);
        await readAgain(page, unseen);
        await expect(page.getByRole('heading', { name: 'Kengash qarori' })).toBeVisible();
        await expect(pending).toHaveCount(0);
        await expect
          .poll(() => page.evaluate(async () => JSON.stringify(await window.bridge.drafts.list())))
          .not.toContain('invest-creation-begun');
        expect(sentOf(platform)).toHaveLength(1);
      },
    );
});

test.describe("without the office's lists", () => {
  test.use({ appOptions: { viewport: { width: 1366, height: 768 }, env: { BACKOFFICE_INVEST_LISTS_FILE: '' } } });

  test('Z-077: the lists are a sample: the form says so, and creating asks first', async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn('admin', addressOf(winner(platform)));
    await expect(page.getByRole('note')).toContainText("Ro'yxatlar namuna");
    await customer(page).fill(CUSTOMER);
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'Namuna kodlar bilan yaratilsinmi?' });
    await question.getByRole('button', { name: 'Bekor qilish' }).click();
    await expect(question).toBeHidden();
    await expect(customer(page)).toBeFocused();
    expect(sentOf(platform)).toEqual([]);
  });
});

test.describe("with the office's lists", () => {
  const fileIn = (folder: string) => join(folder, "ro'yxatlar.json");
  test.use({
    appOptions: async ({ profileDir }, use) => use({ env: { BACKOFFICE_INVEST_LISTS_FILE: fileIn(profileDir) } }),
  });

  test('Z-077: a damaged file is reported with path and position; once repaired, the form input is restored', async ({
    page,
    platform,
    profileDir,
    signIn,
  }) => {
    const file = fileIn(profileDir);
    await writeFile(file, JSON.stringify(lists));
    await signIn('admin', addressOf(winner(platform)));
    await customer(page).fill(CUSTOMER);
    await drafted(page);
    await writeFile(file, JSON.stringify({ ...lists, powers: [{ id: 'dona', title: 'Dona' }] }));
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: "Ma'lumotnoma ro'yxatlarini o'qib bo'lmadi" });
    await expect(alert).toContainText(file);
    await expect(alert).toContainText('powers[0].id: 1 dan boshlanadigan butun son kutilgan');
    await writeFile(file, `\uFEFF${JSON.stringify(lists)}`);
    await page.getByRole('button', { name: 'Qayta urinish' }).click();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(customer(page)).toHaveValue(CUSTOMER);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Chiqish', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/initiatives/);
  });
});
