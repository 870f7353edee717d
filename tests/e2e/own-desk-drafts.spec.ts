import type { Page } from 'playwright/test';
import type { Initiative } from '../platform/find/records.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm } from './support/initiative-form.ts';
import { actionOf, openRow } from './support/open-row.ts';
import { OWN_DESK, ownDesk } from './support/own-desk.ts';
import { openForm, TYPED_FORMS } from './support/typed-forms.ts';
import './support/page-bridge.ts';

/** Digits fit every field; an amount field puts spaces between them. */
const WORDS = '4711';
const shown = new RegExp([...WORDS].join('\\s?'));

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const keptText = (page: Page) =>
  page.evaluate(async () => {
    const { drafts } = window.bridge;
    const list = await drafts.list();
    const loads = list.ok ? list.value.map(({ scope, record }) => drafts.load({ scope, record })) : [];
    return JSON.stringify(await Promise.all(loads));
  });

/** Goes to the desk and removes every draft there is. */
async function withoutDrafts(page: Page): Promise<void> {
  await goTo(page, OWN_DESK);
  await page.evaluate(async () => {
    const { drafts } = window.bridge;
    const list = await drafts.list();
    for (const { scope, record } of list.ok ? list.value : []) await drafts.remove({ scope, record });
  });
}

const historyState = (page: Page) => page.evaluate(() => JSON.stringify(window.history.state));

