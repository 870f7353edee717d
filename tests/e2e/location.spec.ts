import type { Locator } from 'playwright/test';
import { PRESENT } from '../platform/find/rows.ts';
import { serious } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { locationDialog, openLocation, sentLocations } from './support/location-dialog.ts';
import { openRow } from './support/open-row.ts';
import { endSessionAtNextWrite } from './support/session-end.ts';
import { signOut } from './support/sign-out.ts';
import { stepsOf } from './support/steps.ts';

const DONE = "Manzil o'zgartirildi";
const GEOCODER = '/geocoder/reverse';

test.use({ appOptions: { viewport: { width: 1366, height: 768 } } });

const pasteInto = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('places are set by clicks, by drags, by typing and by pasting, with or without an address', async ({
  page,
  platform,
  signIn,
}) => {
  const step = stepsOf(platform);
  await signIn('moderator', 'later');
  await step('picks a place by a click, which finds its address', async (platform) => {
    const wanted = platform.find.initiative({ located: true, address_title: PRESENT });
    const before = { latitude: Number(wanted.latitude), longitude: Number(wanted.longitude) };
    const view = await openLocation(page, wanted);
    await expect(view.latitude).toHaveValue(String(before.latitude));
    await expect(view.address).not.toBeEditable();
    await expect(view.address).toHaveValue(String(wanted.address_title));

    await view.clickAt(80, -60);
    await expect(view.address).toHaveValue(/ MFY, .+ koʻchasi, \d+-uy$/);
    const [latitude, longitude] = [Number(await view.latitude.inputValue()), Number(await view.longitude.inputValue())];
    // To the north-east, by less than the map shows.
    expect(latitude).toBeGreaterThan(before.latitude);
    expect(latitude).toBeLessThan(before.latitude + 0.2);
    expect(longitude).toBeGreaterThan(before.longitude);
    expect(longitude).toBeLessThan(before.longitude + 0.2);
    await view.address.fill('  Chilonzor tumani,\n Navroʻz koʻchasi, 5-uy ');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(DONE)).toBeVisible();
    await expect(view.dialog).toBeHidden();

    const address_title = 'Chilonzor tumani, Navroʻz koʻchasi, 5-uy';
    expect(sentLocations(platform)).toEqual([
      {
        path: `/api/v1/moderators/initiatives/${wanted.id}/location`,
        status: 200,
        body: { latitude, longitude, address_title },
      },
    ]);
    await expect(page.getByRole('article')).toContainText(address_title);
    expect(platform.calls().find(({ path }) => path === GEOCODER)?.query).toMatchObject({ 'accept-language': 'uz_UZ' });
  });

  await step('the pin is dragged; a typed address is not replaced, the found one is only offered', async (platform) => {
    const wanted = platform.find.initiative({ located: true });
    const view = await openLocation(page, wanted);
    await view.pin.hover();
    await page.mouse.down();
    const at = await view.pin.boundingBox();
    await page.mouse.move((at?.x ?? 0) + 90, (at?.y ?? 0) + 120, { steps: 5 });
    await page.mouse.up();
    await expect(view.address).toHaveValue(/-uy$/);
    expect(Number(await view.latitude.inputValue())).toBeLessThan(Number(wanted.latitude));
    await view.address.fill('Maktab yonida');
    await view.clickAt(-100, -80);
    const offer = view.dialog.getByRole('status').filter({ hasText: 'Topilgan manzil' });
    await expect(offer).toBeVisible();
    await expect(view.address).toHaveValue('Maktab yonida');
    await offer.getByRole('button', { name: "Qo'yish" }).click();
    await expect(view.address).toHaveValue(/-uy$/);
    await expect(offer).toHaveCount(0);
  });

  await step('a refused save keeps everything', async (platform) => {
    const wanted = platform.find.initiative({ located: true });
    const view = await openLocation(page, wanted);
    await view.clickAt(60, 60);
    await expect(view.address).toHaveValue(/-uy$/);
    const typed = await Promise.all([view.latitude, view.longitude, view.address].map((field) => field.inputValue()));
    platform.faults.add({
      kind: 'status',
      status: 409,
      message: 'Boshqa moderator ishlamoqda',
      match: { path: /location$/ },
      times: 1,
    });
    await view.save.click();
    await expect(view.dialog.getByRole('alert')).toContainText('Boshqa moderator ishlamoqda');
    expect(await Promise.all([view.latitude, view.longitude, view.address].map((field) => field.inputValue()))).toEqual(
      typed,
    );
    platform.faults.add({ kind: 'drop', match: { path: /location$/ }, times: 1 });
    await view.save.click();
    await expect(view.dialog.getByRole('alert')).toContainText('Aloqa uzilib qoldi');
    await view.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentLocations(platform).map(({ status }) => status)).toEqual([409, null, 200]);
  });

  await step(
    'C-031: after a draft is restored, an address found for an earlier place is not taken for typed',
    async (platform) => {
      const wanted = platform.find.initiative({ located: true });
      let view = await openLocation(page, wanted);
      await view.clickAt(80, -60);
      await expect(view.address).toHaveValue(/-uy$/);
      const first = await view.address.inputValue();
      endSessionAtNextWrite(platform);
      await view.save.click();
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
      await signIn('moderator', 'later');
      view = await openLocation(page, wanted);
      await view.dialog.getByRole('button', { name: 'Tiklash' }).click();
      await expect(view.address).toHaveValue(first);
      platform.faults.add({ kind: 'drop', match: { path: GEOCODER }, times: 1 });
      await view.clickAt(-100, 80);
      await expect(view.dialog.getByText('Manzil aniqlanmadi, joy tanlangan')).toBeVisible();
      await expect(view.address).toHaveValue('');
      const place = [Number(await view.latitude.inputValue()), Number(await view.longitude.inputValue())];
      await view.save.click();
      await expect(page.getByText(DONE)).toBeVisible();
      expect(sentLocations(platform).at(-1)?.body).toEqual({ latitude: place[0], longitude: place[1] });
    },
  );

  await step(
    'coordinates are typed without an address; invalid ones are explained, swapped ones are warned about',
    async (platform) => {
      const wanted = platform.find.initiative({ located: true });
      const view = await openLocation(page, wanted);
      await view.latitude.fill('910');
      await view.longitude.fill('');
      await page.keyboard.press('Control+s');
      await expect(view.dialog.getByText('−90 dan 90 gacha son kiriting')).toBeVisible();
      await expect(view.dialog.getByText('Majburiy maydon')).toBeVisible();
      await expect(view.latitude).toBeFocused();
      await expect(view.pin).toHaveCount(0);
      await view.latitude.fill('0');
      await page.keyboard.press('Control+s');
      await expect(view.dialog.getByText("0 joylashuv yo'qligini bildiradi")).toBeVisible();

      await view.latitude.fill('69,2');
      await view.longitude.fill('41,3');
      await expect(view.dialog.getByText("o'rni almashgan ko'rinadi")).toBeVisible();
      await view.latitude.fill('39,65');
      await view.longitude.fill('66,97');
      await expect(view.dialog.getByText("O'zbekistondan tashqarida")).toHaveCount(0);
      // The map follows to the other end of the country.
      await expect(view.pin).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByText(DONE)).toBeVisible();
      expect(sentLocations(platform).map(({ body }) => body)).toEqual([{ latitude: 39.65, longitude: 66.97 }]);
      expect(platform.calls().some(({ path }) => path === GEOCODER)).toBe(false);
    },
  );

  await step(
    'C-031: coordinates typed or pasted after a pick are not sent with the address of the pick',
    async (platform) => {
      for (const how of ['typed', 'pasted'] as const) {
        const view = await openLocation(page, platform.find.initiative({ located: true }));
        await view.clickAt(80, -60);
        await expect(view.address).toHaveValue(/-uy$/);
        const picked = await view.latitude.inputValue();
        const address = await view.address.inputValue();
        if (how === 'typed') {
          await view.latitude.fill('39,65');
          await view.longitude.fill('66,97');
        } else await pasteInto(view.latitude, '39.65, 66.97');
        await expect(view.dialog.getByText(NOT_SENT)).toBeVisible();
        await expect(view.address).not.toBeEditable();
        await expect(view.address).not.toHaveValue(address);
        // The latitude of the pick alone does not restore its address.
        if (how === 'typed') {
          const longitude = await view.longitude.inputValue();
          await view.latitude.fill(picked);
          await expect(view.dialog.getByText(NOT_SENT)).toBeVisible();
          await view.longitude.fill(longitude);
          await view.latitude.fill('39,65');
        }
        await view.save.click();
        await expect(page.getByText(DONE)).toBeVisible();
        expect(sentLocations(platform).at(-1)?.body, how).toEqual({ latitude: 39.65, longitude: 66.97 });
      }
    },
  );

  await step('C-031: a late address for an earlier pick is sent with no other place', async (platform) => {
    const view = await openLocation(page, platform.find.initiative({ located: true }));
    const release = platform.faults.hold({ match: { path: GEOCODER }, times: 1 });
    await view.clickAt(80, -60);
    await expect(view.dialog.getByText('Manzil aniqlanmoqda…')).toBeVisible();
    const [latitude, longitude] = [await view.latitude.inputValue(), await view.longitude.inputValue()];
    await view.latitude.fill('41.3');
    release();
    await expect.poll(() => platform.calls().filter(({ path, status }) => path === GEOCODER && status).length).toBe(1);
    // The address has arrived once its own place shows it.
    await view.latitude.fill(latitude);
    await expect(view.address).toHaveValue(/-uy$/);
    await view.latitude.fill('41.3');
    await view.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentLocations(platform).map(({ body }) => body)).toEqual([{ latitude: 41.3, longitude: Number(longitude) }]);
  });

  await step('a failing or slow geocoder is reported, and the place is still saved', async (platform) => {
    const view = await openLocation(page, platform.find.initiative({ located: true }));
    for (const [index, kind] of (['drop', 'wrong-content-type', 'malformed-json'] as const).entries()) {
      platform.faults.add({ kind, match: { path: GEOCODER }, times: 1 });
      await view.clickAt(40 + index * 25, 30);
      await expect(view.dialog.getByText('Manzil aniqlanmadi, joy tanlangan')).toBeVisible();
      await expect(view.pin).toBeVisible();
    }
    await view.dialog.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect(view.address).toHaveValue(/-uy$/);

    // A place without an address.
    await view.latitude.fill('10');
    await view.longitude.fill('10');
    await view.dialog.getByRole('button', { name: 'Manzilni aniqlash' }).click();
    await expect(view.dialog.getByText('Bu joyning manzili topilmadi')).toBeVisible();
    await expect(view.address).toHaveValue('');

    const release = platform.faults.hold({ match: { path: GEOCODER }, times: 1 });
    await view.latitude.fill('41.3');
    await view.longitude.fill('69.2');
    await view.dialog.getByRole('button', { name: 'Manzilni aniqlash' }).click();
    await expect(view.dialog.getByText('Manzil aniqlanmoqda…')).toBeVisible();
    await view.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentLocations(platform).map(({ body }) => body)).toEqual([{ latitude: 41.3, longitude: 69.2 }]);
    release();
  });

  await signOut(page);
  await signIn('admin', 'later');
  await step('the map is whole in a window of 1366 × 768', async (platform) => {
    const { map, save } = await openLocation(page, platform.find.initiative({ located: true, title: PRESENT }));
    const [shown, button] = [await map.boundingBox(), await save.boundingBox()];
    // The line above the buttons.
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 12);
  });

  await step('both coordinates are pasted at once, and a button looks up their address', async (platform) => {
    const view = await openLocation(page, platform.find.initiative({ located: true }));
    await pasteInto(view.latitude, '41.551, 60.634');
    await expect(view.latitude).toHaveValue('41.551');
    await expect(view.longitude).toHaveValue('60.634');
    await view.dialog.getByRole('button', { name: 'Manzilni aniqlash' }).click();
    await expect(view.address).toHaveValue(/^Xorazm viloyati, .+-uy$/);
    await view.save.click();
    await expect(page.getByText(DONE)).toBeVisible();
    expect(sentLocations(platform)[0]?.body).toMatchObject({
      latitude: 41.551,
      longitude: 60.634,
      address_title: expect.stringMatching(/^Xorazm viloyati/),
    });
  });

  await step('the dialog has no serious accessibility violation', async (platform) => {
    const view = await openLocation(page, platform.find.initiative({ located: true }));
    await view.clickAt(60, 60);
    await expect(view.address).toHaveValue(/-uy$/);
    await view.latitude.fill('10');
    expect(await serious(page)).toEqual([]);
  });
});

