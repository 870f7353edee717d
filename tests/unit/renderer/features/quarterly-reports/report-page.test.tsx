import { expect, it } from 'vitest';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';
import type { Situation } from '../../laws/program.tsx';
import { openFieldsIn } from '../../laws/table-of.ts';

const FORM = ['Yil', 'Chorak'];

it.each<[string, Situation, string[]]>([
  ['all of the country', { role: 'admin' }, ['Viloyat', ...FORM]],
  ['a region: its district is chosen', { role: 'region_manager', region: 2 }, ['Tuman', ...FORM]],
  ['a district: no place is chosen', { role: 'moderator', region: 2, district: 22 }, FORM],
])('K-008, Z-070: a new report of somebody with %s', async (_, person, fields) => {
  const { html } = await acting('quarter-reports/add', LOOKUPS, person);
  expect(openFieldsIn(html).filter((label) => label !== 'file upload')).toEqual(fields);
});

it('shows the year of a report that is not offered for new ones', async () => {
  const report = { id: 7, region_id: 2, district_id: 22, season: 2017, quarter: 3, file_id: 'hisobot' };
  const { html } = await acting('quarter-reports/add/7', { ...LOOKUPS, 'api/v1/quarterly-reports/7': report });
  expect(html).toMatch(/<input(?![^>]*type="hidden")[^>]*\svalue="2017"/);
});
