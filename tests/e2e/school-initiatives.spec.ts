import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform/types.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './support/go-to.ts';
import { actionOf } from './support/open-row.ts';
import { type SchoolInitiative, schoolList, undecided } from './support/school-list.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';

const PATH = '/api/v1/my-school/moderators/initiatives';
const LIST = '/app/school-initiatives';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const listCalls = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method === 'GET' && path === PATH)
    .map(({ query: { cache: _, ...query } }) => query);

test('S-039, S-041, Z-179: an admin sees the newest winners first, adds in the season in view, and exports its initiatives and votes', async ({
  page,
  platform,
  downloadsDir,
  signIn,
}) => {
  const moderated = platform.find.schoolBoard({ stage: 'MODERATE' });
  const over = platform.find.schoolBoard({ year: 2025, season: 2 });
  await signIn('admin', LIST);
  const list = schoolList(page);
  // The season being moderated, the newest, has no winners.
  await expect(list.rows).toHaveCount(15);
  await expect(page).toHaveURL(new RegExp(`\\?board=${over.id}$`));
  const winners = { offset: '0', stage: 'WINNER' };
  expect(listCalls(platform).slice(0, 3)).toEqual([
    { ...winners, limit: '1', board_id: String(moderated.id) },
    { ...winners, limit: '1', board_id: String(over.id) },
    { ...winners, limit: '15', board_id: String(over.id) },
  ]);
  await page.getByRole('combobox', { name: 'Mavsum' }).click();
  await page.getByRole('option', { name: /2026 yil$/ }).click();
  await expect(page.getByText("Bu mavsumda hali g'olib yo'q")).toBeVisible();
  await page.getByRole('button', { name: "Barcha tashabbuslarni ko'rsatish" }).click();
  await expect(list.rows).toHaveCount(15);
  await expect(page).toHaveURL(/stage=ALL$/);

  await page.getByRole('combobox', { name: 'Mavsum' }).click();
  await page.getByRole('option', { name: 'Mening maktabim, 2-mavsum, 2025 yil' }).click();
  await list.stage('Rad etilganlar');
  const wanted = platform.find.schoolInitiative({ board_id: over.id, stage: 'NOT_PASSED' });
  await page.keyboard.press('/');
  await page.keyboard.type(wanted.public_id);
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText(wanted.title);
  const add = page.getByRole('link', { name: "Qo'shish" });
  const address = new URL((await add.getAttribute('href')) ?? '', page.url());
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/app/my-school/initiative/add',
    { board: 'Mening maktabim, 2-mavsum, 2025 yil', boardId: String(over.id) },
  ]);

  for (const item of ['Excelga yuklab olish', 'Ovozlarni yuklab olish']) {
    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByText('Fayl saqlandi').last()).toBeVisible();
  }
  await expect
    .poll(() => readdir(downloadsDir).catch(() => []))
    .toEqual([`Maktab tashabbuslari, ${over.id}.xlsx`, `Ovozlar, ${over.id}.xlsx`]);
});

test('S-040 to S-043: a moderator cannot add or import, and decides only while the season is moderated', async ({
  page,
  platform,
  signIn,
}) => {
  const { board, initiatives } = undecided(platform);
  const [first] = initiatives;
  platform.change.schoolBoard(board, { stage: 'VOTE' });
  await page.clock.install();
  await signIn('moderator', `${LIST}?board=${board}&stage=INITIAL`);
  const list = schoolList(page);
  await expect(list.rows).toHaveCount(initiatives.length);
  await expect(page.getByText('Ovoz berish bosqichi')).toBeVisible();
  const row = await list.open(first as SchoolInitiative);
  await expect(row).toContainText("Mavsum moderatsiya bosqichida emas: hozir qaror qabul qilib bo'lmaydi.");
  await expect(row.getByRole('button')).toHaveText(["Toifani o'zgartirish"]);
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Excelga yuklab olish', 'Ovozlarni yuklab olish']);
  await page.keyboard.press('Escape');

  platform.change.schoolBoard(board, { stage: 'MODERATE' });
  // Nobody reloads the page: the seasons are reread every ten minutes.
  await page.clock.fastForward('10:00');
  await expect(page.getByText('Moderatsiya bosqichi', { exact: true })).toBeVisible();
  await expect(actionOf(row, 'Qabul qilish')).toBeVisible();
  await expect(row).toContainText('Rad etish uchun izoh yoziladi');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tezkor tugmalar' })).toContainText(
    /Maktab tashabbuslaridaQabul qilish oynasiARad etish oynasiR/,
  );
});

test('Z-100: votes are sent to the season that they were chosen for, also after a session has ended, and their outcome is told', async ({
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const board = platform.find.schoolBoard({ year: 2025, season: 2 });
  const winner = platform.find.schoolInitiative({ board_id: board.id, stage: 'WINNER' });
  const file = join(profileDir, 'ovozlar.xlsx');
  await writeFile(
    file,
    workbookOf([
      ['ID', 'Ovozlar soni'],
      [winner.public_id, '4321'],
      ['999999', '1'],
    ]),
  );
  await signIn('admin', `${LIST}?board=${board.id}`);
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ovozlarni Exceldan yuklash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ovozlarni Exceldan yuklash' });
  await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
  await expect(dialog.getByRole('table')).toBeVisible();
  endSessionAtNextWrite(platform);
  await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();

  await signIn('admin');
  await openScreen(page, `${LIST}?board=${platform.find.schoolBoard({ year: 2026 }).id}`);
  await expect(dialog).toContainText('Mening maktabim, 2-mavsum, 2025 yil');
  await expect(dialog.getByText('ovozlar.xlsx')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
  await expect(dialog).toContainText("Mavsumda bunday tashabbus yo'q");
  expect(platform.read.schoolInitiative(winner.id).votes).toBe(4321);
});
