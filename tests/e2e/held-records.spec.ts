import type { Page } from 'playwright/test';
import type { Initiative } from '../platform/find/records.ts';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { banDialog } from './support/ban-dialog.ts';
import { movingList } from './support/moving-list.ts';
import { actionOf } from './support/open-row.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

const COMMENT = "Loyiha hujjatlari to'liq emas";

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const writes = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && /initiatives|chronology/.test(path))
    .map(({ method, path, body }) => ({ method, path, body }));

test('a dialog stays with the initiative that it was opened for, whatever moves below it; rows keep the focus, and say why a button is off', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'C-051: the ban applies to the initiative that the dialog was opened for, even if rows appear above it',
    async (platform) => {
      const list = await movingList(page, platform);
      const [, second] = list.winners;
      await list.open(0);
      const row = await list.open(1);
      await actionOf(row, 'Goliblikdan mahrum qilish').click();
      const { dialog, comment, confirm } = banDialog(page);
      await expect(dialog).toContainText('2-maktab sport zali');
      await comment.fill(COMMENT);

      await list.prepend();
      await expect(dialog).toContainText('2-maktab sport zali');
      await expect(dialog).toContainText(second?.public_id ?? '');
      await expect(comment).toHaveValue(COMMENT);
      await expect(comment).toBeFocused();
      await confirm.click();
      await expect(page.getByText('Tashabbus goliblikdan mahrum etildi.')).toBeVisible();
      expect(writes(platform)).toEqual([
        {
          method: 'POST',
          path: `/api/v1/initiatives/${second?.public_id}/ignore`,
          body: { ignored_file_id: null, comment: COMMENT },
        },
      ]);
    },
  );

  await step('C-051: the dialog stays, with its input, when its row leaves the list', async (platform) => {
    await windowForgets(page);
    const list = await movingList(page, platform);
    const [first] = list.winners;
    const row = await list.open(0);
    await actionOf(row, 'Goliblikdan mahrum qilish').click();
    const { dialog, comment } = banDialog(page);
    await comment.fill(COMMENT);

    await list.remove(first as Initiative);
    await expect(dialog).toContainText(first?.public_id ?? '');
    await expect(comment).toHaveValue(COMMENT);
    await expect(comment).toBeFocused();
  });

  for (const { label, name, fill, send, call } of ACTS)
    await step(
      `C-065, C-031, C-050: "${label}" names its initiative and applies to it, even if rows appear above it`,
      async (platform) => {
        await windowForgets(page);
        const list = await movingList(page, platform);
        const second = list.winners[1] as Initiative;
        platform.initiatives.change(second.id, { latitude: 41.2, longitude: 69.2 });
        await page.reload();
        await list.open(0);
        const row = await list.open(1);
        await actionOf(row, label).click();
        const dialog = page.getByRole('dialog', { name });
        await fill?.(page);

        await list.prepend();
        await expect(dialog).toContainText(second.public_id);
        await expect(dialog).toContainText('2-maktab sport zali');
        await dialog.getByRole('button', { name: send, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect.poll(() => writes(platform)).toEqual([call(second)]);
      },
    );

  await step('focus and cursor stay with their row when another row appears above it', async (platform) => {
    await windowForgets(page);
    const list = await movingList(page, platform);
    const second = list.winners[1] as Initiative;
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const focused = page.locator('tr[data-row]:focus');
    await expect(focused).toContainText(second.public_id);

    await list.prepend();
    await expect(focused).toContainText(second.public_id);
    await expect(focused).toHaveAttribute('data-row', '2');
    await expect(focused).toHaveAttribute('data-current', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: '2-maktab sport zali' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toContainText('3-maktab sport zali');
  });

  await step(
    'C-036, C-048, C-051: a disabled button says why by keyboard too; the step back differs from the ban',
    async (platform) => {
      await windowForgets(page);
      const list = await movingList(page, platform);
      const second = list.winners[1] as Initiative;
      platform.initiatives.change(second.id, { stage: 'INITIAL' });
      const why = "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi.";
      await page.reload();
      const winner = await list.open(0);
      const demote = actionOf(winner, "G'oliblikni bekor qilish");
      const ban = actionOf(winner, 'Goliblikdan mahrum qilish');
      await expect(demote).toHaveAccessibleDescription(/Qabul qilingan.*yana g'olib/);
      await expect(ban).toHaveAccessibleDescription(/bloklaydi/);
      await demote.hover();
      await expect(page.getByRole('tooltip')).toContainText('«Qabul qilingan» bosqichiga qaytaradi');
      const colour = (button: typeof demote) => button.evaluate((element) => getComputedStyle(element).color);
      const red = await colour(ban);
      expect(await colour(demote)).not.toBe(red);

      await page.getByRole('radiogroup', { name: 'Bosqich' }).locator('label', { hasText: 'Yangilar' }).click();
      const row = page.locator('tr[data-row]').filter({ hasText: second.public_id });
      await row.getByRole('button', { name: 'Batafsil' }).click();
      const reject = actionOf(page.getByRole('article', { name: '2-maktab sport zali' }), 'Rad etish');
      await expect(reject).toBeDisabled();
      await expect(reject).toHaveAccessibleDescription(why);
      await reject.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(reject).toBeFocused();
      // Only one tooltip: the previous button's fades out.
      await expect(page.getByRole('tooltip')).toHaveText([why]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Pale like a disabled button, not red.
      expect(await colour(reject)).not.toBe(red);
    },
  );
});

type Act = {
  label: string;
  /** The name of the dialog or the question. */
  name: string;
  /** Fills the dialog in. */
  fill?: (page: Page) => Promise<void>;
  send: string;
  call: (initiative: Initiative) => object;
};

const ACTS: readonly Act[] = [
  {
    label: 'Invest Id biriktirish',
    name: 'Invest Id biriktirish',
    fill: (page) => page.getByRole('textbox', { name: 'Invest Id' }).fill('77'),
    send: 'Biriktirish',
    call: ({ public_id }) => ({
      method: 'POST',
      path: '/api/v1/chronology',
      body: { public_id, invest_object_id: 77 },
    }),
  },
  {
    label: "Joylashuvni o'zgartirish",
    name: 'Joylashuvni belgilash',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Kenglik' }).fill('41.3');
      await page.getByRole('textbox', { name: 'Uzunlik' }).fill('69.25');
    },
    send: 'Saqlash',
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/initiatives/${id}/location`,
      body: { latitude: 41.3, longitude: 69.25 },
    }),
  },
  {
    label: 'Manzilni muallifga ochish',
    name: 'Muallifga manzilni qayta belgilashga ruxsat berilsinmi?',
    send: 'Ha',
    call: ({ id }) => ({
      method: 'POST',
      path: `/api/v1/moderators/initiatives/${id}/location`,
      body: { latitude: 0, longitude: 0 },
    }),
  },
  {
    label: "Boshlang'ich bosqichga qaytarish",
    name: "Tashabbus boshlang'ich bosqichga qaytarilsinmi?",
    send: 'Ha',
    call: ({ public_id }) => ({
      method: 'PATCH',
      path: `/api/v1/initiatives/${public_id}`,
      body: { stage: 'INITIAL', granted_amount: 0, moderator_comment: '' },
    }),
  },
  {
    label: "G'oliblikni bekor qilish",
    name: "Tashabbusning g'olibligi bekor qilinsinmi?",
    send: 'Ha',
    call: ({ public_id }) => ({
      method: 'PATCH',
      path: `/api/v1/initiatives/${public_id}`,
      body: { stage: 'PASSED' },
    }),
  },
];
