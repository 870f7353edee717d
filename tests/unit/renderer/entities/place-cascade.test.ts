import { expect, it } from 'vitest';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';

const place = { region_id: 1, district_id: 11, quarter_id: 111, year: 2025 };

it('gives district and quarter up with another region, and the quarter with another district', () => {
  expect(withRegion(place, 2)).toEqual({ region_id: 2, district_id: null, quarter_id: null, year: 2025 });
  expect(withRegion(place, null)).toEqual({ region_id: null, district_id: null, quarter_id: null, year: 2025 });
  expect(withDistrict(place, 12)).toEqual({ region_id: 1, district_id: 12, quarter_id: null, year: 2025 });
});

it('changes nothing where the same one is chosen again', () => {
  expect(withRegion(place, 1)).toBe(place);
  expect(withDistrict(place, 11)).toBe(place);
});

it('gives a form without a quarter none', () => {
  const { quarter_id: _, ...rest } = place;
  expect(withRegion(rest, 2)).toEqual({ region_id: 2, district_id: null, year: 2025 });
  expect(withDistrict(rest, 12)).toEqual({ region_id: 1, district_id: 12, year: 2025 });
});

it('gives up whatever else of the form is that of the district', () => {
  const form = {
    ...place,
    organization_id: 5,
    id_number_id: 7,
    account_number_id: 8,
    additional_quarter_id: 9,
    title: 'x',
  };
  const gone = { quarter_id: null, organization_id: null, id_number_id: null, account_number_id: null };
  expect(withDistrict(form, 12)).toEqual({ ...form, district_id: 12, ...gone, additional_quarter_id: null });
  expect(withRegion(form, 2)).toEqual({
    ...form,
    region_id: 2,
    district_id: null,
    ...gone,
    additional_quarter_id: null,
  });
});
