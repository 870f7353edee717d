import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { callsOf, openDocuments, PROTOCOL, pdf, UPLOAD } from './support/documents-dialog.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { ownDesk } from './support/own-desk.ts';
import { stepsOf } from './support/steps.ts';

const NAMES = ['Asaka tumani', 'Baliqchi tumani', 'Marhamat tumani', 'Shahrixon tumani', 'Xonobod shahri'];

test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

const boardOf = ({ find }: Platform) => find.season('review').id;
/** The row of a district in the list of protocols, as the platform has it now. */
const rowOf = (platform: Platform, title: string) =>
  platform.read.protocol({ board_id: boardOf(platform), district_id: platform.find.district({ title }).id });
const fileOf = (platform: Platform, title: string): string | null => {
  const { file_id } = rowOf(platform, title);
  return file_id === null ? null : platform.find.file({ hash_id: file_id }).name;
};
const empty = (platform: Platform, titles: readonly string[]) => {
  for (const title of titles) platform.change.protocol(rowOf(platform, title).id, { file_id: null });
};
const folderOf = (page: Page) => page.getByRole('region', { name: 'Protokollar papkasi' });

test('wF2, wF5: a folder whose districts cannot be read says why; it is corrected and sent by keyboard alone, and only ticked files are sent', async ({
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('a folder says why its districts cannot be read, and shows its files after a retry', async (platform) => {
    const folder = join(profileDir, 'Protokollar');
    await pdf(join(folder, 'Asaka tumani.pdf'), 'Asaka tumani');
    await goTo(page, '/app/initiatives');
    const view = await openDocuments(page);
    // The fault is the folder's: not that of the dialog's own rows, which come by the same path.
    await view.settled();
    platform.faults.add({ kind: 'status', status: 404, match: { method: 'GET', path: PROTOCOL }, times: 1 });
    await dropFiles(view.zone, [folder]);
    const section = folderOf(page);
    const retry = section.getByRole('alert').getByRole('button', { name: 'Qayta urinish' });
    await expect(retry).toBeVisible();
    await expect(section.getByRole('table')).toHaveCount(0);
    await expect(section).not.toContainText('0 bayt');
    await retry.click();
    await expect(section.getByRole('row').filter({ hasText: 'Asaka tumani.pdf' })).toContainText('Aniq');
  });

  await step(
    'wF2, wF5: a folder is corrected and sent by keyboard alone, and only ticked files are sent',
    async (platform) => {
      empty(platform, ['Asaka tumani', 'Andijon tumani', 'Andijon shahri', 'Izboskan tumani']);
      platform.change.protocol(rowOf(platform, 'Baliqchi tumani').id, { file_id: 'abc' });
      const folder = join(profileDir, 'Protokollar 2026-2');
      for (const name of ['Asaka tumani', 'Andijon', 'scan0012', 'Izboskn tuman', 'Baliqchi tumani', 'ichki/Hujjat'])
        await pdf(join(folder, `${name}.pdf`), name);
      await goTo(page, '/app/initiatives');
      await openDocuments(page);
      await app.scriptDialog({ dialog: 'open-dialog', filePaths: [folder] });
      await page.getByRole('button', { name: 'Papkani tanlash' }).press('Enter');

      const section = folderOf(page);
      const row = (name: string) => section.getByRole('row').filter({ hasText: name });
      await expect(row('Andijon.pdf')).toContainText('Ikkita mos tuman bor');
      await expect(row('scan0012.pdf')).toContainText("Nomida tuman yo'q");
      await expect(row('Asaka tumani.pdf')).toContainText('Aniq');
      await expect(row('Baliqchi tumani.pdf')).toContainText('Bor, tegilmaydi');
      await expect(section).toContainText('Protokollar 2026-2');
      expect(callsOf(platform, PROTOCOL).filter(({ query }) => query.limit === '1000')).toHaveLength(1);
      expect(await serious(page)).toEqual([]);

      await expect(section, 'the button that was pressed has gone').toBeFocused();

      // What is ticked is on top, then what needs a choice, Andijon first.
      await expect(section.getByRole('row').nth(1)).toHaveText('Nomi aniq: 3 ta fayl');
      await expect(section.getByRole('row').nth(2)).toContainText('Asaka tumani.pdf');
      await expect(section.getByRole('row').nth(5)).toHaveText('Tekshirish yoki tanlash kerak: 3 ta fayl');
      for (let row = 0; row < 4; row += 1) await page.keyboard.press('j');
      // One key chooses its second candidate, another the first again.
      await page.keyboard.press('2');
      await expect(row('Andijon.pdf')).toContainText('Andijon shahri');
      await page.keyboard.press('1');
      await expect(row('Andijon.pdf')).toContainText('Andijon tumani');
      await expect(row('Andijon.pdf').getByRole('checkbox')).toBeChecked();
      await page.keyboard.press('Space');
      await expect(row('Andijon.pdf').getByRole('checkbox')).not.toBeChecked();
      await page.keyboard.press('Space');
      // Esc closes only the list of districts.
      await row('Andijon.pdf')
        .getByRole('button', { name: /^Tuman: / })
        .press('Enter');
      await expect(page.getByText('Nomiga mos')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Nomiga mos')).toHaveCount(0);
      await expect(row('Andijon.pdf')).toBeVisible();
      // The scan gets any district from the list in its row.
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await app.waitForEvent('open-path');
      await row('scan0012.pdf')
        .getByRole('button', { name: /^Tuman: / })
        .press('Enter');
      await page.getByRole('combobox', { name: 'Boshqa tuman…' }).press('ArrowDown');
      await page.keyboard.type('Izboskan');
      await page.keyboard.press('Enter');
      await expect(row('scan0012.pdf')).toContainText('Izboskan tumani');
      await expect(section).toContainText("Har bir fayl 2 ta so'rov: 2 ta fayl, 4 ta so'rov");

      await page.keyboard.press('Control+Enter');
      await expect(section).toContainText('2 tadan 2 tasi platformada tasdiqlandi');
      const sent = callsOf(platform, PROTOCOL, 'PUT').map(({ path }) => path);
      expect(sent.sort()).toEqual(
        ['Asaka tumani', 'Andijon tumani'].map((title) => `${PROTOCOL}/${rowOf(platform, title).id}`).sort(),
      );
      expect(fileOf(platform, 'Andijon tumani')).toBe('Andijon.pdf');
      expect(rowOf(platform, 'Baliqchi tumani').file_id).toBe('abc');
      await expect(section).toBeFocused();
      await section.getByRole('button', { name: 'Yopish' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Papkani tanlash' })).toBeVisible();
      await expect(page.locator('[role=dialog] :focus')).toHaveCount(1);

      // What was to be replaced in one folder is not in the next.
      const openFolder = async () => {
        await app.scriptDialog({ dialog: 'open-dialog', filePaths: [folder] });
        await page.getByRole('button', { name: 'Papkani tanlash' }).press('Enter');
        await expect(row('Baliqchi tumani.pdf')).toContainText('Bor, tegilmaydi');
      };
      const replaces = section.getByRole('switch', { name: /^Protokoli bor tumanlarni ham almashtirish/ });
      await openFolder();
      await replaces.press('Space');
      await expect(row('Baliqchi tumani.pdf')).toContainText('Bor, almashtiriladi');
      await section.getByRole('button', { name: 'Bekor qilish' }).press('Enter');
      await openFolder();
      await expect(replaces).not.toBeChecked();
    },
  );
});

test('wF3: after a kill the desk offers to send the rest; each district gets its file once', async ({
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  // Two starts of the program, each with a keyring.
  empty(platform, NAMES);
  const folder = join(profileDir, 'Protokollar');
  for (const name of NAMES) await pdf(join(folder, `${name}.pdf`), name);
  await signIn('admin');
  const view = await openDocuments(page);
  await dropFiles(view.zone, [folder]);
  const section = folderOf(page);
  await expect(section.getByRole('button', { name: '5 tasini yuborish' })).toBeVisible();

  const held = { method: 'PUT', path: new RegExp(`^${PROTOCOL}/`) };
  platform.faults.hold({
    match: held,
    when: () => callsOf(platform, PROTOCOL, 'PUT').length > 2,
  });
  await section.getByRole('button', { name: '5 tasini yuborish' }).click();
  await expect(section).toContainText('5 tadan 2 tasi biriktirildi');
  await expect.poll(() => callsOf(platform, PROTOCOL, 'PUT').length).toBe(4);
  const uploads = callsOf(platform, UPLOAD, 'POST').length;
  await app.kill();
  platform.faults.clear();

  const again = (await app.restart()).page;
  await initiativeList(again).settled();
  const desk = ownDesk(again);
  await desk.open();
  await expect(desk.begun).toContainText("Yuborish to'xtagan, 5 tadan 2 tasi biriktirildi");
  await desk.begun.getByRole('button', { name: 'Davom ettirish: Protokollar papkasi' }).click();
  await expect(desk.begun.getByText('Protokollar papkasi')).toHaveCount(0);
  for (const title of NAMES) expect(fileOf(platform, title)).toBe(`${title}.pdf`);
  // Files already uploaded were only attached.
  expect(callsOf(platform, UPLOAD, 'POST').length).toBe(uploads + 1);
});
