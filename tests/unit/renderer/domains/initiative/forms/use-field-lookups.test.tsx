import { createElement } from 'react';
import { expect, it } from 'vitest';
import { INITIATIVE_LISTS } from '../../../laws/lists/initiatives.ts';
import { drawPart } from '../../../laws/program.tsx';

const { useFieldLookups } = await import('@/domains/initiative/forms/use-field-lookups.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const initiative = initiativeSchema.parse({
  ...INITIATIVE_LISTS[0]?.record,
  ...{ quarter_id: 3, quarter_title: 'Gulzor', organization_id: 14, organization_title: '12-maktab' },
});
const CATEGORIES = [
  { id: 4, title: 'Bino', organization_type: 'SCHOOL' },
  { id: 5, title: 'Sport', organization_type: 'SPORT' },
];

type Chosen = { category_id: number; district_id: number };

let known: unknown[] = [];
let offered: unknown[] | undefined = [];
function Probe({ chosen }: { chosen: Chosen }) {
  const { quarters, organizations } = useFieldLookups(initiative, chosen);
  known = [quarters.known, organizations.known].map((one) => one?.label);
  offered = quarters.data?.map(({ label }) => label);
  return null;
}

/** What is asked, and offered without an answer, while this is chosen. */
async function lookupsOf(chosen: Chosen) {
  const { calls } = await drawPart(createElement(Probe, { chosen }), {
    'api/v1/initiative-categories': { initiative_categories: CATEGORIES },
    'api/v1/quarters': { quarters: [{ id: 5, title: 'Navbahor' }] },
  });
  const asked = (path: string) => calls.findLast((call) => call.path === path)?.query;
  return { quarters: asked('api/v1/quarters'), organizations: asked('api/v1/organizations'), known };
}

it("offers what lies in the chosen district, of the category's type, and the initiative's own", async () => {
  expect(await lookupsOf({ category_id: 4, district_id: 22 })).toEqual({
    quarters: { district_id: 22 },
    organizations: { district_id: 22, organization_type: 'SCHOOL' },
    known: ['Gulzor', '12-maktab'],
  });
});

it('after another district, or category, the old one is asked for nothing more', async () => {
  expect(await lookupsOf({ category_id: 4, district_id: 23 })).toEqual({
    quarters: { district_id: 23 },
    organizations: { district_id: 23, organization_type: 'SCHOOL' },
    known: [undefined, undefined],
  });
  expect(await lookupsOf({ category_id: 5, district_id: 22 })).toEqual({
    quarters: { district_id: 22 },
    organizations: { district_id: 22, organization_type: 'SPORT' },
    known: ['Gulzor', undefined],
  });
});

it("the initiative's own quarter stays an option that the platform does not list any more", async () => {
  await lookupsOf({ category_id: 4, district_id: 22 });
  expect(offered).toEqual(['Gulzor', 'Navbahor']);
  await lookupsOf({ category_id: 4, district_id: 23 });
  expect(offered).toEqual(['Navbahor']);
});
