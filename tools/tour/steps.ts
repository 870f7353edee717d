import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { read, utils } from 'xlsx';
import { signInAtProvider } from '../../tests/support/sso.ts';
import { DECISION_STEPS } from './decision-steps.ts';
import { choose, filterBy, LIST_TITLE, listed, rows, total } from './list.ts';
import type { Step, Tour } from './step.ts';

const NO_PAGE = 'Sizda ushbu sahifaga kirish huquqi mavjud emas.';
const SMALL = { width: 1366, height: 768 };
const LARGE = { width: 1920, height: 1080 };

/** Stages by their names in the filter, in the order in which they are tried: not every district has all of them. */
const STAGES: Readonly<Record<string, string>> = { PASSED: 'Qabul qilinganlar', INITIAL: 'Yangilar' };
/** Words that citizens use, in the order in which they are tried. */
const WORDS = ['maktab', 'daraxt', 'suv', 'mahalla'];

/** Whether the person's role has the list; two roles have no page at all. */
const hasList = ({ page }: Tour) => page.getByRole('searchbox').isVisible();
const hasExport = ({ page }: Tour) => page.getByRole('button', { name: 'Excel' }).isVisible();

/** The tour's steps in their order; each needs the steps before it. */
export const STEPS: readonly Step[] = [
  {
    title: 'The sign-in page',
    go: async ({ page, album }) => {
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
      return album.take(page, 'sign-in');
    },
  },
  {
    title: "Signing in on the provider's page",
    go: async ({ app, page, album, user }) => {
      await page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' }).click();
      const { url } = await app.waitForEvent('open-external');
      const waiting = await album.take(page, 'sign-in-waiting');
      await signInAtProvider(url, user);
      await expect(
        page.getByRole('button', { name: 'Foydalanuvchi menyusi' }).or(page.getByText(NO_PAGE)).first(),
      ).toBeVisible();
      if (await page.getByText(NO_PAGE).isVisible()) return `${waiting}, ${await album.take(page, 'no-page')}`;
      await expect(page.getByRole('heading', { name: LIST_TITLE })).toBeVisible();
      return `${waiting}, as ${user.username}`;
    },
  },
  {
    title: 'The list of initiatives',
    offered: hasList,
    go: async ({ page, album }) => {
      await listed(page);
      return `${await album.take(page, 'list')}, ${await total(page)} initiatives`;
    },
  },
  {
    title: 'Filtering by stage and by a word',
    offered: hasList,
    go: async (tour) => {
      const { page, album } = tour;
      const all = await total(page);
      const ofStage = await filterBy(tour, 'stage', Object.keys(STAGES), (stage) =>
        choose(page, 'Bosqich', STAGES[stage] ?? stage),
      );
      const found = await filterBy(tour, 'search', WORDS, (word) => page.getByRole('searchbox').fill(word));
      if (!(found <= ofStage && ofStage <= all)) throw new Error(`More than before: ${all}, ${ofStage}, ${found}`);
      return `${await album.take(page, 'filtered')}, ${all} → ${ofStage} → ${found} initiatives`;
    },
  },
  {
    title: 'Opening an initiative',
    offered: hasList,
    go: async ({ page, album }) => {
      const count = await rows(page).count();
      for (let index = 0; index < count; index++) {
        const expander = rows(page).nth(index).getByRole('button', { name: 'Batafsil' });
        await expander.click();
        const detail = page.getByRole('article');
        await expect(detail).toBeVisible();
        const photos = await detail.getByRole('button', { name: /-rasmni ochish/ }).count();
        if (photos > 1 && (await detail.getByRole('button', { name: 'Xaritada' }).count()) > 0) {
          await detail.scrollIntoViewIfNeeded();
          return `${await album.take(page, 'initiative')}, ${photos} photos`;
        }
        await expander.click();
      }
      throw new Error('No initiative on this page has both several photos and a place');
    },
  },
  {
    title: 'Showing it on the map',
    offered: hasList,
    go: async ({ page, album }) => {
      await page.getByRole('button', { name: 'Xaritada' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      const picture = await album.take(page, 'map');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      return picture;
    },
  },
  {
    title: 'Opening a photo',
    offered: hasList,
    go: async ({ page, album }) => {
      await page.getByRole('button', { name: '1-rasmni ochish' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rasmlar' });
      await expect(dialog).toBeVisible();
      const picture = await album.take(page, 'photo');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      return picture;
    },
  },
  ...DECISION_STEPS,
  {
    title: 'Saving the Excel export',
    offered: hasExport,
    go: async ({ page, album }) => {
      await page.getByRole('searchbox').fill('');
      await expect(page).not.toHaveURL(/search=/);
      await page.getByRole('button', { name: 'Excel' }).click();
      await expect(page.getByText('Fayl saqlandi')).toBeVisible({ timeout: 60_000 });
      const picture = await album.take(page, 'export');
      await page.getByRole('alert').filter({ hasText: 'Fayl saqlandi' }).getByRole('button').last().click();
      const file = readdirSync(album.folder).find((name) => name.endsWith('.xlsx'));
      if (!file) throw new Error(`No workbook in ${album.folder}`);
      const count = workbookRows(join(album.folder, file));
      const inList = await total(page);
      // The export filters by board and stage only; the list may also be narrowed by moderation.
      const narrowed = (await page.getByRole('combobox', { name: 'Moderatsiya holati' }).inputValue()) !== '';
      if (narrowed ? count < inList : count !== inList) throw new Error(`${file} holds ${count}, the list ${inList}`);
      return `${picture}, ${file} with ${count} rows`;
    },
  },
  {
    title: 'The whole window in Cyrillic',
    offered: hasList,
    go: async ({ page, album }) => {
      await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
      await expect(page).not.toHaveURL(/[?&]stage=/);
      await listed(page);
      await choose(page, 'Yozuvni tanlash', 'Кирилл');
      await expect(page.getByRole('heading', { name: 'Ташаббуслар рўйхати' })).toBeVisible();
      const list = await album.take(page, 'cyrillic');
      await rows(page).nth(1).getByRole('button', { name: 'Батафсил' }).click();
      await expect(page.getByRole('article')).toBeVisible();
      return `${list}, ${await album.take(page, 'cyrillic-initiative')}`;
    },
  },
  {
    title: 'In the dark, and on a large screen',
    offered: hasList,
    go: async ({ page, album }) => {
      await page.getByRole('button', { name: 'Қоронғи кўриниш' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      const small = await album.take(page, 'dark-cyrillic');
      await choose(page, 'Ёзувни танлаш', 'Lotin');
      await expect(page.getByRole('heading', { name: LIST_TITLE })).toBeVisible();
      await page.setViewportSize(LARGE);
      const large = await album.take(page, 'dark-1920');
      await page.getByRole('button', { name: "Yorug' ko'rinish" }).click();
      const light = await album.take(page, 'list-1920');
      await page.setViewportSize(SMALL);
      return [small, large, light].join(', ');
    },
  },
];

/** The number of rows below the header in the first sheet of a workbook. */
function workbookRows(file: string): number {
  const workbook = read(readFileSync(file));
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`${file} has no sheet`);
  return utils.sheet_to_json(sheet, { header: 1, blankrows: false }).length - 1;
}
