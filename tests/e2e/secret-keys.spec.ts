import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/secret-keys';
const LIST = '/app/school/secret-keys';
const rows = (page: Page) => page.getByRole('table', { name: 'Maxfiy kalitlar' }).locator('tr[data-row]');
const callsOf = (platform: Platform, method: string, path = PATH) =>
  platform.calls().filter((call) => call.method === method && call.path === path);
const newest = (platform: Platform) => platform.find.schoolBoard({ year: 2026 });
const SEASON = 'Mening maktabim, 1-mavsum, 2026 yil';

/** True if one of the keys is anywhere in the program's log. */
async function inLog(profileDir: string, ...keys: readonly string[]): Promise<boolean> {
  const log = await readFile(join(profileDir, 'logs', 'main.log'), 'utf8');
  expect(log).toContain('secret-keys');
  return keys.some((key) => log.includes(key));
}

test('keys of a season are added, changed and deleted; those in view are exported and imported; none is in a question or the log', async ({
  page,
  platform,
  profileDir,
  signIn,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('keys of a season are added, changed and deleted; none is in a question or the log', async (platform) => {
    test.slow();
    const board = newest(platform);
    const [first] = platform.find.all('secretKey', { board_id: board.id });
    if (!first) throw new Error('no key in the newest season');
    await goTo(page, `${LIST}?board=${board.id}`);
    await page.getByRole('link', { name: "Qo'shish" }).click();
    const form = formOf(page);
    await expect(form.field('Mavsum')).toBeFocused();
    await form.choose('Mavsum', '2026', SEASON);
    await form.field('Maxfiy kalit').fill(first.secret);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Bu mavsumda bunday kalit bor')).toBeVisible();
    await form.field('Maxfiy kalit').fill('MAKTAB-2026-AB42');
    await page.keyboard.press('Control+s');
    const added = rows(page).filter({ hasText: 'MAKTAB-2026-AB42' });
    await added.getByRole('link', { name: 'Tahrirlash: •••AB42' }).click();
    const { id } = platform.read.secretKey({ secret: 'MAKTAB-2026-AB42' });
    await expect(page).toHaveURL(new RegExp(`${LIST}/edit/${id}$`));
    await expect(form.field('Mavsum')).toHaveValue(SEASON);
    await form.field('Maxfiy kalit').fill('MAKTAB-2026-CD43');
    await page.keyboard.press('Control+s');
    const changed = rows(page).filter({ hasText: 'MAKTAB-2026-CD43' });
    await changed.focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: 'Diqqat!' });
    await expect(question).toContainText('•••CD43');
    await expect(question).not.toContainText('MAKTAB');
    await question.getByRole('button', { name: 'Ha', exact: true }).click();
    await expect(changed).toHaveCount(0);

    expect(callsOf(platform, 'DELETE', `${PATH}/${id}`)).toHaveLength(1);
    const all = platform.find.all('secretKey').map(({ secret }) => secret);
    expect(await inLog(profileDir, 'MAKTAB-2026', ...all)).toBe(false);
  });

  await step(
    'the keys of the season in view are exported and imported; another season can be chosen',
    async (platform) => {
      test.slow();
      const board = newest(platform);
      const other = platform.find.schoolBoard({ year: 2025, season: 1 });
      const table = join(profileDir, 'kalitlar.xlsx');
      const [known] = platform.find.all('secretKey', { board_id: other.id });
      await writeFile(table, workbookOf([['Kalit'], ['YANGI-KALIT-1'], [known?.secret ?? ''], ['YANGI-KALIT-2']]));
      await goTo(page, `${LIST}?board=${board.id}`);
      await expect(rows(page)).toHaveCount(18);
      const menu = page.getByRole('button', { name: 'Excel', exact: true });
      const path = `${PATH}/excel`;
      await menu.click();
      await page.getByRole('menuitem', { name: 'Excelga yuklab olish' }).click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible();
      expect(await readdir(downloadsDir)).toEqual(['Maxfiy kalitlar.xlsx']);
      expect(callsOf(platform, 'GET', path).map(({ query }) => query)).toEqual([
        { cache: 'off', board_id: String(board.id) },
      ]);

      await menu.click();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      const dialog = page.getByRole('dialog', { name: 'Maxfiy kalitlarni Exceldan yuklash' });
      const season = dialog.getByRole('combobox', { name: 'Mavsum' });
      const upload = dialog.getByRole('button', { name: 'Yuklash', exact: true });
      await expect(season).toHaveValue(SEASON);
      await dropFiles(dialog.locator('[data-drop-zone]'), [table]);
      await expect(dialog.getByRole('table')).toBeVisible();
      await season.click();
      await page.getByRole('option', { name: '1-mavsum, 2025 yil' }).click();
      await upload.click();
      await expect(dialog.getByRole('definition')).toHaveText(['3', '2', '1']);
      await expect(dialog.getByRole('list', { name: "O'tmagan qatorlar" })).toContainText('3-qator');
      expect(platform.find.count('secretKey', { board_id: other.id, secret: ['YANGI-KALIT-1', 'YANGI-KALIT-2'] })).toBe(
        2,
      );
      expect(callsOf(platform, 'POST', path).map(({ body }) => body)).toMatchObject([{ board_id: String(other.id) }]);

      // Reopened, the dialog starts with the season in view; without one it requires a choice.
      await dialog.locator('footer').getByRole('button', { name: 'Yopish' }).click();
      await menu.click();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      await expect(season).toHaveValue(SEASON);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Mavsum' }).hover();
      await page.getByRole('button', { name: 'Tozalash' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await menu.click();
      await page.getByRole('menuitem', { name: 'Exceldan yuklash' }).click();
      await upload.click();
      // Both the season and the file are required.
      await expect(dialog.getByText('Majburiy maydon')).toHaveCount(2);
      expect(await inLog(profileDir, 'YANGI-KALIT', known?.secret ?? 'no key')).toBe(false);
    },
  );
});
