import { describe, expect, test } from 'vitest';
import { listProblems } from '../../../../src/main/invest/list-problems.ts';

const named = (...ids: number[]) => ids.map((id) => ({ id, title: 'x' }));
const category = (category_id: number, sphere_id: number, network_id: number, ministry_id: number) => ({
  ...{ category_id, sphere_id, network_id, ministry_id },
});
const GOOD = {
  districts: [{ soato: '1710229', title: 'x', region: 'y' }],
  spheres: [
    { id: 1, title: 'x', networks: named(1, 2) },
    { id: 2, title: 'x', networks: named(3) },
  ],
  ministries: named(1, 2),
  funding_sources: named(1),
  expense_types: named(1),
  construction_types: named(1),
  work_types: named(1),
  powers: named(1),
  categories: [category(11, 1, 2, 1), category(18, 2, 3, 2)],
};

test('lists that agree have no problem', () => expect(listProblems(GOOD)).toEqual([]));

describe('a repeated value is reported with its place', () => {
  const [place] = GOOD.districts;
  const twice: readonly (readonly [at: string, changes: object])[] = [
    ['districts[1].soato', { districts: [place, place] }],
    ['spheres[2].id', { spheres: [...GOOD.spheres, { id: 1, title: 'z', networks: named(9) }] }],
    ['spheres[0].networks[2].id', { spheres: [{ id: 1, title: 'x', networks: named(1, 2, 1) }, GOOD.spheres[1]] }],
    ...(['ministries', 'funding_sources', 'expense_types', 'construction_types', 'work_types', 'powers'] as const).map(
      (name) => [`${name}[2].id`, { [name]: named(1, 2, 1) }] as const,
    ),
    ['categories[2].category_id', { categories: [...GOOD.categories, category(11, 1, 1, 1)] }],
  ];
  test.each(twice)('%s', (at, changes) =>
    expect(listProblems({ ...GOOD, ...changes })).toEqual([{ place: at, problem: 'repeated' }]),
  );
});

test('two spheres may have networks with the same id', () =>
  expect(
    listProblems({
      spheres: [
        { id: 1, title: 'x', networks: named(1) },
        { id: 2, title: 'x', networks: named(1) },
      ],
    }),
  ).toEqual([]));

test.each([
  ['categories[0].sphere_id', category(11, 3, 2, 1)],
  ['categories[0].network_id', category(11, 1, 3, 1)],
  ['categories[0].ministry_id', category(11, 1, 2, 3)],
])('%s that is in no list is reported', (place, wrong) =>
  expect(listProblems({ ...GOOD, categories: [wrong] })).toEqual([{ place, problem: 'not-listed' }]),
);
