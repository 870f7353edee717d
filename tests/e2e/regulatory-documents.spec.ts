import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serious } from '../support/axe.ts';
import { dropFiles } from '../support/drop-files.ts';
import { workbookOf } from '../support/sample-workbook.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { languagesWith } from './support/languages.ts';
import { contentFiles } from './support/pictures.ts';
import { stepsOf } from './support/steps.ts';

const PATH = '/api/v1/posts/legislation';
const LANGUAGES = languagesWith(['Uz', 'UzKr', 'Ru', 'En', 'Kp']);

const rows = (page: Page) => page.getByRole('table', { name: 'Normativ hujjatlar' }).locator('tr[data-row]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Sarlavha', exact: true });
/** The panel of the open tab. */
const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('I-020, I-026: documents are listed, added in five languages, changed and deleted', async ({
  page,
  platform,
  profileDir,
  signIn,
  app,
}) => {
  const step = stepsOf(platform);
  await signIn('admin', 'later');
  await step('I-026: a failed upload is reported in the words of the specification', async (platform) => {
    const { paper } = await contentFiles(join(profileDir, 'fayllar'));
    platform.faults.add({ kind: 'status', status: 400, message: null, match: { path: '/api/v2/info/file/upload' } });
    await goTo(page, '/app/regulatory-documents/add');
    await dropFiles(page.getByRole('button', { name: /^Fayl:/ }), [paper]);
    const problem = panel(page).getByRole('alert');
    await expect(problem).toHaveText("Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!");
  });

  await step(
    'a document is changed: its files stay, one is replaced after a refusal, an attachment is opened',
    async (platform) => {
      const files = await contentFiles(join(profileDir, 'fayllar'));
      const document = platform.find.regulatoryDocument();
      await goTo(page, `/app/regulatory-documents/${document.id}`);
      await expect(title(page)).toHaveValue(document.title.uz_lat);
      await expect(page.getByRole('img', { name: 'Sarlavha uchun rasm' })).toBeVisible();
      await page.getByRole('button', { name: 'Ochish' }).click();
      await expect.poll(() => app.events.some(({ type }) => type === 'open-path')).toBe(true);
      const table = join(profileDir, 'jadval.xlsx');
      await writeFile(table, workbookOf([['Nizom']]));
      await dropFiles(panel(page).getByText('Biriktirilgan', { exact: true }), [table]);
      await expect(page.getByText('Fayl turi mos kelmaydi. Kerakli tur: pdf, jpg, png.')).toBeVisible();
      await dropFiles(page.getByText('jadval.xlsx'), [files.large]);
      await expect(page.getByText("Fayl juda katta: ko'pi bilan 5 MB")).toBeVisible();
      await dropFiles(page.getByText('katta.jpg'), [files.paper]);
      await expect(page.getByText('nizom.pdf')).toBeVisible();
      await expect(panel(page).getByText('Yuborildi')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/app\/regulatory-documents$/);
      const put = platform.calls().findLast(({ method }) => method === 'PUT');
      expect(put).toMatchObject({ path: `${PATH}/${document.id}`, status: 200 });
      const { attachments } = platform.read.regulatoryDocument(document.id);
      expect(attachments[0]?.file_id).not.toBe(document.attachments[0]?.file_id);
      expect(attachments.slice(1)).toEqual(document.attachments.slice(1));
    },
  );

  await step(
    'a document is added in five languages: invalid tabs are marked, the first one opens; list and deletion',
    async (platform) => {
      test.slow();
      const files = await contentFiles(join(profileDir, 'fayllar'));
      await goTo(page, '/app/regulatory-documents?size=15');
      const before = platform.find.count('regulatoryDocument');
      await expect(rows(page)).toHaveCount(before);
      await expect(page.getByRole('columnheader')).toHaveText(['№', 'Sarlavha', 'Rasm', 'Amallar']);
      await expect(rows(page).first()).toContainText('Moderatorlar uchun qoʻllanma');
      await expect(page.locator('tr[data-row] [data-state=there]')).toHaveCount(before);
      await expect
        .poll(() => platform.calls().findLast(({ path }) => path === PATH)?.query)
        .toEqual({
          limit: '15',
          offset: '0',
          cache: 'off',
        });
      expect(await serious(page)).toEqual([]);

      await page.getByRole('link', { name: "Qo'shish" }).click();
      await expect(title(page)).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('15 ta maydonda xatolik')).toBeVisible();
      expect(await serious(page)).toEqual([]);
      const picture = page.getByRole('button', { name: /^Sarlavha uchun rasm/ });
      const paper = page.getByRole('button', { name: /^Fayl:/ });
      for (const [name, language, suffix] of LANGUAGES) {
        await tab(page, name).click();
        await expect(tab(page, name)).toContainText('3');
        for (const text of ['Sarlavha majburiy', 'Sarlavha uchun rasm yuklang', 'Fayl yuklang'])
          await expect(page.getByText(`${text} (${suffix})`)).toBeVisible();
        if (language === 'uz_cyr') await page.getByRole('button', { name: "Lotindan o'girish" }).click();
        else await title(page).fill(`Nizom ${language}`);
        // Z-081: a picture may be a PDF, and a paper a picture.
        await dropFiles(picture, [language === 'en' ? files.paper : files.picture]);
        await expect(picture).toHaveCount(0);
        await expect(panel(page).locator('[data-state=there]').getByRole('img')).toBeVisible();
        await dropFiles(paper, [language === 'en' ? files.picture : files.paper]);
        await expect(panel(page).getByText('Yuborildi')).toBeVisible();
        await expect(tab(page, name)).toHaveText(name);
      }
      await tab(page, 'Русский').click();
      await title(page).fill('');
      await tab(page, 'English').click();
      await page.getByRole('button', { name: 'Saqlash' }).click();
      await expect(tab(page, 'Русский')).toHaveAttribute('aria-selected', 'true');
      await expect(title(page)).toBeFocused();
      await title(page).fill('Положение');

      platform.faults.add({
        kind: 'status',
        status: 500,
        message: null,
        match: { method: 'POST', path: PATH },
        times: 1,
      });
      await page.getByRole('button', { name: 'Saqlash' }).click();
      await expect(page.getByRole('alert').filter({ hasText: "Xatolik qayta urinib ko'ring" })).toBeVisible();
      await page.getByRole('button', { name: 'Saqlash' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Muvafaqiyatli saqlandi' })).toBeVisible();
      await expect(page).toHaveURL(/\/app\/regulatory-documents\?size=15$/);
      const posted = platform.calls().findLast(({ method, path }) => method === 'POST' && path === PATH);
      const lang = LANGUAGES.map(([, language]) => language);
      expect(posted?.body).toMatchObject({
        title: { uz_lat: 'Nizom uz_lat', uz_cyr: 'Низом uz_lat', ru: 'Положение', en: 'Nizom en', kr: 'Nizom kr' },
        images: lang.map((language) => ({ lang: language, type: 'IMAGE' })),
        attachments: lang.map((language) => ({ lang: language, type: 'ATTACHMENT' })),
      });

      // Until the list has been read again, the first row is another document.
      await expect(rows(page)).toHaveCount(before + 1);
      await rows(page).first().getByRole('button', { name: "O'chirish" }).click();
      await page.getByRole('dialog', { name: 'Diqqat!' }).getByRole('button', { name: 'Ha' }).click();
      await expect(page.getByText("Muvaffaqqiyatli o'chirildi")).toBeVisible();
      await expect(rows(page)).toHaveCount(before);
    },
  );

  await step('I-020: 20 documents on a page by default; page and size are in the address', async (platform) => {
    const lists = () => platform.calls().filter(({ method, path }) => method === 'GET' && path === PATH);
    const { id: _, ...copy } = platform.find.regulatoryDocument();
    for (let count = platform.find.count('regulatoryDocument'); count < 28; count += 1)
      platform.add.regulatoryDocument(copy);
    await goTo(page, '/app/regulatory-documents');
    await expect(rows(page)).toHaveCount(20);
    await expect.poll(() => lists().at(-1)?.query).toMatchObject({ limit: '20', offset: '0' });
    await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows(page)).toHaveCount(8);
    await goTo(page, '/app/regulatory-documents?page=2&size=15');
    await expect(rows(page)).toHaveCount(13);
    await expect.poll(() => lists().at(-1)?.query).toMatchObject({ limit: '15', offset: '15' });
  });
});
