import type { ChosenFile } from '@shared/files.ts';
import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { caseOf } from '../../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsTo } from '../../../../support/gallery/gallery-stub.ts';

// Each test is a person's whole path: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const UPLOAD = 'files.upload';

const gallery = galleryForEach('uploads/chosen-pictures-field');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

/** What the field of the gallery takes. */
const RULE = { accept: ['jpeg', 'png'], maxBytes: 5 * 1024 * 1024 };
/** Scripts the next file dialog: pictures with these ids. */
const picks = (...files: readonly ({ id: string } & Partial<ChosenFile>)[]) =>
  page.evaluate(
    (values) => window.stub.next('files.pickSeveral', values),
    files.map((file) => ({ name: `${file.id}.png`, bytes: 2048, kind: 'png' as const, problem: null, ...file })),
  );
const releasedIds = async () =>
  (await callsTo(page, 'files.release')).map(({ body }) => (body as { fileId: string }).fileId);
const parts = () => {
  const { root, holds } = caseOf(page, 'uploads/chosen-pictures-field');
  const button = (name: string) => root.getByRole('button', { name, exact: true });
  return {
    root,
    holds,
    invite: root.getByRole('button', { name: /tanlang/ }),
    tiles: root.getByRole('listitem'),
    removes: root.getByRole('button', { name: /^Rasmni olib tashlash: / }),
    problem: root.getByRole('alert'),
    button,
  };
};
const expectHeld = async (held: Record<string, unknown>) => {
  await expectPage.poll(async () => JSON.parse(await parts().holds.innerText())).toMatchObject(held);
};

test('are held until the form is sent, and then sent in one call; the form does not wait for them', async () => {
  const { invite, tiles, removes, button, root } = parts();
  await picks({ id: 'bir' }, { id: 'ikki' }, { id: 'hujjat', name: 'hujjat.docx', kind: null, problem: 'wrong-kind' });
  await invite.press('Enter');
  await expectHeld({ files: ['bir', 'ikki'], chosen: true, pending: false });
  await expectPage(parts().problem).toHaveText('hujjat.docx: Fayl turi mos kelmaydi. Kerakli tur: jpg, png.');
  await expect.poll(async () => (await callsTo(page, 'files.pickSeveral')).map(({ body }) => body)).toEqual([RULE]);
  await picks({ id: 'uch' });
  await invite.click();
  await expectPage(parts().problem).toHaveCount(0);
  await expectPage(tiles).toHaveCount(3);
  expect(await callsTo(page, UPLOAD)).toEqual([]);

  await page.evaluate((path) => window.stub.hold(path), UPLOAD);
  await button('send').click();
  await expectPage(root.getByText('Yuborilmoqda: 1-rasm, 3 tadan')).toBeVisible();
  await expectPage(root.getByText('0 bayt / 6 KB · 0 %')).toBeVisible();
  await expectPage(root.getByRole('progressbar', { name: 'Faylni yuborish: bir.png' })).toBeAttached();
  await expectPage(removes).toHaveCount(0);
  await expectPage(invite).toBeDisabled();
  await button("To'xtatish").click();
  await expectPage.poll(async () => (await callsTo(page, 'files.cancelUpload')).length).toBe(1);
  await page.evaluate(() => window.stub.mend());
  await expectHeld({ files: ['bir', 'ikki', 'uch'], step: 'idle' });
  await button('send').click();
  await expectHeld({ files: ['bir', 'ikki', 'uch'], step: 'done' });
  const [, sent] = await callsTo(page, UPLOAD);
  expect(sent?.body).toMatchObject({
    fileIds: ['bir', 'ikki', 'uch'],
    field: 'photos',
    fields: { title: 'Kutubxona' },
  });
  await expect.poll(() => releasedIds()).toEqual(['hujjat']);
});

test('are removed by key, and released by the form', async () => {
  const { invite, removes, button, tiles } = parts();
  await picks({ id: 'bir' }, { id: 'ikki' }, { id: 'uch' });
  await invite.click();
  await removes.nth(1).press('Enter');
  await expectPage(removes.nth(1)).toBeFocused();
  await expectHeld({ files: ['bir', 'uch'] });
  await expect.poll(() => releasedIds()).toEqual(['ikki']);
  await button('clear').click();
  await expectPage(tiles).toHaveCount(0);
  await expectHeld({ files: [], chosen: false, pending: false });
  await expectPage(invite).toHaveAccessibleDescription('Majburiy maydon');
  await expect.poll(async () => (await releasedIds()).toSorted()).toEqual(['bir', 'ikki', 'uch']);
});

test('the form waits for pictures that are still being inspected', async () => {
  const { root } = parts();
  await page.evaluate(() => window.stub.hold('takeDropped'));
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'tort.png'));
    return data;
  });
  await root.locator('[data-drop-zone]').dispatchEvent('drop', { dataTransfer });
  await expectHeld({ pending: true });
  await page.evaluate(() => window.stub.mend());
  await expectHeld({ files: [expect.any(String)], pending: false, chosen: true });
  await expect
    .poll(async () => (await callsTo(page, 'takeDropped')).map(({ body }) => body))
    .toMatchObject([{ rule: RULE }]);
});
