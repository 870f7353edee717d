import { expect as playwrightExpect } from 'playwright/test';
import { describe, expect, test } from 'vitest';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('drawn-record');

describe('a record that cannot be drawn is named in its place, and the others stand', () => {
  test.each([
    'a list',
    'chosen records',
    'runs',
    'the rail',
    'similar ones',
    'a choice on the map',
    'the day',
    'the annex',
    'cards',
  ])('%s', async (name) => {
    const page = await gallery.open();
    const place = page.locator('[data-case="drawn-record"]').filter({ hasText: `break ${name}` });
    await expectPage(place.getByText('Yozuv 1002')).toBeVisible();
    await place.getByRole('button', { name: `break ${name}` }).click();
    await expectPage(place.locator('[data-undrawn]')).toHaveText(/^Bu yozuvni ko'rsatib bo'lmadi \(ID 1002\)/);
    for (const other of ['Yozuv 1001', 'Yozuv 1003']) await expectPage(place.getByText(other)).toBeVisible();
    // A print goes on.
    if (name === 'cards') await expectPage(place.getByText('laid out')).toBeVisible();
    expect(gallery.takeComplaints().join()).toContain('a record that cannot be drawn');
  });
});
