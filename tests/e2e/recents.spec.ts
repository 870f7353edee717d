import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Role } from '../../src/shared/roles.ts';
import type { Platform } from '../platform/types.ts';
import type { App } from '../support/launch.ts';
import { expect, test } from './fixtures.ts';
import { searchFolder } from './support/clear-text.ts';
import { initiativeList } from './support/initiative-list.ts';
import { openRow } from './support/open-row.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signIn as signInAs } from './support/sign-in.ts';

test.use({ appOptions: { viewport: { width: 1366, height: 768 }, keyring: true } });

const TITLE = "Zilol ko'chasiga yorug'lik o'rnatish hamda shu ko'chadagi yo'lakni ta'mirlash va ko'kalamzorlashtirish";

/** The ids that the program has stored, newest first. */
const kept = async (app: App) => {
  const answer = await app.invoke('keeps.load', { name: 'recents' });
  return answer.ok && answer.value ? (answer.value.value as { id: number }[]).map(({ id }) => id) : [];
};

/** Opens the palette and types this text. */
async function palette(page: Page, typed = '') {
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder("Sahifaga o'tish")).toBeFocused();
  if (typed !== '') await page.keyboard.type(typed);
  const dialog = page.getByRole('dialog', { name: "Sahifaga o'tish" });
  return { dialog, entries: dialog.getByRole('button') };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Foydalanuvchi menyusi/ }).click();
  await page.getByRole('menuitem', { name: 'Tizimdan chiqish' }).click();
  await page.getByRole('button', { name: 'Ha', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** Signs in as this role and waits for the list. */
async function next(app: App, platform: Platform, role: Role): Promise<void> {
  await signInAs({ platform, app, role, address: undefined });
  await initiativeList(app.page).settled();
}

test('the palette has recently viewed initiatives, also after sign-out and restart, not for another person', async ({
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const [onDesk, inList] = [platform.find.initiative(), platform.find.initiative()];
  platform.initiatives.change(onDesk.id, { title: TITLE });
  await signIn('admin', '/app/initiatives');
  await reviewDesk(page).openAt(onDesk.id);
  await expect.poll(() => kept(app)).toEqual([onDesk.id]);
  await openRow(page, inList);
  await expect.poll(() => kept(app)).toEqual([inList.id, onDesk.id]);

  const { entries } = await palette(page);
  await expect(entries.nth(0)).toContainText(inList.public_id);
  await expect(entries.nth(1)).toHaveText(`${TITLE}${onDesk.public_id}`);
  await expect(entries.nth(1).getByText(onDesk.public_id)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText(onDesk.public_id);

  await signOut(page);
  await next(app, platform, 'moderator');
  const others = await palette(page);
  await expect(others.entries.first()).toContainText("Tashabbuslar ro'yxati");
  await expect(others.dialog).not.toContainText(TITLE);
  await page.keyboard.press('Escape');
  await signOut(page);
  const clear = searchFolder(join(profileDir, 'keeps'), { words: new Set([TITLE, 'Zilol']), numbers: new Set() });
  expect(clear.files).toBeGreaterThan(0);
  expect(clear.found).toEqual({});
  expect(searchFolder(profileDir, { words: new Set([TITLE]), numbers: new Set() }).found).toEqual({});

  await next(app, platform, 'admin');
  await expect((await palette(page, 'зилол кўча')).entries).toHaveText([`${TITLE}${onDesk.public_id}`]);

  const again = (await app.restart()).page;
  await initiativeList(again).settled();
  await expect((await palette(again, inList.public_id.slice(2))).entries).toHaveCount(1);
  await again.keyboard.press('Enter');
  await expect(again.getByRole('article')).toContainText(inList.public_id);
});

test('an initiative in view for less than two seconds is not remembered', async ({ app, page, platform, signIn }) => {
  await signIn('admin', '/app/initiatives');
  const desk = reviewDesk(page);
  await page.clock.install();
  const first = platform.find.initiative({ waitsFor: 'moderator' }).id;
  await desk.openAt(first);
  // From here on the test controls the window's clock. The clock can only pause at a future time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.keyboard.press('j');
  const passed = await desk.another(first);
  await page.clock.runFor(1999);
  await page.keyboard.press('j');
  const stayed = await desk.another(passed);
  // Again and again: the time of an initiative in view begins once it is drawn.
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return kept(app);
    })
    .toContain(stayed);
  expect(await kept(app)).not.toContain(passed);
});

test('recents can be cleared in the palette, and unreadable ones count as none', async ({
  app,
  page,
  platform,
  profileDir,
  signIn,
}) => {
  const one = platform.find.initiative();
  await signIn('admin', '/app/initiatives');
  const files = () =>
    readdirSync(join(profileDir, 'keeps'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('recents.keep'),
    );
  const keep = async (value: object[]) =>
    expect(await app.invoke('keeps.save', { name: 'recents', value: value as never })).toMatchObject({ ok: true });
  const { id, public_id, title, board_id } = one;
  await keep([{ id, public_id, title, board_id }]);
  await page.reload();
  await initiativeList(page).settled();
  await expect((await palette(page)).entries.first()).toContainText(public_id);
  await page.keyboard.type('nggi ochilganlarni');
  await page.keyboard.press('Enter');
  await expect(page.getByText("So'nggi ochilganlar tozalandi")).toBeVisible();
  expect(files()).toEqual([]);
  const cleared = await palette(page);
  await expect(cleared.entries.first()).toContainText("Tashabbuslar ro'yxati");
  await page.keyboard.press('Escape');

  // Recents as a newer version might write them, then a damaged file.
  await keep([{ id, of: 'a newer version' }]);
  await page.reload();
  await initiativeList(page).settled();
  await expect((await palette(page)).entries.first()).toContainText("Tashabbuslar ro'yxati");
  const log = () => readFileSync(join(profileDir, 'logs/main.log'), 'utf8');
  await expect.poll(log).toContain('UnreadableRecents');
  const [file = ''] = files();
  writeFileSync(join(profileDir, 'keeps', file), 'damaged');
  await page.reload();
  await initiativeList(page).settled();
  await expect((await palette(page)).entries.first()).toContainText("Tashabbuslar ro'yxati");
  await expect.poll(log).toContain('counts as none {"name":"recents"');
});
