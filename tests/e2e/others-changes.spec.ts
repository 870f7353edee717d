import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { newsPages } from './support/news.ts';
import './support/page-bridge.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/budget-params';
const LINK = 'https://qonunlar.example/tahrir/2024';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
const sent = (platform: Platform) => platform.calls().filter(({ method }) => method === 'PUT');

/** Opens the form of a year's budget, of a new record each time: a draft that was left belongs to another. */
async function budgetForm(page: Page, platform: Platform) {
  const param = platform.add.budgetParam({
    ...{ budget_year: 2024, order_title: 'Qonun', order_link: 'https://qonunlar.example/2024' },
    ...{ income: 5_000, outcome: 6_000 },
  });
  await goTo(page, `/app/budget-params/${param.id}`);
  await expect(field(page, 'Yil')).toHaveValue('2024');
  return {
    param,
    name: field(page, 'Nomi'),
    link: field(page, 'Havola'),
    now: () => platform.read.budgetParam(param.id),
  };
}

test('a form keeps, shows or leaves to the platform what somebody else has written meanwhile', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('saving a form keeps what somebody else has written into another field', async (platform) => {
    const { param, link, now } = await budgetForm(page, platform);
    platform.change.budgetParam(param.id, { income: 12_000_000 });
    await link.fill(LINK);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(now()).toMatchObject({ order_title: param.order_title, order_link: LINK, income: 12_000_000 });
  });

  await step('a conflicting field is shown with the other text, and saved by a second attempt', async (platform) => {
    const { param, name, link, now } = await budgetForm(page, platform);
    platform.change.budgetParam(param.id, { order_title: 'Boshqa nom', income: 12_000_000 });
    await name.fill('Mening nomim');
    await link.fill(LINK);
    await page.keyboard.press('Control+s');
    await expect(name).toHaveAccessibleDescription(
      "Siz tahrirlayotganingizda bu maydonni boshqa xodim o'zgartirdi. Hozir: «Boshqa nom». " +
        "Saqlanmadi: o'zingiznikini qoldirsangiz, qayta saqlang.",
    );
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Mening nomim');
    expect(await serious(page)).toEqual([]);
    expect(sent(platform)).toEqual([]);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(now()).toMatchObject({ order_title: 'Mening nomim', order_link: LINK, income: 12_000_000 });
  });

  await step(
    'a form whose record cannot be read before the save is not sent, and keeps its input',
    async (platform) => {
      const { param, link } = await budgetForm(page, platform);
      await link.fill(LINK);
      const mend = platform.faults.add({ kind: 'drop', match: { method: 'GET', path: `${PATH}/${param.id}` } });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText('Hech narsa yuborilmadi. Yozganlaringiz joyida.');
      await expect(link).toHaveValue(LINK);
      expect(sent(platform)).toEqual([]);
      mend();
      await page.keyboard.press('Control+s');
      await saved(page);
    },
  );

  await step('an own save whose answer is lost is not taken for a change by somebody else', async (platform) => {
    const { param, name, now } = await budgetForm(page, platform);
    await name.fill(' Mening nomim ');
    platform.faults.add({ kind: 'drop-mid-body', match: { method: 'PUT', path: `${PATH}/${param.id}` }, times: 1 });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText("Amal bajarilgan bo'lishi ham");
    expect(now()).toMatchObject({ order_title: 'Mening nomim' });
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(sent(platform)).toHaveLength(2);
  });

  await step('a restored draft shows what somebody else has changed since it was typed', async (platform) => {
    const { param, name, link, now } = await budgetForm(page, platform);
    await name.fill('Mening nomim');
    await link.fill(LINK);
    const place = { scope: PATH.slice(1), record: String(param.id) };
    const kept = () => page.evaluate((at) => window.bridge.drafts.load(at), place);
    await expect.poll(async () => JSON.stringify(await kept())).toContain(LINK);
    platform.change.budgetParam(param.id, { order_title: 'Boshqa nom', income: 12_000_000 });
    await page.reload();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(name).toHaveAccessibleDescription(
      "Siz tahrirlayotganingizda bu maydonni boshqa xodim o'zgartirdi. Hozir: «Boshqa nom». " +
        "Saqlanmadi: o'zingiznikini qoldirsangiz, qayta saqlang.",
    );
    await expect(name).toHaveValue('Mening nomim');
    await expect(link).toHaveValue(LINK);
    await expect(link).toHaveAccessibleDescription('');
    expect(sent(platform)).toEqual([]);
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(now()).toMatchObject({ order_title: 'Mening nomim', order_link: LINK, income: 12_000_000 });
  });

  await step(
    'a form that is left while its record is read before the save saves nothing, and does not navigate',
    async (platform) => {
      const { param, link, now } = await budgetForm(page, platform);
      platform.change.budgetParam(param.id, { income: 12_000_000 });
      await link.fill(LINK);
      const readings = () => platform.calls().filter(({ path }) => path === `${PATH}/${param.id}`).length;
      const release = platform.faults.hold({ match: { method: 'GET', path: `${PATH}/${param.id}` } });
      await page.keyboard.press('Control+s');
      await expect.poll(readings).toBe(2);
      await page.getByRole('link', { name: 'Ish stoli' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Chiqish' }).click();
      await expect(link).toHaveCount(0);
      release();
      await expect.poll(() => platform.calls().filter(({ status }) => status === null)).toEqual([]);
      // Asked after the save's read, and so answered after it.
      await page.evaluate(() => window.bridge.app.info());
      expect(sent(platform)).toEqual([]);
      expect(now()).toMatchObject({ order_link: param.order_link, income: 12_000_000 });
      await expect(page).toHaveURL(/\/app\/desk$/);
    },
  );

  await step(
    'a value that somebody else has written against the rules is sent as it came: the platform judges it',
    async (platform) => {
      const { param, link, now } = await budgetForm(page, platform);
      platform.change.budgetParam(param.id, { budget_year: 3 });
      platform.expectViolation({ path: `${PATH}/${param.id}`, status: 400 });
      // The person's own value is validated.
      await field(page, 'Yil').fill('12');
      await link.fill(LINK);
      await page.keyboard.press('Control+s');
      await expect(field(page, 'Yil')).toBeFocused();
      await expect(field(page, 'Yil')).toHaveAccessibleDescription("Yil noto'g'ri kiritilgan");
      expect(sent(platform)).toEqual([]);
      await field(page, 'Yil').fill('2024');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText('Yozganlaringiz joyida.');
      expect(sent(platform).map(({ body, status }) => [body, status])).toMatchObject([
        [{ budget_year: 3, order_link: LINK }, 400],
      ]);
      await expect(link).toHaveValue(LINK);
      expect(now()).toMatchObject({ budget_year: 3, order_link: param.order_link });
    },
  );
});

test('places, amounts, languages and dialogs: what somebody else has written is kept or told', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'a district must be chosen again if somebody else has moved the record to another region',
    async (platform) => {
      const { district_id } = platform.find.contact();
      const [contact] = platform.find.all('contact', { district_id });
      const region = platform.find.all('district').find(({ id }) => id === district_id)?.region_id;
      const away = platform.find.all('district').find(({ region_id }) => region_id !== region);
      const near = platform.find
        .all('district')
        .find(({ region_id, id }) => region_id === region && id !== district_id);
      await goTo(page, `/app/contacts/${contact?.id}`);
      const form = initiativeForm(page);
      await form.choose('Tuman', near?.title ?? '', near?.title ?? '');
      await form.field('F.I.Sh.').fill('Yangi Ism');
      platform.change.contact(contact?.id ?? 0, { region_id: away?.region_id ?? 0, district_id: away?.id ?? 0 });
      await page.keyboard.press('Control+s');
      const district = form.field('Tuman');
      await expect(district).toHaveAccessibleDescription(
        "Siz tahrirlayotganingizda bunga bog'liq maydonni boshqa xodim o'zgartirdi. Saqlanmadi: qaytadan tanlang.",
      );
      await expect(district).toHaveValue(away?.title ?? '');
      await expect(form.field('F.I.Sh.')).toHaveValue('Yangi Ism');
      expect(sent(platform)).toEqual([]);
      expect(await serious(page)).toEqual([]);
      await page.keyboard.press('Control+s');
      await saved(page);
      expect(platform.read.contact(contact?.id ?? 0)).toMatchObject({ district_id: away?.id, fullname: 'Yangi Ism' });
    },
  );

  await step('a conflict over a place and an amount shows the other name and the other sum', async (platform) => {
    const { district_id } = platform.find.contact();
    const [contact] = platform.find.all('contact', { district_id });
    const region = platform.find.all('district').find(({ id }) => id === district_id)?.region_id;
    const [mine, theirs] = platform.find
      .all('district')
      .filter(({ region_id, id }) => region_id === region && id !== district_id);
    await goTo(page, `/app/contacts/${contact?.id}`);
    const form = initiativeForm(page);
    await form.choose('Tuman', mine?.title ?? '', mine?.title ?? '');
    platform.change.contact(contact?.id ?? 0, { district_id: theirs?.id ?? 0 });
    await page.keyboard.press('Control+s');
    await expect(form.field('Tuman')).toHaveAccessibleDescription(new RegExp(`Hozir: «${theirs?.title}»\\.`));
    await expect(form.field('Tuman')).toHaveValue(mine?.title ?? '');
    expect(sent(platform)).toEqual([]);
    await page.keyboard.press('Control+s');
    await saved(page);

    const param = platform.find.budgetParam({ budget_year: 2024 });
    await goTo(page, `/app/budget-params/${param.id}`);
    await field(page, 'Daromad').fill('5');
    platform.change.budgetParam(param.id, { income: 12_000_000 });
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Daromad')).toHaveAccessibleDescription(/Hozir: «12\s000\s000[^»]*»\./);
  });

  await step('saving one language of a text keeps what somebody else has written in the others', async (platform) => {
    const { id } = platform.find.news();
    await goTo(page, `/app/news/add/${id}`);
    const { title, body } = newsPages(page);
    await expect(body).toContainText('Eng koʻp taklif');
    platform.change.news(id, { context_ru: '<p>Другой текст</p>' });
    await title.first().fill('Yangi sarlavha');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/news$/);
    expect(platform.read.news(id)).toMatchObject({ title_uz: 'Yangi sarlavha', context_ru: '<p>Другой текст</p>' });
  });

  await step('in a dialog, too, an indicator keeps the quarter that somebody else has changed', async (platform) => {
    const { id } = platform.find.expense({ title: { uz_lat: 'Qishloq xoʻjaligi' } });
    await goTo(page, `/app/expences/indicators?parent=${id}`);
    const rows = page.getByRole('table', { name: "Ko'rsatgichlar" }).locator('tr[data-row]');
    await rows.first().getByRole('button', { name: 'Tahrirlash' }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Summa' });
    await expect(amount).toBeEnabled();
    const one = platform.find.expenseIndicator({ expence_id: id, year: 2026, quarter: 3 });
    platform.change.expenseIndicator(one.id, { quarter: 4 });
    await amount.fill('12');
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeHidden();
    expect(platform.read.expenseIndicator(one.id)).toMatchObject({ quarter: 4, amount: 12 });
  });
});
