import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';

const { PlaceFilters } = await import('@/features/protocols/place-filters.tsx');

it.each([
  ['a region and a district', 2, 22],
  ['a region', 2, null],
])('E-003: %s are gone from the documents once the filters are cleared', async (_, region, district) => {
  let now = { region, district };
  const setFilters = (some: object) => {
    now = { ...now, ...some };
  };
  const list = { filters: now, setFilters } as never;
  const { controls } = await drawPart(createElement(PlaceFilters, { list }), LOOKUPS);
  const clear = controls.get('Filtrlarni tozalash');
  expect(clear?.disabled).toBe(false);
  clear?.onChange(undefined as never);
  expect(now).toEqual({ region: null, district: null });
});
