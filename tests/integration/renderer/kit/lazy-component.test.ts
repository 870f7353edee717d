import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { caseOf, type KitPages, openGallery, serveGallery } from '../../../support/gallery/kit-pages.ts';

let pages: KitPages;
beforeAll(async () => {
  pages = await serveGallery();
}, 120_000);
afterAll(() => pages?.close());

/** Opens the case; returns it and the errors that the window logs. */
async function open() {
  const complaints: string[] = [];
  const page = await openGallery(pages, { cases: ['lazy-component'] }, complaints);
  return { ...caseOf(page, 'lazy-component'), complaints };
}

test('a placeholder is shown until the chunk arrives; later it is there at once, and the chunk is not requested again', async () => {
  const { root, holds, complaints } = await open();
  await root.getByRole('button', { name: 'show' }).click();
  await expectPage(root.getByText('Yuklanmoqda…')).toBeVisible();
  await root.getByRole('button', { name: 'let it come' }).click();
  await expectPage(root.getByText('Salom, 1')).toBeVisible();
  await expectPage(root.getByText('Yuklanmoqda…')).toHaveCount(0);

  // In the same turn as the press: no placeholder.
  const [greetings, waiting] = await root.evaluate(async (element) => {
    element.querySelector('button')?.click();
    await Promise.resolve();
    return ['Salom, 2', 'Yuklanmoqda…'].map((text) => element.textContent?.includes(text));
  });
  expectPage(greetings).toBe(true);
  expectPage(waiting).toBe(false);
  await expectPage(holds).toHaveText('{"asked":1}');
  expectPage(complaints).toEqual([]);
});

test('a chunk that cannot be loaded is an error of the surrounding component', async () => {
  const { root, complaints } = await open();
  await root.getByRole('button', { name: 'break' }).click();
  await expectPage(root.getByRole('alert')).toHaveText('chunk gone');
  expectPage(complaints.join()).toContain('chunk gone');
});
