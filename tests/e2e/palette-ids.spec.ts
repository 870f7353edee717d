import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { paste } from './support/clipboard.ts';
import { initiativeList } from './support/initiative-list.ts';
import { reviewDesk } from './support/review-desk.ts';

const LIST = '/api/v1/moderators/initiatives';
const NOT_FOUND = "Bunday ID topilmadi. To'liq ID yozing.";

/** Opens the palette and gives its field, the initiatives that it found, and what it says instead. */
async function palette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByPlaceholder("Sahifaga o'tish");
  await expect(field).toBeFocused();
  const dialog = page.getByRole('dialog', { name: "Sahifaga o'tish" });
  return { field, dialog, found: dialog.locator('[data-initiative]'), said: dialog.getByRole('status') };
}

/** Presses keys as a hand does that does not wait for the page: no pause comes between them in which it is asked. */
const typeAtOnce = (page: Page, keys: readonly string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)));

/** What the palette has asked the platform for: the texts that were searched for without a board. */
const asked = (platform: Platform): string[] =>
  platform
    .calls()
    .filter(({ path, query }) => path === LIST && query.search !== undefined && query.board_id === undefined)
    .map(({ query }) => String(query.search));

test('wP1: an id whole, in part, with blanks, and pasted with a title around it leads to the desk and to the row', async ({
  page,
  platform,
  signIn,
}) => {
  const { id, public_id, title } = platform.find.initiative({ waitsFor: 'moderator' });
  await signIn('moderator');
  await initiativeList(page).settled();
  const { field, dialog, found } = await palette(page);
  const ways = [public_id, public_id.slice(0, 11), public_id.replace(/(\d{4})/g, '$1 ')];
  for (const typed of ways) {
    await field.fill(typed);
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(public_id);
    await expect(found).toHaveAttribute('data-selected', 'true');
    await field.fill('');
  }
  await paste(page, field, `${title}\nID: ${public_id}\nZarbdor ko'chasi, 12-uy`);
  await expect(found).toContainText(public_id);
  await expect(dialog.getByText("Ro'yxatda ko'rsatish")).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(reviewDesk(page).view).toBeFocused();
  expect(reviewDesk(page).id()).toBe(id);
  await reviewDesk(page).at(1, 1);

  const again = await palette(page);
  await again.field.fill(public_id);
  await expect(again.found).toHaveCount(1);
  await expect(again.dialog.getByText('Ctrl Enter')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(again.dialog).toHaveCount(0);
  await expect.poll(initiativeList(page).ids).toEqual([public_id]);
});

test('wP2, wP3: one call for each pause, and an older answer never replaces a newer question', async ({
  page,
  platform,
  signIn,
}) => {
  const [first, second] = [platform.find.initiative(), platform.find.initiative()];
  await signIn('moderator');
  await initiativeList(page).settled();
  const { field, found, said } = await palette(page);
  const holdNext = () => {
    const answer = platform.faults.hold({ match: { method: 'GET', path: LIST }, times: 1 });
    return answer;
  };
  const answerFirst = holdNext();
  await typeAtOnce(page, [...first.public_id]);
  await expect.poll(() => asked(platform)).toEqual([first.public_id]);
  await expect(said).toHaveText('Qidirilmoqda…');
  // An Enter that comes after the answer would open what was found.
  const answerSecond = holdNext();
  await field.fill(second.public_id);
  // Before the pause is over, Enter asks at once.
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(platform)).toEqual([first.public_id, second.public_id]);
  answerSecond();
  await expect(found).toContainText(second.public_id);
  answerFirst();
  await field.press('End');
  await typeAtOnce(page, ['Backspace', 'Backspace']);
  await expect(found).toContainText(second.public_id);
  expect(asked(platform)).toEqual([first.public_id, second.public_id, second.public_id.slice(0, -2)]);
});

test('wP2: what comes of a question that is held back says nothing of the one that is asked', async ({
  page,
  platform,
  signIn,
}) => {
  const { public_id } = platform.find.initiative();
  await signIn('moderator');
  await initiativeList(page).settled();
  const { field, found, said } = await palette(page);
  await field.fill(public_id);
  await expect(found).toHaveCount(1);
  const answer = platform.faults.hold({ match: { method: 'GET', path: LIST }, times: 1 });
  await field.fill('777777777777');
  // The answer of the question before is gone as soon as another is typed.
  await expect(found).toHaveCount(0);
  await expect(said).toHaveText('Qidirilmoqda…');
  answer();
  await expect(said).toHaveText(NOT_FOUND);
});

test('two initiatives with one id are both shown, and one of another season is found, too', async ({
  page,
  platform,
  signIn,
}) => {
  const [one, other] = platform.find.all('initiative', { waitsFor: 'moderator' });
  const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER' });
  if (!one || !other) throw new Error('two are needed');
  await signIn('admin', '/app/initiatives');
  await initiativeList(page).settled();
  platform.faults.add({
    kind: 'reshape',
    match: { method: 'GET', path: LIST },
    when: () => asked(platform).at(-1) === one.public_id,
    reshape: (body) => {
      const { initiatives, ...rest } = body as { initiatives: object[] };
      return { ...rest, initiatives: [...initiatives, { ...initiatives[0], id: other.id }] };
    },
    times: 1,
  });
  const { field, found } = await palette(page);
  await field.fill(one.public_id);
  await expect(found).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(reviewDesk(page).id).toBe(other.id);

  const again = await palette(page);
  await again.field.fill(winner.public_id);
  await expect(again.found).toContainText('Golib');
  await page.keyboard.press('Enter');
  await expect(reviewDesk(page).view).toContainText(winner.public_id);
});

test('a refusal is told in words, and without a line what was in view lately is still found', async ({
  app,
  page,
  platform,
  signIn,
}) => {
  const { id, public_id, title, board_id } = platform.find.initiative();
  await signIn('moderator');
  await initiativeList(page).settled();
  const recents = [{ id, public_id, title, board_id }];
  await app.invoke('keeps.save', { name: 'recents', value: recents });
  await page.reload();
  await initiativeList(page).settled();
  const { field, dialog, said } = await palette(page);
  platform.faults.add({
    ...{ kind: 'status', status: 403, message: 'Bu hudud sizga biriktirilmagan' },
    match: { method: 'GET', path: LIST },
    times: 1,
  });
  await field.fill('777777');
  await expect(said).toContainText('Bu hudud sizga biriktirilmagan');
  platform.faults.add({ kind: 'drop', match: { method: 'GET', path: LIST } });
  await field.fill(public_id.slice(0, 10));
  const recent = dialog.getByRole('button', { name: public_id });
  await expect(recent).toBeVisible();
  await expect(said).toHaveText("Aloqa yo'q", { timeout: 20_000 });
  await expect(recent).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(reviewDesk(page).id).toBe(id);
});
