import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { LIST } from '../platform/calls/entry.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { test as base, expect } from './fixtures.ts';
import { CALLS_PER_TASK, type CallCounts, MOST_OF_A_DAY, type Task } from './support/calls-per-task.ts';
import { openCustomerImport, settledCustomers } from './support/customer-import.ts';
import { goTo, openScreen } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { JOURNAL } from './support/journal.ts';
import { newsPages } from './support/news.ts';
import { actionOf } from './support/open-row.ts';
import { ownDesk } from './support/own-desk.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';
import { countingCalls } from './support/task-calls.ts';

type TaskFixtures = {
  /** Carries out a task, and compares its platform calls with the table. */
  costs: (task: Task, carryOut: () => Promise<unknown>) => Promise<void>;
};

const test = base.extend<TaskFixtures>({
  costs: async ({ page, platform }, use) => {
    await use(async (task, carryOut) => {
      const calls = await countingCalls({ page, platform }, carryOut);
      const expected: CallCounts = CALLS_PER_TASK[task].now;
      // Pictures may still be in flight.
      await expect.poll(calls, `calls of the platform to ${task}`).toEqual(expected);
    });
  },
});

/** Waits until the first row's text changes: the decided row has left the list. */
const anotherFirst = async (rows: Locator, before: string) => {
  await expect.poll(() => rows.first().innerText()).not.toBe(before);
};

const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Moderator xulosasini tasdiqlash' });

for (const role of LIST) {
  test(`${role} signs in and sees the first page`, async ({ page, signIn, costs }) => {
    await costs(`sign in and see the first page, as ${role}` as Task, async () => {
      await signIn(role);
      await initiativeList(page).settled();
    });
  });
}

test('an admin pages through the list, opens a row twice, changes a piece of news and imports customers; a moderator opens the own desk, and the review from it', async ({
  page,
  platform,
  profileDir,
  signIn,
  costs,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('the list is paged through, and a row is opened twice', async (platform) => {
    const { public_id } = platform.find.initiative({ waitsFor: 'moderator', photos: 3 });
    await goTo(page, '/app/initiatives');
    const list = initiativeList(page);
    await list.settled();
    for (const [number, task] of [
      [2, 'go to the second page of the list'],
      [3, 'go to the third page of the list'],
    ] as const) {
      await costs(task, async () => {
        await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
        await expect(page).toHaveURL(new RegExp(`page=${number}`));
        await list.settled();
      });
    }

    await list.search.fill(public_id);
    await expect(list.rows).toHaveCount(1);
    for (const task of ['open a row with three photos', 'open the same row again'] as const) {
      const row = page.getByRole('article');
      const toggle = list.rows.first().getByRole('button').first();
      await costs(task, async () => {
        await toggle.click();
        await expect(row).toBeVisible();
      });
      await toggle.click();
      await expect(row).toHaveCount(0);
    }
  });

  await step('a file of customers is imported', async () => {
    const file = join(profileDir, 'buyurtmachilar.xlsx');
    const header = ['Nomi', 'INN', 'Turi'];
    await writeFile(file, workbookOf([header, ["Olmazor yo'l qurilish DUK", '301234567', 'REGIONAL_ROADS']]));
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await costs('import a file of customers', async () => {
      await settledCustomers(page);
      const view = await openCustomerImport(page);
      await dropFiles(view.zone, [file]);
      await expect(view.tile('Ustunlar')).toBeVisible();
      await view.confirm.click();
      await expect(view.tile('Qabul qilindi')).toHaveText('1');
    });
  });

  await step('a piece of news is opened, changed and saved', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const { rows, body } = newsPages(page);
    const menu = page.getByRole('navigation', { name: 'Asosiy menyu' });
    await costs('open a piece of news, change and save it', async () => {
      await menu.getByRole('button', { name: /Sayt/ }).click();
      await menu.getByRole('link', { name: 'Yangiliklar' }).click();
      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect(body).toContainText(/./);
      await body.press('Control+End');
      await page.keyboard.type(' Yangi gap.');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/news$/);
      await expect(rows.first()).toBeVisible();
    });
  });

  await signOut(page);
  await signIn('moderator', 'later');

  await step("a person's own desk is opened, left and opened again", async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await costs('open the own desk, as moderator', ownDesk(page).open);
    await openScreen(page, JOURNAL);
    await expect(page.getByRole('table', { name: 'Jurnal' })).toBeVisible();
    await costs('open the own desk again within half a minute', ownDesk(page).open);
  });

  await step('the waiting initiatives are opened from the own desk', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    await ownDesk(page).open();
    await costs('begin what waits on the review desk, as moderator', async () => {
      await page.keyboard.press('v');
      await expect(reviewDesk(page).view).toBeFocused();
      // The last reads, made in idle time.
      await expect.poll(() => platform.calls().filter(({ query }) => query.stage === 'WINNER').length).toBe(2);
    });
  });
});