/** The note that the address on the screen is not sent. */
const NOT_SENT = "Koordinatalar qo'lda o'zgartirildi: xaritada tanlangan joyning manzili yuborilmaydi.";

test('by keyboard alone: the map is moved under the cross-hair, Enter picks, and the place is saved', {
  tag: '@journey',
}, async ({ page, platform, signIn }) => {
  await signIn('moderator');
  const wanted = platform.find.initiative({ located: false });
  const row = await openRow(page, wanted);
  await row.getByRole('button', { name: 'Joylashuvni belgilash' }).focus();
  await page.keyboard.press('Enter');
  const view = locationDialog(page);
  await expect(view.map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(view.pin).toHaveCount(0);
  await expect(view.map).toBeFocused();
  await expect(view.map).toContainText('Enter tanlaydi');
  await page.keyboard.press('Enter');
  await expect(view.pin).toBeVisible();
  const [latitude, longitude] = [Number(await view.latitude.inputValue()), Number(await view.longitude.inputValue())];
  expect([latitude, longitude]).toEqual([expect.closeTo(41.311, 3), expect.closeTo(69.28, 3)]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await view.longitude.inputValue())).toBeGreaterThan(longitude);
  expect(Number(await view.latitude.inputValue())).toBeGreaterThan(latitude);
  await expect(view.address).toHaveValue(/-uy$/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(DONE)).toBeVisible();
  expect(sentLocations(platform)).toHaveLength(1);
});

test.describe('where the office has named no server of maps', () => {
  test.use({ appOptions: { env: { BACKOFFICE_TILE_URL: '', BACKOFFICE_GEOCODER_URL: '' } } });

  test('no place is sent anywhere: the map says why it has no picture, and the address is typed', async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn('admin');
    const row = await openRow(page, platform.find.initiative({ located: true, address_title: PRESENT }));
    await row.getByRole('button', { name: "Joylashuvni o'zgartirish" }).click();
    const view = locationDialog(page);
    await expect(view.dialog.getByText('Xarita xizmati sozlanmagan: administratorga murojaat qiling')).toBeVisible();
    await view.clickAt(80, -60);
    await expect(view.dialog.getByText(/^Manzillar xizmati sozlanmagan/)).toBeVisible();
    await view.address.fill('Navroʻz koʻchasi, 5-uy');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(DONE)).toBeVisible();
    expect(platform.calls().filter(({ path }) => /^\/(?:tiles|geocoder)/.test(path))).toEqual([]);
  });
});
