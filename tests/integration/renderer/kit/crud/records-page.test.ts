import { expect as playwrightExpect } from 'playwright/test';
import { expect, test } from 'vitest';
import { galleryForEach } from '../../../../support/gallery/gallery-page.ts';
import { callsOf } from '../../../../support/gallery/gallery-stub.ts';
import { RECORDS_PATH } from '../../../../support/gallery/records.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });
const gallery = galleryForEach('crud/records-page');

test('a filter is sent under its name; an empty filter is no parameter, initially and after it is cleared', async () => {
  const page = await gallery.open();
  // Another list of the gallery requests the same records, without a search.
  const asked = async () =>
    (await callsOf(page, RECORDS_PATH)).flatMap(({ query }) => (query && 'search' in query ? [query] : []));
  const rows = page.locator('[data-case="crud/records-page"] tr[data-row]');
  await expectPage(rows).toHaveCount(3);
  // The address omits null, but not an empty text.
  await expect.poll(() => asked()).toEqual([{ limit: 10, offset: 0, search: null }]);
  const search = page.getByRole('searchbox', { name: 'Nomi' });
  await search.fill("ta'lim");
  await expectPage.poll(asked).toHaveLength(2);
  await expect.poll(async () => (await asked()).at(-1)).toEqual({ limit: 10, offset: 0, search: "ta'lim" });
  await search.press('Escape');
  await expectPage(search).toHaveValue('');
  await expectPage(rows).toHaveCount(3);
  expect((await asked()).map((query) => query.search)).not.toContain('');
});
