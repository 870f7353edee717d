import { expect as expectPage } from 'playwright/test';
import { test } from 'vitest';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { caseOf } from '../../../support/gallery/kit-pages.ts';

const gallery = galleryForEach('lazy-component');

test('something waits until the chunk is there; from then on it is there at once, and the chunk is not asked for again', async () => {
  const { root, holds } = caseOf(await gallery.open(), 'lazy-component');
  await root.getByRole('button', { name: 'show' }).click();
  await expectPage(root.getByText('Yuklanmoqda…')).toBeVisible();
  await root.getByRole('button', { name: 'let it come' }).click();
  await expectPage(root.getByText('Salom, 1')).toBeVisible();
  await expectPage(root.getByText('Yuklanmoqda…')).toHaveCount(0);

  // In the same turn as the press: nothing waits.
  const [greetings, waiting] = await root.evaluate(async (element) => {
    element.querySelector('button')?.click();
    await Promise.resolve();
    return ['Salom, 2', 'Yuklanmoqda…'].map((text) => element.textContent?.includes(text));
  });
  expectPage(greetings).toBe(true);
  expectPage(waiting).toBe(false);
  await expectPage(holds).toHaveText('{"asked":1}');
});
