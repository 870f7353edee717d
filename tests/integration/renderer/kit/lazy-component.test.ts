import { expect as expectPage } from 'playwright/test';
import { test } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const gallery = galleryForEach('lazy-component');

const open = async () => caseOf(await gallery.open(), 'lazy-component');

test('a placeholder is shown until the chunk arrives; later it is there at once, and the chunk is not requested again', async () => {
  const { root, holds } = await open();
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
});

test('a chunk that cannot be loaded is an error of the surrounding component', async () => {
  const { root } = await open();
  await root.getByRole('button', { name: 'break' }).click();
  await expectPage(root.getByRole('alert')).toHaveText('chunk gone');
  expectPage(gallery.takeComplaints().join()).toContain('chunk gone');
});