/** Opens the investment data from the winner's row, and waits until they have taken the place of the list. */
async function openData(page: Page, winner: Initiative): Promise<void> {
  const row = await openRow(page, winner);
  await actionOf(row, "Shaffof investitsiya ma'lumotlari").click();
  await expect(page).toHaveURL(/\/newchronology\//);
  // The row has a button "Tahrirlash" of its own.
  await expect(row).toHaveCount(0);
}

for (const role of new Set(TYPED_FORMS.map((form) => form.role)))
  test(`wD5: input in the forms of an initiative is resumed from the desk (${role})`, async ({
    page,
    platform,
    signIn,
  }) => {
    test.slow();
    await signIn(role, 'later');
    for (const form of TYPED_FORMS.filter((one) => one.role === role))
      await test.step(`wD5: input in ${form.name} is resumed from the desk`, async () => {
        const initiative = platform.find.initiative(form.need);
        await withoutDrafts(page);
        await openForm(await openRow(page, initiative), form);
        await form.fill?.(page);
        await form.words(page).fill(WORDS);
        await expect.poll(() => keptText(page)).toContain(WORDS);

        await goTo(page, OWN_DESK);
        const row = ownDesk(page).begun.getByRole('listitem');
        await expect(row).toContainText(form.action);
        if (initiative.title) await expect(row).toContainText(initiative.title.slice(0, 40));
        await row.getByRole('link', { name: /^Davom ettirish/ }).click();
        await page.getByRole('button', { name: 'Tiklash' }).click();
        await expect(form.words(page)).toHaveValue(shown);
        await expect(page).toHaveURL(new RegExp(`/app/initiatives/review\\?.*\\bat=${initiative.id}\\b`));
        // The link's request is removed from the history: neither a reload nor Back opens the form again.
        await expect.poll(() => historyState(page)).not.toContain('"ask"');
      });
  });

test('wD5: input in the investment data of a winner is resumed from the desk', async ({ page, platform, signIn }) => {
  test.slow();
  await signIn('admin', 'later');
  for (const [scope, opens, label] of [
    ['invest-paper', /^Tahrirlash/, 'Hujjat raqami'],
    ['council-decision-link', /^(Biriktirish|O'zgartirish)$/, 'Qaror raqami va sanasi'],
    ['invest-object', null, 'Buyurtmachi nomi'],
  ] as const)
    await test.step(`wD5: input in ${scope} of a winner is resumed from the desk`, async () => {
      const invested = scope !== 'invest-object';
      const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER', place: 'anywhere', invested });
      await withoutDrafts(page);
      await openData(page, winner);
      if (opens) await page.getByRole('button', { name: opens }).click();
      if (scope === 'council-decision-link') await page.getByText('Yangi qaror', { exact: true }).click();
      const field = page.getByRole('textbox', { name: label }).first();
      await field.fill(WORDS);
      await expect.poll(() => keptText(page)).toContain(WORDS);

      await goTo(page, OWN_DESK);
      const row = ownDesk(page).begun.getByRole('listitem');
      await expect(row).toHaveCount(1);
      await row.getByRole('link', { name: /^Davom ettirish/ }).click();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(field).toHaveValue(shown);
      await expect(page).toHaveURL(new RegExp(`/app/newchronology/${winner.public_id}`));
      await expect.poll(() => historyState(page)).not.toContain('"ask"');
    });
});

test('what earlier versions kept is offered by the form of its own record, and moves there', async ({
  page,
  platform,
  signIn,
}) => {
  test.slow();
  await signIn('admin', 'later');
  for (const [scope, former, opens, label, field] of [
    ['invest-paper', 'invest-data', /^Tahrirlash/, 'Hujjat raqami', 'orderer_document_num'],
    ['invest-object', 'invest-creation', null, 'Buyurtmachi nomi', 'customer_name'],
  ] as const)
    await test.step(`what earlier versions kept in ${former}`, async () => {
      const invested = scope === 'invest-paper';
      const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER', place: 'anywhere', invested });
      const own = invested ? String(platform.find.investData({ public_id: winner.public_id }).id) : winner.public_id;
      await withoutDrafts(page);
      const keep = (record: string, value: string, title?: string) =>
        page.evaluate((draft) => window.bridge.drafts.save(draft), {
          ...{ scope: former, record, value: { [field]: value } },
          ...(title !== undefined && { title }),
        });
      const places = () =>
        page.evaluate(async () => {
          const list = await window.bridge.drafts.list();
          return list.ok ? list.value.map(({ scope, record }) => `${scope} ${record}`).toSorted() : [];
        });
      const open = async () => {
        await openData(page, winner);
        if (opens) await page.getByRole('button', { name: opens }).click();
      };
      // The record of the other kind with the same number is another one.
      await keep(String(winner.id), '9999');
      await keep(own, '9998', 'Boshqa tashabbus');
      await open();
      const input = page.getByRole('textbox', { name: label }).first();
      // A form saves a draft of its own once it knows that there is no earlier one.
      await input.fill('1');
      const typed = { scope, record: String(winner.id) };
      await expect.poll(places).toContain(`${scope} ${winner.id}`);
      await expect(page.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
      await goTo(page, OWN_DESK);
      await expect(ownDesk(page).begun.getByRole('listitem')).toHaveCount(1);
      await page.evaluate((draft) => window.bridge.drafts.remove(draft), typed);

      await keep(own, WORDS);
      await open();
      await page.getByRole('button', { name: 'Tiklash' }).click();
      await expect(input).toHaveValue(WORDS);
      await expect.poll(places).toEqual([`${former} ${winner.id}`, `${scope} ${winner.id}`]);
    });
});

/** Types into the form at this address, and goes to the desk. */
async function begin(page: Page, address: string) {
  await goTo(page, `/app/${address}`);
  const field = page.locator('main').getByRole('textbox', { disabled: false }).first();
  await field.fill(WORDS);
  await expect.poll(() => keptText(page)).toMatch(shown);
  await goTo(page, OWN_DESK);
  return { field, row: ownDesk(page).begun.getByRole('listitem') };
}

test('wD5, Z-110: input in the form of a record is resumed from the desk, saved, or deleted there', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin', 'later');
  await test.step('wD5: the draft of a form is deleted on the desk after a confirmation', async () => {
    const { row } = await begin(page, 'funds/add');
    await row.getByRole('button', { name: /^Qoralamani o'chirish/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: "O'chirish", exact: true }).click();
    await expect(ownDesk(page).begun).toHaveCount(0);
    expect(await keptText(page)).not.toMatch(shown);
  });

  await test.step('wD5: input in the form of a record is resumed from the desk', async () => {
    const expense = platform.find.expense({ title: { uz_lat: 'Oliy taʼlim' } });
    const addresses = [
      ...['news/add', 'managers/add', `organizations/add?id=${platform.find.organization().id}`],
      `expences/add?parent=${expense.parent_id}`,
    ];
    for (const address of addresses) {
      await test.step(address, async () => {
        const { field, row } = await begin(page, address);
        await row.getByRole('link', { name: /^Davom ettirish/ }).click();
        await page.getByRole('button', { name: 'Tiklash' }).click();
        expect(page.url()).toContain(`/app/${address}`);
        await expect(field).toHaveValue(shown);
        // Leaving deletes the draft, with anything that the open form would still have saved of it.
        await page.keyboard.press('Escape');
        await initiativeForm(page).leave();
        // A step back in the history that is still under way would end the next page load.
        await expect.poll(() => page.url()).not.toContain(`/app/${address}`);
        await expect.poll(() => keptText(page)).not.toMatch(shown);
      });
    }
  });

  await test.step('Z-110: a draft resumed from the desk is saved, and leads to its list', async () => {
    const { id } = platform.find.greenBudget();
    await goTo(page, `/app/green-budget/add/${id}`);
    const field = page.locator('main').getByRole('textbox').first();
    await field.fill('Yangi sarlavha');
    await expect.poll(() => keptText(page)).toContain('Yangi sarlavha');
    await goTo(page, OWN_DESK);
    await ownDesk(page)
      .begun.getByRole('link', { name: /^Davom ettirish/ })
      .click();
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(field).toHaveValue('Yangi sarlavha');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/app\/green-budget$/);
    await expect(page.getByRole('row').filter({ hasText: 'Yangi sarlavha' })).toBeVisible();
    // Back does not lead into the form again.
    await page.goBack();
    await expect(page).toHaveURL(/\/app\/desk/);
  });
});
