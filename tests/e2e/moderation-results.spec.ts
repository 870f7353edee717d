import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { openDocuments } from './support/documents-dialog.ts';
import { goTo } from './support/go-to.ts';
import { contentFiles } from './support/pictures.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/moderation-results';
const field = (page: Page, name: string) => page.getByRole('combobox', { name });
const file = (page: Page) => page.getByRole('button', { name: /^Fayl:/ });

async function choose(page: Page, name: string, value: string | RegExp) {
  await field(page, name).click();
  await page.getByRole('option', { name: value }).first().click();
}

test('M-001 to M-004: an admin submits the result of any district, a moderator that of the own one; both replace its file', {
  tag: '@journey',
}, async ({ page, platform, profileDir, signIn }) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'M-001 to M-003: an admin submits the result of any district, and replaces the file of an existing one',
    async (platform) => {
      const { paper } = await contentFiles(join(profileDir, 'fayllar'));
      const board = platform.find.season('review');
      const district = platform.find.district({ title: 'Qiziltepa tumani' });
      await goTo(page, '/app/initiatives');
      const { dialog } = await openDocuments(page);
      await dialog.getByRole('link', { name: 'Moderatsiya natijasi' }).click();
      await expect(page).toHaveURL(/\/app\/moderation-results\/add$/);
      await expect(field(page, 'Mavsum')).toBeFocused();
      await choose(page, 'Mavsum', `${board.season}-mavsum, ${board.year} yil`);
      await choose(page, 'Viloyat', 'Navoiy viloyati');
      await choose(page, 'Tuman', 'Qiziltepa tumani');
      await dropFiles(file(page), [paper]);
      await expect(page.getByText('Yuborildi')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/initiatives/);
      const { id, ...known } = platform.read.moderationResult({ district_id: district.id, board_id: board.id });
      expect(known).toMatchObject({ region_id: district.region_id, file_uid: platform.find.file().hash_id });

      await goTo(page, `/app/moderation-results/${id}`);
      await expect(page.getByRole('button', { name: 'Saqlash' })).toBeDisabled();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await dropFiles(file(page), [paper]);
      await expect(page.getByText('Yuborildi')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect.poll(() => platform.read.moderationResult(id).file_uid).not.toBe(known.file_uid);
      // No call reads a result (Z-084).
      expect(platform.calls().filter(({ method, path }) => method === 'GET' && path.startsWith(PATH))).toEqual([]);
    },
  );

  await signOut(page);
  await signIn('moderator', 'later');
  await step(
    "M-002, M-004: a moderator's place is that of the profile; the file is replaced later, from where it was saved or by its number",
    async (platform) => {
      const { paper } = await contentFiles(join(profileDir, 'fayllar'));
      // No document shows the answer to the creation; this one names the result.
      const newest = () =>
        platform.find
          .all('moderationResult')
          .toSorted((one, other) => one.id - other.id)
          .at(-1);
      const endNaming = platform.faults.add({
        kind: 'reshape',
        match: { method: 'POST', path: PATH },
        reshape: () => ({ id: newest()?.id }),
      });
      const sendFile = async () => {
        await dropFiles(file(page), [paper]);
        await expect(page.getByText('Yuborildi')).toBeVisible();
        await page.keyboard.press('Control+s');
      };
      await goTo(page, '/app/moderation-results/add');
      const replace = page.getByRole('region', { name: 'Natija faylini almashtirish' });
      await expect(replace.getByRole('link')).toHaveCount(0);
      await expect(field(page, 'Viloyat')).toBeDisabled();
      await expect(field(page, 'Tuman')).toBeDisabled();
      await expect(field(page, 'Tuman')).not.toHaveValue('');
      await choose(page, 'Mavsum', /./);
      await sendFile();
      await expect(page).toHaveURL(/\/app\/initiatives\?board=\d+$/);
      const id = newest()?.id;

      await goTo(page, '/app/moderation-results/add');
      await replace.getByRole('link', { name: `№ ${id}` }).click();
      await expect(page).toHaveURL(new RegExp(`/app/moderation-results/${id}$`));
      // Until the form of the existing result is there, that of a new one has the field for a file.
      await expect(field(page, 'Mavsum')).toHaveCount(0);
      await sendFile();
      await expect
        .poll(() => platform.calls().filter(({ method }) => method === 'PATCH'))
        .toMatchObject([{ path: `${PATH}/${id}`, status: 200 }]);
      await expect(page).toHaveURL(/\/app\/moderation-results\/add$/);

      // An answer without the number: the person is told.
      endNaming();
      await goTo(page, '/app/moderation-results/add');
      await choose(page, 'Mavsum', /./);
      await sendFile();
      await expect(page.getByRole('alert')).toContainText('platforma uning raqamini aytmadi');
      await goTo(page, '/app/moderation-results/add');
      await expect(replace.getByRole('link')).toHaveCount(1);
      await replace.getByRole('textbox', { name: 'Natija raqami' }).fill(String(newest()?.id));
      await replace.getByRole('button', { name: 'Ochish' }).click();
      await expect(page).toHaveURL(new RegExp(`/app/moderation-results/${newest()?.id}$`));
    },
  );
});
