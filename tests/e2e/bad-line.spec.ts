import type { Page } from 'playwright/test';
import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import type { Platform } from '../platform/types.ts';
import { pressAtOnce } from '../support/at-once.ts';
import { expect, test } from './fixtures.ts';
import { initiativeForm, waiting } from './support/initiative-form.ts';
import { initiativeList } from './support/initiative-list.ts';
import { listAfresh } from './support/list-afresh.ts';
import { rejectDialog } from './support/reject-dialog.ts';
import { type ReviewDesk, reviewDesk } from './support/review-desk.ts';
import { stepsOf } from './support/steps.ts';

const NEW = { waitsFor: 'moderator' } satisfies InitiativeNeed;
const FILES = /^\/api\/v2\/info\/file\//;
const HELD =
  "Aloqa yo'q paytda yuborilmaydi va navbatga ham qo'yilmaydi: aloqa tiklangach tashabbus qayta o'qiladi, keyin o'zingiz yuborasiz.";
const NOTE = "Yozganingiz saqlanadi, lekin qarorni aloqa tiklangach o'zingiz yuborasiz.";

const banner = (page: Page) => page.getByRole('status').filter({ hasText: "Platforma bilan aloqa yo'q." });
const drafted = (desk: ReviewDesk) => desk.rail.getByText('qoralama bor');
const states = (desk: ReviewDesk) =>
  desk.view.locator('[data-state]').evaluateAll((photos) => photos.map((photo) => photo.getAttribute('data-state')));

/** The queue of the moderator's own district, in the order of the list. */
const queueOf = ({ find }: Platform) => find.all('initiative', { stage: 'INITIAL' });

/** Opens the review desk on the new initiatives of the district. */
async function openDesk(page: Page): Promise<ReviewDesk> {
  const list = initiativeList(page);
  await list.settled();
  await list.stage('Yangilar');
  await expect(page).toHaveURL(/stage=INITIAL/);
  const desk = reviewDesk(page);
  await desk.open();
  return desk;
}

/** Waits until the platform has served the first five pictures of each initiative. */
async function readAhead(platform: Platform, initiatives: readonly { images: string[] }[]): Promise<void> {
  const wanted = initiatives.flatMap(({ images }) => images.slice(0, 5));
  const asked = () =>
    new Set(platform.calls().flatMap(({ path, status }) => (status === 200 ? path.split('/').at(-1) : [])));
  await expect.poll(() => wanted.filter((hash) => !asked().has(hash))).toEqual([]);
}

/** Cuts the connection; the `offline` event makes the window notice. */
async function cutLine(page: Page, platform: Platform): Promise<void> {
  platform.faults.add({ kind: 'drop' });
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(banner(page)).toBeVisible();
}

/** Restores the connection and fires the `online` event; the window may have noticed by itself. */
async function mendLine(page: Page, platform: Platform): Promise<void> {
  platform.faults.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(banner(page)).toBeHidden();
}

const changes = (platform: Platform) => platform.calls().filter(({ method }) => method !== 'GET');

test('wB2: offline, the next ten initiatives show their text and pictures by key', async ({
  page,
  platform,
  signIn,
}) => {
  const next = queueOf(platform).slice(1, 11);
  await signIn('moderator');
  const desk = await openDesk(page);
  await readAhead(platform, next);
  await cutLine(page, platform);
  await expect(banner(page)).toContainText(
    `Platforma bilan aloqa yo'q. Keyingi 10 ta tashabbus rasmlari bilan tayyor. ${NOTE}`,
  );
  for (const { id, images } of next) {
    await pressAtOnce(page.locator('body'), 'KeyJ');
    await expect(desk.view).toHaveAttribute('data-initiative', `${id}`);
    const shown = Math.min(images.length, 5);
    await expect.poll(() => states(desk)).toEqual(Array(shown).fill('there'));
  }
  await pressAtOnce(page.locator('body'), 'KeyK', 'KeyK');
  await expect(desk.view).toHaveAttribute('data-initiative', `${next.at(-3)?.id}`);
});

