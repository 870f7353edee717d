import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from 'xlsx';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { stepsOf } from './support/steps.ts';

const EXCEL = '/api/v1/initiatives-excel';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('moderator');
  await initiativeList(page).settled();
});

test('the file opens, its rows are those of the list, and it can be shown in its folder', async ({
  app,
  page,
  platform,
  downloadsDir,
}) => {
  const list = initiativeList(page);
  await list.stage('Yangilar');
  await expect(page).toHaveURL(/stage=INITIAL/);
  await list.settled();
  const total = await list.total();
  await list.size(1000);
  await page.getByRole('button', { name: 'Excel' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' });
  await expect(notice).toBeVisible();
  // At once: the notice stays for some seconds.
  await notice.getByRole('button', { name: "Papkada ko'rsatish" }).click();

  const [name, ...others] = readdirSync(downloadsDir);
  expect(others).toEqual([]);
  const book = read(readFileSync(join(downloadsDir, name ?? '')));
  const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(rows).toHaveLength(total + 1);
  const inFile = rows.slice(1).map((row) => row.find((cell) => /^\d{12}$/.test(String(cell))));
  const inView = await list.ids();
  expect(inView.length).toBeGreaterThan(10);
  expect(inFile.slice(0, inView.length)).toEqual(inView);
  expect(new Set(inFile).size).toBe(total);
  expect(platform.calls().find(({ path }) => path === EXCEL)?.query).toMatchObject({
    stage: 'INITIAL',
    board_id: expect.any(String),
  });

  expect((await app.waitForEvent('show-item-in-folder')).path).toBe(join(downloadsDir, name ?? ''));
  await page.getByRole('button', { name: 'Yuklab olishlar' }).click();
  await page.getByRole('dialog', { name: 'Yuklab olishlar' }).getByRole('button', { name: 'Ochish' }).click();
  expect((await app.waitForEvent('open-path')).path).toBe(join(downloadsDir, name ?? ''));
});

test('an export that breaks is retried, one is cancelled, and one says which filters it ignores', async ({
  page,
  platform,
  downloadsDir,
}) => {
  const step = stepsOf(platform);
  await step(
    'an export that breaks repeatedly leaves no partial file, shows an error, and succeeds on a retry',
    async (platform) => {
      platform.faults.add({ kind: 'drop-mid-body', fraction: 0.5, match: { path: EXCEL }, times: 3 });
      await page.getByRole('button', { name: 'Excel' }).click();
      await expect(page.getByRole('alert').filter({ hasText: "Ma'lumot yuklashda xatolik sodir bo'ldi!" })).toBeVisible(
        {
          timeout: 30_000,
        },
      );
      await expect.poll(() => (existsSync(downloadsDir) ? readdirSync(downloadsDir) : [])).toEqual([]);

      await page.getByRole('button', { name: 'Yuklab olishlar' }).click();
      const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
      await tray.getByRole('button', { name: 'Qayta urinish' }).click();
      await expect(tray.getByRole('button', { name: 'Ochish' })).toBeVisible();
      expect(readdirSync(downloadsDir)).toHaveLength(1);
    },
  );

  await step('a download can be cancelled', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    platform.faults.add({ kind: 'stall', fraction: 0.3, match: { path: EXCEL }, times: 1 });
    await page.getByRole('button', { name: 'Excel' }).click();
    await page.getByRole('button', { name: /^Yuklab olishlar/ }).click();
    const tray = page.getByRole('dialog', { name: 'Yuklab olishlar' });
    await tray.getByRole('button', { name: 'Yuklab olishni bekor qilish' }).click();
    await expect(tray.getByText('Bekor qilindi')).toBeVisible();
    // Only the file of the retry is left.
    await expect.poll(() => readdirSync(downloadsDir)).toHaveLength(1);
  });

  await step('Excel with a filter that it ignores says that it saves everything', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const list = initiativeList(page);
    const button = page.getByRole('button', { name: 'Excel' });
    await expect(button).not.toHaveAttribute('aria-description');
    await list.search.fill('maktab');
    await list.settled();
    const all =
      "Excelga qidiruv va moderatsiya filtri qo'llanmaydi: shu mavsum va bosqichdagi barcha tashabbuslar saqlanadi.";
    await expect(button).toHaveAttribute('aria-description', all);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: all })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' })).toBeVisible();
    expect(platform.calls().find(({ path }) => path === EXCEL)?.query).not.toHaveProperty('search');
  });
});
