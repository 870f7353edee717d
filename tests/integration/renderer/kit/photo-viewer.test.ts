import type { Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { caseOf } from '../../../support/gallery/gallery-case.ts';
import { galleryForEach } from '../../../support/gallery/gallery-page.ts';
import { bodiesOf } from '../../../support/gallery/gallery-stub.ts';

const expectPage = playwrightExpect.configure({ timeout: 10_000 });

const gallery = galleryForEach('map-view/', 'picture', 'photo-viewer/');
let page: Page;
beforeEach(async () => {
  page = await gallery.open();
});

const pictures = () => caseOf(page, 'picture');
const viewer = () => page.getByRole('dialog', { name: 'Rasmlar' });
const tool = (name: string) => viewer().getByRole('button', { name, exact: true });
const large = () => viewer().locator('img').first();
const view = () =>
  large().evaluate((image) => {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(image).transform);
    const turn = Math.round((Math.atan2(b, a) * 180) / Math.PI);
    return { scale: Math.round(Math.hypot(a, b) * 100) / 100, turn, x: e, y: f };
  });
const FITTED = { scale: 1, turn: 0, x: 0, y: 0 };
const open = async (number: number) => {
  await pictures()
    .root.getByRole('button', { name: `${number}-rasmni ochish` })
    .click();
  await expectPage(viewer().getByText(`${number} / 4`)).toBeVisible();
};

test('a picture is loaded by its address; a missing one is reported', async () => {
  const { root } = pictures();
  await root.scrollIntoViewIfNeeded();
  await expectPage(root.locator('[data-state="there"]')).toHaveCount(3);
  await expectPage(root.locator('img').first()).toHaveAttribute('src', '/files/kocha.svg');
  await expectPage(root.locator('[data-state="failed"]')).toHaveText('Rasm yuklanmadi');
});

