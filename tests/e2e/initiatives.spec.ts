import type { InitiativeNeed } from '../platform/find/initiatives.ts';
import { PRESENT } from '../platform/find/rows.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './support/go-to.ts';
import { initiativeList } from './support/initiative-list.ts';
import './support/page-bridge.ts';
import { stepsOf, windowForgets } from './support/steps.ts';

/** All initiatives in the season under review, in the whole country, as an admin sees them. */
const ALL = { place: 'anywhere' } satisfies InitiativeNeed;

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await initiativeList(page).settled();
});

test('an admin turns the pages of the list, and reads it whatever the line does, in both scripts', async ({
  page,
  platform,
}) => {
  const step = stepsOf(platform);
  await step('another page and size: row numbers continue, and a reload restores the view', async () => {
    const list = initiativeList(page);
    await list.size(50);
    await page.getByRole('button', { name: 'Keyingi sahifa' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.rows.first().locator('td').first()).toHaveText('51');
    await list.settled();
    const ids = await list.ids();
    await page.reload();
    await list.settled();
    expect(await list.ids()).toEqual(ids);
  });

  await step('PUBLIC_CONTROL is reached by the address only', async () => {
    const stages = page.getByRole('radiogroup', { name: 'Bosqich' });
    await expect(stages.getByRole('radio')).toHaveCount(5);
    await goTo(page, '/app/initiatives?stage=PUBLIC_CONTROL');
    await expect(stages.getByRole('radio', { name: 'Nazoratda' })).toBeChecked();
  });

  await step('what is pressed just after a search was typed is about that search', async (platform) => {
    await goTo(page, '/app/initiatives?stage=NOT_PASSED');
    const list = initiativeList(page);
    await list.settled();
    await list.search.fill('maktab');
    await list.stage('Qabul qilinganlar');
    await expect(page).toHaveURL(/search=maktab/);
    await list.settled();
    const asked = platform.calls().filter(({ query }) => query.stage === 'PASSED');
    expect(asked.map(({ query }) => query.search)).toEqual(asked.map(() => 'maktab'));
    await list.search.fill('maktab hovlisi');
    await page.getByRole('button', { name: 'Filtrlarni tozalash' }).click();
    await expect(list.search).toHaveValue('');
    await list.settled();
    await expect(page).not.toHaveURL(/search=/);
  });

  await step('a page of 1,000 rows renders only the rows in view, and its end is reachable', async () => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const list = initiativeList(page);
    await list.size(1000);
    await expect(page.getByText('1–1 000')).toBeVisible();
    expect(await list.rows.count()).toBeLessThan(80);
    await list.rows.first().focus();
    await page.keyboard.press('End');
    await expect(list.rows.last().locator('td').first()).toHaveText('1000');
  });

  await step('a superseded slow answer is never shown', async (platform) => {
    await goTo(page, '/app/initiatives');
    await initiativeList(page).settled();
    const list = initiativeList(page);
    const end = platform.faults.add({
      kind: 'latency',
      ms: 1500,
      match: { path: '/api/v1/moderators/initiatives' },
      times: 1,
    });
    await list.stage('Rad etilganlar');
    await expect.poll(() => platform.calls().some(({ query }) => query.stage === 'NOT_PASSED')).toBe(true);
    end();
    await list.stage('Qabul qilinganlar');
    await expect(list.rows.first()).toContainText('Qabul qilingan');
    // Sent later and just as slow, this call is answered after the superseded one.
    platform.faults.add({ kind: 'latency', ms: 1500, match: { path: '/api/v1/boards' }, times: 1 });
    const later = page.evaluate(() =>
      window.bridge.api.request({ requestId: 'later', method: 'GET', path: 'api/v1/boards' }),
    );
    expect(await later).toMatchObject({ ok: true });
    await expect(list.rows.first()).toContainText('Qabul qilingan');
  });

  await step(
    'in Cyrillic, a search finds the title that the list shows, and the list says by which spelling',
    async (platform) => {
      const { id } = platform.find.initiative(ALL);
      platform.initiatives.change(id, { title: 'Qizilgulzor xiyobonini obodonlashtirish' });
      await windowForgets(page);
      await goTo(page, '/app/initiatives');
      await initiativeList(page).settled();
      await page.getByText('Кирилл', { exact: true }).click();
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('Қизилгулзор хиёбони');
      const rows = page.locator('tr[data-row]');
      await expect(rows).toHaveText([/Қизилгулзор хиёбонини ободонлаштириш/]);
      await expect(page.getByText('«Qizilgulzor xiyoboni» бўйича')).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.getByRole('searchbox')).toHaveValue('Қизилгулзор хиёбони');
      const searched = platform
        .calls()
        .flatMap(({ path, query }) => (path.endsWith('/initiatives') ? [query.search] : []));
      expect(searched.filter(Boolean)).toEqual(['Қизилгулзор хиёбони', 'Qizilgulzor xiyoboni']);

      // The map of the same filter shows the same initiative.
      await page.getByRole('radiogroup').getByText('Харита', { exact: true }).click();
      await expect(page.getByText('«Qizilgulzor xiyoboni» бўйича')).toBeVisible();
    },
  );
});

test('C-025: a row opens with its map and its photos, by mouse and by keyboard', {
  tag: '@journey',
}, async ({ page, platform }) => {
  const list = initiativeList(page);
  const shown = platform.find.initiative({ located: true, photos: 2, title: PRESENT });
  await list.find(shown.public_id);
  await list.rows.first().click();
  const detail = page.getByRole('article');
  await expect(detail.getByRole('heading')).toHaveText(String(shown.title));
  await detail.getByRole('button', { name: 'Xaritada' }).click();
  const map = page.getByRole('dialog');
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(map.locator('.leaflet-marker-icon')).toBeVisible();
  await expect(map.getByText('© OpenStreetMap')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();

  await detail.getByRole('button', { name: '2-rasmni ochish' }).click();
  const viewer = page.getByRole('dialog', { name: 'Rasmlar' });
  const large = viewer.locator('img').first();
  await expect(viewer.getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^1 \/ /)).toBeVisible();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // By keyboard: Enter closes and opens the focused row.
  await list.search.blur();
  await list.rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(detail).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(detail).toBeVisible();
});
