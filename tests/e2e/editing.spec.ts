import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { not, PRESENT } from '../platform/find/rows.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { formAnew } from './support/form-anew.ts';
import { initiativeForm, sentOf, waiting } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { contentFiles } from './support/pictures.ts';
import { readAgain } from './support/read-again.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import './support/page-bridge.ts';
import { signOut } from './support/sign-out.ts';
import { SMALLEST_PDF } from './support/smallest-pdf.ts';
import { stepsOf } from './support/steps.ts';

const DONE = 'Muvafaqiyatli saqlandi';
const FILE = "Xarid qilinadigan mahsulotlar ro'yxati (PDF)";
const PLAIN = { waitsFor: 'moderator', asksFor: 'nothing' } satisfies InitiativeNeed;
const SCHOOLS = 'Umumtaʼlim maktablarini taʼmirlash';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

test('an admin opens the form from the list, and sends the changed fields only', { tag: '@journey' }, async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('admin');
  const form = initiativeForm(page);
  const list = initiativeList(page);
  await list.settled();
  const wanted = platform.find.initiative(PLAIN);
  await list.find(wanted.public_id);
  await list.rows.first().click();
  await page.getByRole('button', { name: 'Tahrirlash', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/initiative/edit/${wanted.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tashabbusni tahrirlash');
  // Nothing to save yet.
  await expect(form.save).toBeDisabled();
  await form.field("So'ralgan summa").fill('120000000');
  await form.field('Ajratilgan summa').fill('');
  await form.field('Moderator izohi').fill('Summa tuzatildi');
  await expect(form.save).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/initiatives\\?.*search=${wanted.public_id}`));
  await expect(list.rows.first()).toContainText(/120\s000\s000/);
  expect(sentOf(platform)).toEqual([
    {
      method: 'PATCH',
      path: `/api/v1/initiatives/${wanted.public_id}`,
      status: 200,
      body: { requested_amount: 120_000_000, moderator_comment: 'Summa tuzatildi' },
    },
  ]);
});

test('an admin changes amounts, place, kind and stage of initiatives, while lookups fail, others change and the session ends; a moderator edits four fields', async ({
  page,
  platform,
  app,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('sees which amounts are out of range, and may enter the cap', async (platform) => {
    const form = await formAnew(page, 'edit', platform.find.initiative(PLAIN).id);
    const said = page.getByText("Qiymat 1 500 000 000 dan kichik bo'lishi kerak");
    await form.field("So'ralgan summa").fill('1500000001');
    await form.field('Ajratilgan summa').fill('1500000001');
    await form.field('Tavsif').fill('');
    await form.save.click();
    await expect(said).toHaveCount(2);
    await expect(page.getByText('Majburiy maydon')).toHaveCount(1);
    await expect(form.field("So'ralgan summa")).toBeFocused();
    await form.field("So'ralgan summa").fill('0');
    await form.save.click();
    await expect(page.getByText("Qiymat 0 dan katta bo'lishi kerak")).toBeVisible();
    expect(sentOf(platform)).toEqual([]);
    await form.field("So'ralgan summa").fill('1500000000');
    await form.field('Ajratilgan summa').fill('0');
    await form.field('Tavsif').fill('Yangi tavsif');
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentOf(platform)[0]?.body).toEqual({
      requested_amount: 1_500_000_000,
      granted_amount: 0,
      description: 'Yangi tavsif',
    });
  });

  await step('N-020: cannot empty a granted amount, and sees the error at the field', async (platform) => {
    const wanted = platform.find.initiative(PLAIN);
    platform.initiatives.change(wanted.id, { granted_amount: 80_000_000 });
    const form = await formAnew(page, 'edit', wanted.id);
    const amount = form.field('Ajratilgan summa');
    await amount.fill('');
    await form.field('Moderator izohi').fill('Summa tuzatildi');
    await expect(form.save).toBeEnabled();
    await page.keyboard.press('Control+s');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Majburiy maydon/);
    await expect(page.getByText('1 ta maydonda xatolik')).toBeVisible();
    expect(sentOf(platform)).toEqual([]);
    await amount.fill('0');
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentOf(platform)[0]?.body).toEqual({ granted_amount: 0, moderator_comment: 'Summa tuzatildi' });
  });

  await step('S094: opens the attached list of goods', async (platform) => {
    const wanted = platform.find.initiative({ type: 'EQUIPMENT', purchased_goods_file: PRESENT });
    await formAnew(page, 'edit', wanted.id);
    await page.getByRole('button', { name: 'Ochish: Hozirgi fayl' }).click();
    await expect.poll(() => app.events.some(({ type }) => type === 'open-path')).toBe(true);
    const { purchased_goods_file: hash } = wanted;
    expect(platform.calls().some(({ path, status }) => path === `/api/v2/info/file/${hash}` && status === 200)).toBe(
      true,
    );
  });

  await step('chooses the place anew from the region down', async (platform) => {
    const wanted = platform.find.initiative(PLAIN);
    const { find, read } = platform;
    const district = find.district({ region_id: not(find.home.region_id) });
    const region = read.region(district.region_id);
    const quarter = find.quarter({ district_id: district.id });
    const form = await formAnew(page, 'edit', wanted.id);
    await form.choose('Viloyat', region.title, region.title);
    await expect(form.field('Tuman')).toHaveValue('');
    await expect(form.field('Mahalla')).toHaveValue('');
    await expect(form.field('Mahalla')).toBeDisabled();
    await form.save.click();
    await expect(page.getByText('2 ta maydonda xatolik')).toBeVisible();
    await expect(form.field('Tuman')).toBeFocused();
    // N-024: another district clears the quarter as well.
    const other = find.district({ region_id: region.id, id: not(district.id) });
    await form.choose('Tuman', other.title, other.title);
    await form.chooseFirst('Mahalla');
    await form.choose('Tuman', district.title, district.title);
    await expect(form.field('Mahalla')).toHaveValue('');
    await form.save.click();
    await expect(page.getByText('1 ta maydonda xatolik')).toBeVisible();
    await form.choose('Mahalla', quarter.title, quarter.title);
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentOf(platform)[0]?.body).toEqual({
      region_id: region.id,
      district_id: district.id,
      quarter_id: quarter.id,
    });
  });

  await step('D-025: needs the list of goods as a PDF for type EQUIPMENT', async (platform) => {
    const file = join(profileDir, 'royxat.pdf');
    await writeFile(file, SMALLEST_PDF);
    const wanted = platform.find.initiative({ ...PLAIN, purchased_goods_file: null });
    const form = await formAnew(page, 'edit', wanted.id);
    await expect(page.getByText(FILE)).toHaveCount(0);
    await form.field('Turi').click();
    await expect(page.getByRole('option')).toHaveText(['Qurilish', 'Xarid qilish']);
    await page.getByRole('option', { name: 'Xarid qilish' }).click();
    await form.save.click();
    await expect(page.getByText('1 ta maydonda xatolik')).toBeVisible();
    const zone = page.getByRole('button', { name: /Faylni shu yerga tashlang/ });
    await expect(zone).toBeFocused();
    const { picture } = await contentFiles(join(profileDir, 'fayllar'));
    await dropFiles(zone, [picture]);
    await expect(page.getByText(/Kerakli tur: pdf/)).toBeVisible();
    expect(platform.calls().some(({ path }) => path === '/api/v2/info/file/upload')).toBe(false);
    await dropFiles(page.getByText('rasm.jpg'), [file]);
    await expect(page.getByText('royxat.pdf')).toBeVisible();
    await expect(page.getByText('Yuborildi')).toBeVisible();
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    const { hash_id: hash } = platform.find.file({ name: 'royxat.pdf' });
    expect(sentOf(platform)[0]?.body).toEqual({ type: 'EQUIPMENT', purchased_goods_file: hash });
    // Opening the same address before the list is shown would leave the form as it was.
    await initiativeList(page).settled();
    // The record's file is shown, and was not uploaded now.
    await form.open('edit', wanted.id);
    await expect(page.getByRole('status').filter({ hasText: 'Biriktirilgan' })).toBeVisible();
    await expect(page.getByText('Yuborildi')).toHaveCount(0);
  });

  await step('sends an initiative back to INITIAL by its stage, without amount and comment', async (platform) => {
    const wanted = platform.find.initiative({ stage: 'PASSED', type: 'CONSTRUCTION' });
    const form = await formAnew(page, 'edit', wanted.id);
    await form.field('Bosqich').click();
    await expect(page.getByRole('option')).toHaveText(['Yangi', 'Qabul qilingan', 'Rad etilgan']);
    await page.getByRole('option', { name: 'Yangi' }).click();
    await expect(page.getByText("Ajratilgan summa 0 bo'ladi, moderator izohi o'chiriladi.")).toBeVisible();
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentOf(platform)[0]?.body).toEqual({ stage: 'INITIAL', granted_amount: 0, moderator_comment: '' });
  });

  await step('sees the names of the place when the lists of places fail', async (platform) => {
    const wanted = platform.find.initiative(PLAIN);
    platform.faults.add({ kind: 'status', status: 500, match: { path: /^\/api\/v1\/(regions|districts|quarters)$/ } });
    const form = await formAnew(page, 'edit', wanted.id);
    await expect(page.getByRole('alert')).toHaveCount(3);
    await expect(form.field('Viloyat')).toHaveValue(platform.read.region(wanted.region_id).title);
    await expect(form.field('Tuman')).toHaveValue(platform.read.district(wanted.district_id).title);
    await expect(form.field('Mahalla')).not.toHaveValue(/^(ID )?\d*$/);
  });

  await step(
    'Z-157: saving waits for the categories, and does not clear the organization meanwhile',
    async (platform) => {
      const wanted = platform.find.initiative({ asksFor: 'school' });
      const mend = platform.faults.add({
        kind: 'status',
        status: 404,
        match: { path: '/api/v1/initiative-categories' },
      });
      const form = await formAnew(page, 'edit', wanted.id);
      await form.field('Moderator izohi').fill('Faqat izoh');
      await expect(waiting(page)).toContainText('toifalar');
      await expect(form.save).toBeDisabled();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert').filter({ hasText: 'Hali yuklanmadi: toifalar' })).toBeVisible();
      await readAgain(page, mend);
      await expect(waiting(page)).toHaveCount(0);
      await form.save.click();
      await expect(page.getByText(DONE)).toBeVisible();
      expect(sentOf(platform).map(({ body }) => body)).toEqual([{ moderator_comment: 'Faqat izoh' }]);
    },
  );

  await step('sees a concurrent change, and does not overwrite it', async (platform) => {
    const { id } = platform.find.initiative(PLAIN);
    const form = await formAnew(page, 'edit', id);
    await form.field('Moderator izohi').fill('Mening izohim');
    platform.initiatives.change(id, { requested_amount: 77_000_000 });
    await form.save.click();
    const told = page.getByRole('alert').filter({ hasText: "tashabbus o'zgardi" });
    await expect(told).toContainText(/77\s000\s000/);
    // The message of an edit, not of a decision.
    await expect(told).toContainText("Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang.");
    await expect(told).not.toContainText(/qaror/i);
    expect(sentOf(platform)).toEqual([]);
    await expect(form.field("So'ralgan summa")).toHaveValue("77 000 000 so'm");
    await form.save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Tabriklaymiz' })).toContainText(DONE);
    expect(sentOf(platform)[0]?.body).toEqual({ moderator_comment: 'Mening izohim' });
  });

  await step('gets the form input back after a 401, and is asked before leaving it', async (platform) => {
    const { id } = platform.find.initiative(PLAIN);
    const form = await formAnew(page, 'edit', id);
    await form.field('Moderator izohi').fill('Uzoq yozilgan izoh');
    endSessionAtNextWrite(platform);
    await form.save.click();
    await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
    await signIn('admin');
    // Somebody else changes an untouched field: the draft must not restore its old value.
    platform.initiatives.change(id, { description: 'Boshqa odam tuzatgan' });
    await form.open('edit', id);
    await page.getByRole('button', { name: 'Tiklash' }).click();
    await expect(form.field('Moderator izohi')).toHaveValue('Uzoq yozilgan izoh');
    await expect(form.field('Tavsif')).toHaveValue('Boshqa odam tuzatgan');
    await page.keyboard.press('Escape');
    await form.stay();
    await page.keyboard.press('Escape');
    await form.leave();
    await expect(page).toHaveURL(/\/app\/initiatives/);
    await initiativeList(page).settled();
    await form.open('edit', id);
    await expect(form.save).toBeDisabled();
    await expect.poll(() => page.evaluate(() => window.bridge.drafts.list())).toEqual({ ok: true, value: [] });
    await expect(page.getByRole('button', { name: 'Tiklash' })).toHaveCount(0);
  });

  await step('keeps the form input when the platform refuses the stage', async (platform) => {
    const wanted = platform.find.initiative({ stage: 'PASSED', type: 'CONSTRUCTION' });
    const form = await formAnew(page, 'edit', wanted.id);
    await form.field('Bosqich').click();
    await page.getByRole('option', { name: 'Rad etilgan' }).click();
    await form.field('Moderator izohi').fill('Qayta ko‘rildi');
    await form.save.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Yozganlaringiz joyida.' });
    await expect(alert).toContainText("Bu bosqichga to'g'ridan-to'g'ri o'tkazib bo'lmaydi");
    await expect(form.field('Moderator izohi')).toHaveValue('Qayta ko‘rildi');
    await expect(form.field('Bosqich')).toHaveValue('Rad etilgan');
  });

  await signOut(page);
  await signIn('moderator');
  await step('has four fields and a separate call', async (platform) => {
    const form = initiativeForm(page);
    const list = initiativeList(page);
    await list.settled();
    const wanted = platform.find.initiative(PLAIN);
    await list.find(wanted.public_id);
    await list.rows.first().click();
    await page.getByRole('button', { name: 'Tahrirlash', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/app/initiative/edit/${wanted.id}\\?isModerator=true$`));
    await expect(form.field('Mahalla')).toBeVisible();
    for (const label of [
      'Viloyat',
      'Tuman',
      'Turi',
      'Bosqich',
      "So'ralgan summa",
      'Ajratilgan summa',
      'Moderator izohi',
    ])
      await expect(form.field(label)).toHaveCount(0);
    await form.choose('Toifa', 'umumta', SCHOOLS);
    await form.chooseFirst('Tashkilot');
    await form.field('Tavsif').fill('Tuzatilgan tavsif');
    await form.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    const { organization_id } = platform.read.initiative(wanted.id);
    expect(organization_id).not.toBeNull();
    expect(sentOf(platform)).toEqual([
      {
        method: 'PUT',
        path: `/api/v1/moderators/initiatives/${wanted.public_id}`,
        status: 200,
        body: {
          description: 'Tuzatilgan tavsif',
          category_id: platform.find.category({ title: SCHOOLS }).id,
          quarter_id: wanted.quarter_id,
          organization_id,
        },
      },
    ]);
  });

  await step('may only read where the board is not in review', async (platform) => {
    platform.change.season(platform.find.season().id, { stage: 'PROMOTION' });
    const form = await formAnew(page, 'edit', platform.find.initiative(PLAIN).id);
    await expect(page.getByText("hozir tahrirlab bo'lmaydi.")).toBeVisible();
    await expect(form.field('Tavsif')).toBeDisabled();
    await expect(form.save).toHaveCount(0);
  });
});
