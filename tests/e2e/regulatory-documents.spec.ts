import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { dropFiles } from '../support/drop-files.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { languagesWith } from './support/languages.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const LANGUAGES = languagesWith([]);

const rows = (page: Page) => page.getByRole('table', { name: 'Normativ hujjatlar' }).locator('tr[data-row]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Sarlavha', exact: true });
/** The panel of the open tab. */
const panel = (page: Page) => page.getByRole('tabpanel');

test('documents are added in five languages, changed and deleted', async ({
  page,
  platform,
  profileDir,
  signIn,
  app,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step(
    'I-026: a document is changed: its files stay, one is replaced once its upload has failed, an attachment is opened',
    async (platform) => {
      const files = await contentFiles(join(profileDir, 'fayllar'));
      const document = platform.find.regulatoryDocument();
      await goTo(page, `/app/regulatory-documents/${document.id}`);
      await expect(title(page)).toHaveValue(document.title.uz_lat);
      await page.getByRole('button', { name: 'Ochish' }).click();
      await expect.poll(() => app.events.some(({ type }) => type === 'open-path')).toBe(true);
      const upload = { path: '/api/v2/info/file/upload' };
      platform.faults.add({ kind: 'status', status: 400, message: null, match: upload, times: 1 });
      await dropFiles(panel(page).getByText('Biriktirilgan', { exact: true }), [files.paper]);
      const problem = panel(page).getByRole('alert');
      await expect(problem).toHaveText("Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!");
      await page.getByRole('button', { name: 'Qayta yuborish' }).click();
      await expect(panel(page).getByText('Yuborildi')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/regulatory-documents$/);
      const { attachments, images } = platform.read.regulatoryDocument(document.id);
      expect(images).toEqual(document.images);
      expect(attachments[0]?.file_id).not.toBe(document.attachments[0]?.file_id);
      expect(attachments.slice(1)).toEqual(document.attachments.slice(1));
    },
  );

  await step(
    'Z-081: a document is added in five languages, with a paper as a picture; then deleted',
    async (platform) => {
      test.slow();
      const files = await contentFiles(join(profileDir, 'fayllar'));
      const before = platform.find.count('regulatoryDocument');
      await goTo(page, '/app/regulatory-documents');
      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(title(page)).toBeFocused();
      const picture = page.getByRole('button', { name: /^Sarlavha uchun rasm/ });
      const paper = page.getByRole('button', { name: /^Fayl:/ });
      for (const [name, language] of LANGUAGES) {
        await page.getByRole('tab', { name }).click();
        if (language === 'uz_cyr') await page.getByRole('button', { name: "Lotindan o'girish" }).click();
        else await title(page).fill(`Nizom ${language}`);
        // A picture may be a PDF, and a paper a picture.
        await dropFiles(picture, [language === 'en' ? files.paper : files.picture]);
        await expect(panel(page).locator('[data-state=there]').getByRole('img')).toBeVisible();
        await dropFiles(paper, [language === 'en' ? files.picture : files.paper]);
        await expect(panel(page).getByText('Yuborildi')).toBeVisible();
      }
      await page.keyboard.press('Control+s');
      await expect(rows(page)).toHaveCount(before + 1);
      const added = platform.find.regulatoryDocument();
      expect(added.title).toMatchObject({ uz_lat: 'Nizom uz_lat', uz_cyr: 'Низом uz_lat', kr: 'Nizom kr' });
      for (const [of, type] of [
        [added.images, 'IMAGE'],
        [added.attachments, 'ATTACHMENT'],
      ] as const)
        expect(of).toMatchObject(LANGUAGES.map(([, lang]) => ({ lang, type })));

      await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(rows(page)).toHaveCount(before);
      expect(platform.find.count('regulatoryDocument', { id: added.id })).toBe(0);
    },
  );
});
