import { expect, test } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const gallery = galleryForEach('tag');

test('the icon of a tag keeps its size when there is too little room', async () => {
  const page = await gallery.open();
  const sign = caseOf(page, 'tag').root.nth(1).locator('svg');
  expect(await sign.evaluate((svg) => svg.getBoundingClientRect().width)).toBe(14);
});