describe('the viewer', () => {
  test('pages by keys, buttons and thumbs, never beyond the first or the last; Esc closes it', async () => {
    await open(1);
    await expectPage(tool('Oldingi rasm')).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expectPage(pictures().holds).toHaveText('0');
    await page.keyboard.press('ArrowRight');
    await expectPage(large()).toHaveAttribute('src', '/files/hovli.svg');
    await tool('Keyingi rasm').click();
    await expectPage(viewer().getByText('3 / 4')).toBeVisible();
    const thumbs = viewer().getByRole('navigation', { name: 'Rasmlar' }).getByRole('button');
    await thumbs.nth(3).click();
    await expectPage(thumbs.nth(3)).toHaveAttribute('aria-current', 'true');
    await expectPage(tool('Keyingi rasm')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expectPage(pictures().holds).toHaveText('3');
    await page.keyboard.press('Escape');
    await expectPage(viewer()).toHaveCount(0);
    await expectPage(pictures().holds).toHaveText('null');
  });

  test('zooms by keys and buttons, rotates by R, and shows the next picture whole', async () => {
    await open(1);
    await page.keyboard.press('+');
    await expectPage.poll(view).toEqual({ ...FITTED, scale: 1.5 });
    await tool('Kattalashtirish').click();
    await expectPage.poll(view).toEqual({ ...FITTED, scale: 2.25 });
    await page.keyboard.press('-');
    await page.keyboard.press('r');
    await expectPage.poll(async () => (await view()).turn).toBe(90);
    await tool('Oynaga moslash').click();
    await expectPage.poll(view).toEqual(FITTED);
    await tool('Burish').click();
    await page.keyboard.press('ArrowRight');
    await expectPage.poll(view).toEqual(FITTED);
  });

  test('zooms at the pointer by the wheel, and by a double click; a drag moves only a zoomed picture', async () => {
    await open(2);
    const middle = { x: 1366 / 2, y: 340 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 80, middle.y, { steps: 4 });
    await page.mouse.up();
    expect(await view()).toEqual(FITTED);
    await page.mouse.move(middle.x + 150, middle.y);
    await page.mouse.wheel(0, -300);
    await expectPage.poll(async () => (await view()).scale).toBeGreaterThan(1.5);
    const wheeled = await view();
    expect(wheeled.x).toBeLessThan(0);
    await page.mouse.down();
    await page.mouse.move(middle.x + 200, middle.y, { steps: 4 });
    await page.mouse.up();
    await expectPage.poll(async () => Math.round((await view()).x - wheeled.x)).toBe(50);
    await page.keyboard.press('0');
    await page.mouse.dblclick(middle.x, middle.y);
    await expectPage.poll(async () => (await view()).scale).toBe(2.5);
    await page.mouse.dblclick(middle.x, middle.y);
    await expectPage.poll(async () => (await view()).scale).toBe(1);
  });

  test('says which picture is missing, and saves the others under their title', async () => {
    await open(4);
    await expectPage(viewer().getByRole('alert')).toHaveText('Rasm yuklanmadi');
    await page.keyboard.press('ArrowLeft');
    await expectPage(viewer().getByRole('alert')).toHaveCount(0);
    await tool('Rasmni saqlash').click();
    await expect
      .poll(() => bodiesOf(page, 'downloads.start'))
      .toEqual([{ path: 'api/v2/info/file/maktab.svg', suggestedName: "Bunyodkor ko'chasini asfaltlash 3" }]);
  });
});

describe('a map', () => {
  const picker = () => page.getByRole('application', { name: 'Xarita: joyni tanlash' });
  const held = async (): Promise<{ latitude: number; longitude: number }> =>
    JSON.parse((await caseOf(page, 'map-view/map-picker').holds.textContent()) ?? '');

  test('marks its place and says that its tiles do not load; a static map has no buttons', async () => {
    const { root } = caseOf(page, 'map-view/map-view');
    await root.scrollIntoViewIfNeeded();
    await expectPage(root.getByRole('button', { name: 'Bunyodkor' })).toBeVisible();
    await expectPage(root.getByRole('status')).toHaveText('Xarita rasmi yuklanmadi');
    await expectPage(root.getByRole('button', { name: 'Yaqinlashtirish' })).toHaveCount(0);
  });

  test('C-029: shows its place at zoom 10', async () => {
    const { root } = caseOf(page, 'map-view/map-view');
    await root.scrollIntoViewIfNeeded();
    const tile = root.locator('.leaflet-tile').first();
    await expectPage(tile).toHaveAttribute('src', /^\/tiles\/10\//);
  });

  test('is drawn below a dialog', async () => {
    const { root } = caseOf(page, 'map-view/map-view');
    const pin = root.getByRole('button', { name: 'Bunyodkor' });
    await root.scrollIntoViewIfNeeded();
    await expectPage(pin).toBeVisible();
    await open(1);
    const box = await pin.boundingBox();
    if (!box) throw new Error('the pin is not to be seen');
    const above = await page.evaluate(
      ({ x, y, width, height }) =>
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=dialog]') !== null,
      box,
    );
    expect(above).toBe(true);
  });

  test('a place is picked by a click, and by the keyboard at the centre of the map', async () => {
    await picker().scrollIntoViewIfNeeded();
    for (const name of ['Yaqinlashtirish', 'Uzoqlashtirish'])
      await expectPage(picker().getByRole('button', { name })).toBeVisible();
    const start = await held();
    await picker().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectPage.poll(async () => (await held()).longitude).toBeGreaterThan(start.longitude + 0.01);
    const moved = await held();
    expect(moved.latitude).toBeGreaterThan(start.latitude + 0.01);
    // One zoom level closer, the same press moves half as far.
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectPage.poll(async () => (await held()).longitude).not.toBe(moved.longitude);
    const half = moved.longitude - (await held()).longitude;
    expect(half / (moved.longitude - start.longitude)).toBeCloseTo(0.5, 1);
    const before = await held();
    await picker().click({ position: { x: 250, y: 200 } });
    await expectPage.poll(async () => (await held()).latitude).toBeLessThan(before.latitude);
  });
});

test('pictures and maps follow the script of the window', async () => {
  page = await gallery.open({ script: 'cyrillic' });
  await pictures().root.scrollIntoViewIfNeeded();
  await expectPage(pictures().root.locator('[data-state="failed"]')).toHaveText('Расм юкланмади');
  await expectPage(page.getByRole('application', { name: 'Харита: жойни танлаш' })).toBeVisible();
});
