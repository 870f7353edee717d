import type { Page } from 'playwright/test';
import type { Platform } from '../platform/types.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeForm as formOf } from './support/initiative-form.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

/** Clears these fields of the profile: the specification promises only a role and, for some roles, a district. */
const withoutPlace = (platform: Platform, ...fields: readonly string[]) =>
  platform.faults.add({
    kind: 'reshape',
    match: { path: '/api/v1/users/profile' },
    reshape: (body) => ({ ...(body as object), ...Object.fromEntries(fields.map((field) => [field, null])) }),
  });
const choose = (page: Page, field: string, title: string) => formOf(page).choose(field, title, title);

test('M-004, K-008: a person whose profile lacks region or district chooses what is missing in the forms', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await step(
    'a region manager whose profile has no region chooses it in the forms of population and kindergartens',
    async (platform) => {
      withoutPlace(platform, 'region_id');
      await signIn('region_manager', '/app/population/add');
      const { title } = platform.read.region(platform.find.home.region_id);
      await choose(page, 'Viloyat', title);
      await expect(formOf(page).field('Viloyat')).toHaveValue(title);
      await choose(page, 'Tuman', platform.find.home.title);
      await goTo(page, '/app/kindergardens/add');
      await choose(page, 'Viloyat', title);
      await choose(page, 'Tuman', platform.find.home.title);
    },
  );

  await step('M-004, K-008: a moderator whose profile has only a district has its region too', async (platform) => {
    await goTo(page, '/app/desk');
    await signOut(page);
    withoutPlace(platform, 'region_id');
    await signIn('moderator', '/app/moderation-results/add');
    const form = formOf(page);
    await expect(form.field('Viloyat')).toHaveValue(platform.read.region(platform.find.home.region_id).title);
    await expect(form.field('Viloyat')).toBeDisabled();
    await expect(form.field('Tuman')).toHaveValue(platform.find.home.title);
    await expect(form.field('Tuman')).toBeDisabled();
    await goTo(page, '/app/quarter-reports/add');
    await expect(page.getByRole('button', { name: /^Hisobot fayli/ })).toBeVisible();
    await expect(form.field('Viloyat')).toHaveCount(0);
    await expect(form.field('Tuman')).toHaveCount(0);
  });

  await step(
    'a moderator whose profile has no place chooses it in the forms of results and quarterly reports',
    async (platform) => {
      await goTo(page, '/app/desk');
      await signOut(page);
      withoutPlace(platform, 'region_id', 'district_id');
      const { title } = platform.read.region(platform.find.home.region_id);
      await signIn('moderator', '/app/moderation-results/add');
      for (const address of FORMS) {
        await goTo(page, address);
        await choose(page, 'Viloyat', title);
        await choose(page, 'Tuman', platform.find.home.title);
        await expect(formOf(page).field('Tuman')).toHaveValue(platform.find.home.title);
      }
    },
  );
});

const FORMS = ['/app/moderation-results/add', '/app/quarter-reports/add'];