test('a picture that failed to load says so, and loads on reconnection; an acceptance begun on the row is sent only after the initiative is read', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('a picture that failed to load says so, and loads on reconnection', async (platform) => {
    await listAfresh(page);
    platform.faults.add({ kind: 'status', status: 404, match: { path: FILES } });
    const desk = await openDesk(page);
    // All of them: a refusal that arrives after the reconnection is final.
    await expect.poll(async () => new Set(await states(desk))).toEqual(new Set(['failed']));
    await cutLine(page, platform);
    await expect(desk.view.getByText('Rasm hali yuklanmagan').first()).toBeVisible();
    await mendLine(page, platform);
    await expect.poll(async () => new Set(await states(desk))).toEqual(new Set(['there']));
  });

  await step('an acceptance begun on the row is sent only after the initiative is read', async (platform) => {
    const asksNothing = { ...NEW, asksFor: 'nothing' } satisfies InitiativeNeed;
    const ids = queueOf(platform).map(({ id }) => id);
    // Not the first initiative, which is read before the connection is cut.
    const [, id = 0] = [platform.find.initiative(asksNothing), platform.find.initiative(asksNothing)].map(
      (one) => one.id,
    );
    const steps = ids.indexOf(id);
    expect(steps).toBeGreaterThan(0);
    await listAfresh(page);
    const desk = await openDesk(page);
    const accept = page.getByRole('dialog', { name: 'Tashabbusni tasdiqlash' });
    await cutLine(page, platform);
    const before = changes(platform).length;
    for (let step = 0; step < steps; step += 1) await pressAtOnce(page.locator('body'), 'KeyJ');
    await expect(desk.view).toHaveAttribute('data-initiative', `${id}`);
    await expect(desk.actions).toContainText('Yuborish uchun aloqa kerak');
    await expect(desk.actions.getByRole('switch')).toBeDisabled();

    await page.keyboard.press('a');
    const form = initiativeForm(page);
    await form.field('Ajratilgan summa').fill('250000000');
    const save = accept.getByRole('button', { name: 'Saqlash' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('Yuborish uchun aloqa kerak');
    // Online again, but the initiative is not read yet: the moderator has not seen all that would be sent.
    platform.faults.clear();
    const path = `/api/v1/initiatives/${id}`;
    const release = platform.faults.hold({ match: { method: 'GET', path } });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(banner(page)).toBeHidden();
    await expect(accept.getByText(/Aloqa yo'q paytda/)).toBeVisible();
    await expect(save).toBeDisabled();
    expect(changes(platform)).toHaveLength(before);
    release();
    await expect(save).toBeEnabled();
    await expect(form.field('Ajratilgan summa')).toHaveValue(/250.000.000/);
    await form.chooseFirst('Buyurtmachi');
    await expect(waiting(page)).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText("Ma'qullash bajarildi.")).toBeVisible();
    expect(platform.initiatives.history(id).map(({ action }) => action)).toEqual(['accept']);
  });
});

test.describe('with a keychain', () => {
  test.use({ appOptions: { keyring: true } });

  test('wB4: drafts written offline survive a power cut; nothing is sent, and all are offered', async ({
    app,
    page,
    platform,
    signIn,
  }) => {
    // Two starts of the program, each with a keyring.
    await signIn('moderator');
    const desk = await openDesk(page);
    // The dialog loads its reasons while online.
    await page.keyboard.press('r');
    await expect(rejectDialog(page).reason).toBeFocused();
    const reasons = () => platform.calls().find(({ path }) => path.endsWith('/cancelation-reasons'))?.status;
    await expect.poll(reasons).toBe(200);
    await page.keyboard.press('Escape');
    await expect(rejectDialog(page).dialog).toBeHidden();
    await cutLine(page, platform);
    const sent = changes(platform).length;

    const written: number[] = [];
    for (const text of ['Birinchi izoh', 'Ikkinchi izoh']) {
      const id = desk.id();
      written.push(id);
      await page.keyboard.press('r');
      const { dialog, comment, send } = rejectDialog(page);
      await expect(dialog.getByText(HELD)).toBeVisible();
      await comment.fill(text);
      await expect(
        dialog.getByText(/^Yozganingiz \d\d:\d\d da saqlandi\. Aloqa yo'q paytda yuborilmaydi/),
      ).toBeVisible();
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription('Yuborish uchun aloqa kerak');
      await page.keyboard.press('Control+Enter');
      // Leaving loses nothing, so no question is asked.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(drafted(desk)).toHaveCount(written.length);
      await page.keyboard.press('j');
      await desk.another(id);
    }
    await app.kill();

    platform.faults.clear();
    const again = (await app.restart()).page;
    const later = await openDesk(again);
    await expect(drafted(later)).toHaveCount(2);
    for (const [nth, text] of ['Birinchi izoh', 'Ikkinchi izoh'].entries()) {
      expect(later.id()).toBe(written[nth]);
      await again.keyboard.press('r');
      const { dialog, comment, offer } = rejectDialog(again);
      await expect(offer).toBeVisible();
      await again.keyboard.press('Enter');
      await expect(comment).toHaveValue(text);
      expect(changes(platform)).toHaveLength(sent);
      // Online, leaving asks as usual.
      await again.keyboard.press('Escape');
      await again.getByRole('button', { name: 'Chiqish', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(drafted(later)).toHaveCount(1 - nth);
      await again.keyboard.press('j');
      await later.another(written[nth] ?? 0);
    }
  });
});
