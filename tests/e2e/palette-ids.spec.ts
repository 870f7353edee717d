import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { paste } from './support/clipboard.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import { reviewDesk } from './support/review-desk.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const LIST = '/api/v1/moderators/initiatives';
const NOT_FOUND = "Bunday ID topilmadi. To'liq ID yozing.";

/** Opens the palette; returns its dialog and field, the initiatives that it found, and its message. */
async function palette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByPlaceholder("Sahifaga o'tish");
  await expect(field).toBeFocused();
  const dialog = page.getByRole('dialog', { name: "Sahifaga o'tish" });
  return { field, dialog, found: dialog.locator('[data-initiative]'), said: dialog.getByRole('status') };
}

/** Presses keys without waiting for the page in between, so that no pause between them triggers a search. */
const typeAtOnce = (page: Page, keys: readonly string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)));

/** The texts that the palette has searched for: searches without a board. */
const asked = (platform: Platform): string[] =>
  platform
    .calls()
    .filter(({ path, query }) => path === LIST && query.search !== undefined && query.board_id === undefined)
    .map(({ query }) => String(query.search));

test('wP1 to wP3: an admin and a moderator find initiatives by their ids in the palette, online and offline', async ({
  page,
  platform,
  signIn,
  app,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'two initiatives with the same id are both shown, and one of another season is found, too',
    async (platform) => {
      const [one, other] = platform.find.all('initiative', { waitsFor: 'moderator' });
      const winner = platform.find.initiative({ season: 'finished', stage: 'WINNER' });
      if (!one || !other) throw new Error('two are needed');
      await goTo(page, '/app/initiatives');
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
    },
  );

  await signOut(page);
  await signIn('moderator', 'later');
  await step(
    'wP1: an id, whole, partial, with spaces or pasted with a title around it, leads to the desk and to the row',
    async (platform) => {
      const { id, public_id, title } = platform.find.initiative({ waitsFor: 'moderator' });
      await goTo(page, '/app/initiatives');
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
      await expect.poll(reviewDesk(page).id).toBe(id);
      await reviewDesk(page).at(1, 1);

      const again = await palette(page);
      await again.field.fill(public_id);
      await expect(again.found).toHaveCount(1);
      await expect(again.dialog.getByText('Ctrl Enter')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(again.dialog).toHaveCount(0);
      await expect.poll(initiativeList(page).ids).toEqual([public_id]);
    },
  );

  await step(
    'wP2, wP3: one call for each pause in typing, and a stale answer never replaces a newer one',
    async (platform) => {
      const [first, second] = [platform.find.initiative(), platform.find.initiative()];
      await goTo(page, '/app/initiatives');
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
      // An Enter after the answer would open the initiative found, so the answer is held.
      const answerSecond = holdNext();
      await field.fill(second.public_id);
      // Enter skips the debounce and searches at once.
      await page.keyboard.press('Enter');
      await expect.poll(() => asked(platform)).toEqual([first.public_id, second.public_id]);
      answerSecond();
      await expect(found).toContainText(second.public_id);
      answerFirst();
      await field.press('End');
      await typeAtOnce(page, ['Backspace', 'Backspace']);
      await expect(found).toContainText(second.public_id);
      await expect
        .poll(() => asked(platform))
        .toEqual([first.public_id, second.public_id, second.public_id.slice(0, -2)]);
    },
  );

  await step('wP2: the result of an earlier search is not shown for a later one in flight', async (platform) => {
    const { public_id } = platform.find.initiative();
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const { field, found, said } = await palette(page);
    await field.fill(public_id);
    await expect(found).toHaveCount(1);
    const answer = platform.faults.hold({ match: { method: 'GET', path: LIST }, times: 1 });
    await field.fill('777777777777');
    // The earlier result disappears as soon as another text is typed.
    await expect(found).toHaveCount(0);
    await expect(said).toHaveText('Qidirilmoqda…');
    answer();
    await expect(said).toHaveText(NOT_FOUND);
  });

  await step(
    'a refusal is explained, and offline the recently viewed initiatives are still found',
    async (platform) => {
      const { id, public_id, title, board_id } = platform.find.initiative();
      await goTo(page, '/app/initiatives');
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
      await expect(said).toHaveText("Aloqa yo'q");
      await expect(recent).toHaveAttribute('data-selected', 'true');
      await page.keyboard.press('Enter');
      await expect.poll(reviewDesk(page).id).toBe(id);
    },
  );
});
