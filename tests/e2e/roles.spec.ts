import type { Role } from '../../src/shared/roles.ts';
import { expect, test } from './fixtures.ts';
import { initiativeList } from './support/initiative-list.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const NO_PAGE = 'Sizda ushbu sahifaga kirish huquqi mavjud emas.';

type Expected = {
  role: Role;
  label: string;
  entries: string[];
  excel: boolean;
  subStages: string[];
  firstSubStage: string | null;
};

const LIST_ENTRY = "Tashabbuslar ro'yxati";

/** B-001, B-003, B-004, C-006 to C-011, Z-031, Z-137. */
const LIST_ROLES: Expected[] = [
  {
    role: 'admin',
    label: 'Administrator',
    entries: [LIST_ENTRY, 'Tuman budjetlari', 'Kapital investitsiyalar'],
    excel: true,
    subStages: ['Moderator: qabul', 'Moderator: rad', 'Tuman: tasdiqladi', 'Tuman: qaytardi'],
    firstSubStage: null,
  },
  {
    role: 'moderator',
    label: 'Moderator',
    entries: [LIST_ENTRY],
    excel: true,
    subStages: ['Tuman: tasdiqladi', 'Tuman: qaytardi'],
    firstSubStage: null,
  },
  {
    role: 'district_manager',
    label: 'Tuman boshqaruvi',
    entries: [LIST_ENTRY],
    excel: true,
    subStages: ['Moderator: qabul', 'Moderator: rad'],
    firstSubStage: 'MODERATOR_ACCEPTED',
  },
  {
    role: 'region_manager',
    label: 'Viloyat boshqaruvi',
    entries: [LIST_ENTRY],
    excel: true,
    subStages: ['Moderator: qabul', 'Moderator: rad', 'Tuman: tasdiqladi', 'Tuman: qaytardi'],
    firstSubStage: null,
  },
  {
    role: 'my_garden_moderator',
    label: "Mening bog'im moderatori",
    entries: [LIST_ENTRY],
    excel: false,
    subStages: [],
    firstSubStage: null,
  },
];

test('the roles of the list: menu, first page and what the list offers; an unknown address leads home', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  for (const [nth, { role, label, entries, excel, subStages, firstSubStage }] of LIST_ROLES.entries())
    await step(`${role}: menu, first page and what the list offers`, async (platform) => {
      if (nth > 0) await signOut(page);
      await signIn(role);
      await initiativeList(page).settled();
      await expect(page).toHaveURL(/\/app\/initiatives/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Tashabbuslar ro'yxati");
      await expect(page.getByRole('button', { name: /Foydalanuvchi menyusi/ })).toContainText(label);
      // The current group is expanded.
      await expect(page.getByRole('navigation', { name: 'Asosiy menyu' }).getByRole('link')).toHaveText(entries);
      await expect(page.getByRole('button', { name: 'Excel' })).toHaveCount(excel ? 1 : 0);

      const filter = page.getByRole('combobox', { name: 'Moderatsiya holati' });
      await expect(filter).toHaveCount(subStages.length > 0 ? 1 : 0);
      if (subStages.length > 0) {
        await filter.click();
        await expect(page.getByRole('option')).toHaveText(subStages);
      }

      const boards = platform.calls().find(({ path }) => path === '/api/v1/boards');
      expect(boards?.query).toEqual({
        cache: 'off',
        status: '1',
        ...(role === 'my_garden_moderator' && { type: 'MY_GARDEN' }),
      });
      const first = platform.calls().find(({ path }) => path === '/api/v1/moderators/initiatives');
      expect(first?.query.moderation_sub_stage).toBe(firstSubStage ?? undefined);
    });

  await test.step('an unknown address says so and leads home', async () => {
    await page.evaluate(() => window.history.pushState(null, '', '/nowhere'));
    await page.reload();
    await expect(page.getByText('Sahifa topilmadi (404)')).toBeVisible();
    await page
      .getByRole('link', { name: 'Bosh sahifaga qaytish' })
      .or(page.getByRole('button', { name: 'Bosh sahifaga qaytish' }))
      .click();
    await initiativeList(page).settled();
  });
});

for (const role of ['quarter_manager', 'quarter_moderator'] as const) {
  test(`${role}: no page is accessible, and the program says so`, async ({ page, platform, signIn }) => {
    await signIn(role);
    await expect(page.getByText(NO_PAGE)).toBeVisible();
    await page.evaluate(() => window.history.pushState(null, '', '/app/initiatives'));
    await page.reload();
    await expect(page.getByText(NO_PAGE)).toBeVisible();
    expect(platform.calls().some(({ path }) => path === '/api/v1/moderators/initiatives')).toBe(false);
  });
}
