import { expect, type Locator, type Page } from 'playwright/test';
import type { RecordedCall } from '../../platform/recorder.ts';
import type { Platform } from '../../platform/types.ts';
import { openRow } from './open-row.ts';

/** The dialog for picking a location, as a person sees it. */
export type LocationDialog = {
  dialog: Locator;
  /** The map, which takes the focus. */
  map: Locator;
  pin: Locator;
  latitude: Locator;
  longitude: Locator;
  address: Locator;
  save: Locator;
  /** Clicks the map at this offset from its middle, in px. */
  clickAt: (x: number, y: number) => Promise<void>;
};

export function locationDialog(page: Page): LocationDialog {
  const dialog = page.getByRole('dialog', { name: 'Joylashuvni belgilash' });
  const map = dialog.getByRole('application', { name: 'Xarita: joyni tanlash' });
  return {
    dialog,
    map,
    pin: map.locator('.leaflet-marker-icon'),
    latitude: dialog.getByRole('textbox', { name: 'Kenglik' }),
    longitude: dialog.getByRole('textbox', { name: 'Uzunlik' }),
    address: dialog.getByRole('textbox', { name: 'Manzil' }),
    save: dialog.getByRole('button', { name: 'Saqlash' }),
    clickAt: async (x, y) => {
      const box = await map.boundingBox();
      if (!box) throw new Error('no map in sight');
      await map.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
    },
  };
}

/** Opens the dialog for an initiative, and waits until its map is loaded. */
export async function openLocation(
  page: Page,
  initiative: { public_id: string; board_id: number },
): Promise<LocationDialog> {
  const row = await openRow(page, initiative);
  await row.getByRole('button', { name: /^Joylashuvni (belgilash|o'zgartirish)$/ }).click();
  const view = locationDialog(page);
  await expect(view.map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  return view;
}

/** The calls that set the location, in order. */
export const sentLocations = (platform: Platform): Pick<RecordedCall, 'path' | 'status' | 'body'>[] =>
  platform
    .calls()
    .filter(({ path }) => path.endsWith('/location'))
    .map(({ path, status, body }) => ({ path, status, body }));
