import { expect, type Locator, type Page } from 'playwright/test';

/** The path of the import, as the platform records it. */
export const IMPORT_PATH = '/api/v1/customers/excel';

/** The import of customers as a person sees it. */
export type CustomerImport = {
  dialog: Locator;
  zone: Locator;
  confirm: Locator;
  /** The rows of a sheet's preview, its header first. */
  sheet: (name: string) => Locator;
  /** The figure under a label. */
  tile: (label: string) => Locator;
  /** Waits until an alert in the dialog says so. */
  says: (text: string | RegExp) => Promise<void>;
};

/** Opens the list of customers, from the menu. */
export async function openCustomers(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Asosiy menyu' });
  await menu.getByRole('button', { name: "Ma'lumotnomalar" }).click();
  await menu.getByRole('link', { name: 'Buyurtmachilar' }).click();
}

/** Opens the list of customers and waits for its rows. */
export async function settledCustomers(page: Page): Promise<void> {
  await openCustomers(page);
  await expect(page.getByRole('table', { name: 'Buyurtmachilar' }).locator('tr[data-row]')).toHaveCount(15);
}

/** The import dialog, open or not. */
function customerImport(page: Page): CustomerImport {
  const dialog = page.getByRole('dialog', { name: 'Buyurtmachilarni Excel orqali yangilash' });
  return {
    dialog,
    zone: dialog.locator('[data-drop-zone]'),
    confirm: dialog.getByRole('button', { name: 'Yuklash', exact: true }),
    sheet: (name) => dialog.getByRole('region', { name }).getByRole('row'),
    tile: (label) => dialog.getByRole('term').filter({ hasText: label }).locator('xpath=../dd'),
    says: (text) => expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible(),
  };
}

/** Opens the dialog from the list's toolbar. */
export async function openCustomerImport(page: Page): Promise<CustomerImport> {
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exceldan yangilash' }).click();
  const view = customerImport(page);
  await expect(view.dialog).toBeVisible();
  return view;
}
