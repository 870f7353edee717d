import { expect, it } from 'vitest';
import { fieldMeant } from '@/kit/forms/refused-fields.ts';

const SHOWN = ['title.uz_lat', 'title.ru', 'tin', 'category', 'district_id', 'files'];

it.each([
  ['tin', 'tin'],
  ['Tin', 'tin'],
  ['districtId', 'district_id'],
  ['district', 'district_id'],
  ['category_id', 'category'],
  ['title.ru', 'title.ru'],
  ['title.uzLat', 'title.uz_lat'],
  ['title', 'title.uz_lat'],
  ['title.0.text', 'title.uz_lat'],
])('%s is shown at %s', (meant, shown) => expect(fieldMeant(meant, SHOWN)).toBe(shown));

it.each(['inn', 'tinn', 'region_id', '', 'id'])('"%s" is a field that the form does not show', (meant) =>
  expect(fieldMeant(meant, SHOWN)).toBeUndefined(),
);

it('the field of that very name comes first', () =>
  expect(fieldMeant('category_id', ['category', 'category_id'])).toBe('category_id'));
