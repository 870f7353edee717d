import type { Page } from 'playwright/test';
import { PRESENT } from '../../platform/find/rows.ts';
import type { Platform } from '../../platform/types.ts';

export const PATH = '/api/v1/quarters';
export const LIST = '/app/quarters';

/** The rows of the list of quarters. */
export const rows = (page: Page) => page.getByRole('table', { name: 'Mahallalar' }).locator('tr[data-row]');

/** Chooses an option of a select by its exact name. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** The queries of the list's calls. */
export const listCalls = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method === 'GET' && path === PATH)
    .map(({ query: { cache: _, ...query } }) => query);

/** Region and district of the staff, and a quarter there with both numbers. */
export function home({ find }: Platform) {
  const { id: district, region_id: region } = find.home;
  const whole = {
    status: 'ACTIVE',
    financial_status: 'GOOD',
    id_number_id: PRESENT,
    account_number_id: PRESENT,
  } as const;
  return { region, district, quarter: find.quarter({ district_id: district, ...whole }) };
}
