import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { openFieldsIn } from '../../laws/table-of.ts';

let home: object = {};
vi.doMock('@/features/quarters/use-region-of.ts', () => ({ useRegionOf: () => home }));
const { IdentityFields } = await import('@/features/quarters/identity-fields.tsx');

const FAILED = { error: new Error(), refetch: () => undefined };

it.each([
  ['of a new quarter can be chosen', null, { region: null, failed: null }, true],
  ['waits for that of the district, which another would clear', 22, { region: null, failed: null }, false],
  ['can be changed once that of the district is known', 22, { region: 2, failed: null }, true],
  ['can be chosen where that of the district cannot be read', 22, { region: null, failed: FAILED }, true],
])('the region %s', async (_, district_id, now, open) => {
  home = now;
  const values = { region_id: null, district_id, title: '', citizen_count: null };
  const field = (name: keyof typeof values) => ({ value: values[name], onChange: () => undefined });
  const state = { form: { values, setValues: () => undefined }, field } as never;
  const { html } = await drawPart(createElement(IdentityFields, { state }), LOOKUPS);
  expect(openFieldsIn(html).includes('Viloyat')).toBe(open);
});
