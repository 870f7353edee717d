import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform/types.ts';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { actionOf } from './support/open-row.ts';
import { type SchoolInitiative, schoolList, undecided } from './support/school-list.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/my-school/moderators/initiatives';
const LIST = '/app/school-initiatives';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const listCalls = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method === 'GET' && path === PATH)
    .map(({ query: { cache: _, ...query } }) => query);

test('S-035 to S-041, Z-100, Z-179, Z-181: an admin reads the list, exports initiatives and votes, and imports votes with their outcome', async ({
  page,
  platform,
  profileDir,
  downloadsDir,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'S-035 to S-039, Z-179, Z-181: the newest winners first; board, stage and status in the address',
    async (platform) => {
      const moderated = platform.find.schoolBoard({ stage: 'MODERATE' });
      const over = platform.find.schoolBoard({ year: 2025, season: 2 });
      await goTo(page, LIST);
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
      // Z-180: active seasons only.
      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await expect(page.getByRole('option')).toHaveCount(platform.find.count('schoolBoard', { status: 1 }));
      await page.getByRole('option', { name: /2026 yil$/ }).click();
      await expect(page.getByText("Bu mavsumda hali g'olib yo'q")).toBeVisible();
      await page.getByRole('button', { name: "Barcha tashabbuslarni ko'rsatish" }).click();
      await expect(list.rows).toHaveCount(15);
      await expect(page).toHaveURL(/stage=ALL$/);

      await page.getByRole('combobox', { name: 'Mavsum' }).click();
      await page.getByRole('option', { name: 'Mening maktabim, 2-mavsum, 2025 yil' }).click();
      await list.stage('Goliblar');
      await expect(list.table.getByRole('columnheader')).toHaveText([
        '№',
        'ID',
        'Mavzu',
        'MaktabMuallif',
        'Toifa',
        'BosqichHolati',
        "So'ralgan, UZSAjratilgan",
      ]);
      await expect(list.rows).toHaveCount(15);
      await expect(page.getByText('Jami:')).toContainText(
        `Jami: ${platform.find.count('schoolInitiative', { board_id: over.id, stage: 'WINNER' })} ta tashabbus`,
      );
      expect(await serious(page)).toEqual([]);

      const status = page.getByRole('combobox', { name: 'Holati' });
      await status.click();
      await expect(page.getByRole('option')).toHaveText(['Jarayonda', 'Yakunlangan', 'Bekor qilingan']);
      await page.getByRole('option', { name: 'Bekor qilingan' }).click();
      await expect(list.rows.first()).toContainText('Bekor qilingan');
      await expect.poll(() => listCalls(platform).at(-1)).toMatchObject({ stage: 'WINNER', status: 'REJECTED' });
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`\\?board=${over.id}&status=REJECTED$`));
      await expect(list.rows.first()).toContainText('Bekor qilingan');

      // The status is offered, and sent, in every stage.
      await list.stage('Rad etilganlar');
      await expect.poll(() => listCalls(platform).at(-1)).toMatchObject({ stage: 'NOT_PASSED', status: 'REJECTED' });
      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await list.stage('Rad etilganlar');
      await expect(list.rows.first()).toContainText('Rad etilgan');
      await expect(status).toHaveValue('');
      await expect(page).toHaveURL(new RegExp(`\\?board=${over.id}&stage=NOT_PASSED$`));
      expect(listCalls(platform).at(-1)).not.toHaveProperty('status');

      const wanted = platform.find.schoolInitiative({ board_id: over.id, stage: 'NOT_PASSED' });
      await page.keyboard.press('/');
      await page.keyboard.type(wanted.public_id);
      await expect(list.rows).toHaveCount(1);
      await expect(list.rows).toContainText(wanted.title);
      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await expect(page).toHaveURL(new RegExp(`\\?board=${over.id}$`));

      const add = page.getByRole('link', { name: "Qo'shish" });
      const address = new URL((await add.getAttribute('href')) ?? '', page.url());
      expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
        '/app/my-school/initiative/add',
        { board: 'Mening maktabim, 2-mavsum, 2025 yil', boardId: String(over.id) },
      ]);
    },
  );

  await step(
    'S-040, S-041, Z-100: initiatives and votes of the board are exported; votes are imported, with their outcome',
    async (platform) => {
      const board = platform.find.schoolBoard({ year: 2025, season: 2 });
      const winner = platform.find.schoolInitiative({ board_id: board.id, stage: 'WINNER' });
      await goTo(page, `${LIST}?board=${board.id}`);
      await expect(schoolList(page).rows).toHaveCount(15);
      const menu = async (item: string) => {
        await page.getByRole('button', { name: 'Excel', exact: true }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await menu('Excelga yuklab olish');
      await expect(
        page.getByText("Excelga filtrlar qo'llanmaydi: shu mavsumdagi barcha tashabbuslar saqlanadi."),
      ).toBeVisible();
      await menu('Ovozlarni yuklab olish');
      await expect
        .poll(() => readdir(downloadsDir).catch(() => []))
        .toEqual([`Maktab tashabbuslari, ${board.id}.xlsx`, `Ovozlar, ${board.id}.xlsx`]);
      for (const path of [`${PATH}/excel`, '/api/v1/my-school/moderators/votes'])
        expect(platform.calls().find((call) => call.path === path)?.query, path).toEqual({
          cache: 'off',
          board_id: String(board.id),
        });

      await menu('Ovozlarni Exceldan yuklash');
      const dialog = page.getByRole('dialog', { name: 'Ovozlarni Exceldan yuklash' });
      await expect(dialog).toContainText('Mening maktabim, 2-mavsum, 2025 yil');
      const file = join(profileDir, 'ovozlar.xlsx');
      await writeFile(
        file,
        workbookOf([
          ['ID', 'Ovozlar soni'],
          [winner.public_id, '4321'],
          ['999999', '1'],
        ]),
      );
      await dropFiles(dialog.locator('[data-drop-zone]'), [file]);
      await expect(dialog.getByRole('table')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Yuklash', exact: true }).click();
      await expect(dialog).toContainText("Mavsumda bunday tashabbus yo'q");
      expect(platform.read.schoolInitiative(winner.id).votes).toBe(4321);
    },
  );
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
  await expect(page.getByRole('link', { name: "Qo'shish" })).toHaveCount(0);
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

test('votes are sent to the season that they were chosen for, also after a session has ended', async ({
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
  await expect.poll(() => platform.read.schoolInitiative(winner.id).votes).toBe(4321);
});