test('ten decisions are confirmed from the list', async ({ page, signIn, costs }) => {
  await signIn('district_manager');
  const list = initiativeList(page);
  await list.settled();
  await costs('confirm ten decisions from the list', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const first = await list.rows.first().innerText();
      await list.rows.first().getByRole('button').first().click();
      await actionOf(page.getByRole('article'), 'Tasdiqlash').click();
      await expect(confirmDialog(page)).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(confirmDialog(page)).toBeHidden();
      await anotherFirst(list.rows, first);
      await list.settled();
    }
  });
});

test('wB1: ten decisions are confirmed on the review desk: each initiative is read when it comes into view, and before it is decided', async ({
  page,
  signIn,
  costs,
}) => {
  await signIn('district_manager');
  const desk = reviewDesk(page);
  await initiativeList(page).settled();
  await costs('confirm ten decisions on the review desk', async () => {
    await desk.open();
    for (let nth = 0; nth < 10; nth += 1) {
      const id = desk.id();
      await page.keyboard.press('a');
      await expect(confirmDialog(page)).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await desk.another(id);
    }
  });
});

test('a day: four visits to the own desk confirm ten initiatives within the daily limit of calls', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('district_manager');
  await initiativeList(page).settled();
  const desk = reviewDesk(page);
  const calls = await countingCalls({ page, platform }, async () => {
    for (const decisions of [3, 3, 2, 2]) {
      await ownDesk(page).open();
      await page.keyboard.press('v');
      await expect(desk.view).toBeFocused();
      for (let nth = 0; nth < decisions; nth += 1) {
        const id = desk.id();
        await page.keyboard.press('a');
        await expect(confirmDialog(page)).toBeVisible();
        await page.keyboard.press('Control+Enter');
        await desk.another(id);
      }
      await desk.answered();
    }
  });
  // Pictures do not count: the same files are fetched, sooner or later.
  const { E007: _, ...made } = calls();
  expect(made).toMatchObject({ E021: 10 });
  expect(Object.entries(made).filter(([id, count]) => count > (MOST_OF_A_DAY[id] ?? 0))).toEqual([]);
});

test('ten appeals are answered', async ({ page, signIn, costs }) => {
  const rows = page.getByRole('table', { name: 'Murojaatlar' }).locator('tr[data-row]');
  await costs('open the new appeals, as the first page', async () => {
    await signIn('admin', '/app/appeals?status=NEW');
    await expect(rows.first()).toBeVisible();
  });
  await rows.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Murojaatga javob berish' });
  await costs('answer ten appeals', async () => {
    // The current row: after an answer, the first one that is left of those that followed it.
    const current = page.locator('tr[data-row]:focus');
    for (let nth = 0; nth < 10; nth += 1) {
      const answered = await current.innerText();
      await page.keyboard.press('a');
      await expect(dialog.getByRole('textbox', { name: 'Javob' })).toBeFocused();
      await page.keyboard.type('Murojaatingiz uchun rahmat');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect.poll(() => current.innerText()).not.toBe(answered);
    }
  });
});
