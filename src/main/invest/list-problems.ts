import type { InvestLists, PlacedProblem } from '@shared/invest-lists.ts';

/** Some of the lists: those that a file holds. */
export type SomeLists = { [K in keyof InvestLists]?: InvestLists[K] | undefined };

/** Lists whose entries have no nested lists. */
const PLAIN = ['ministries', 'funding_sources', 'expense_types', 'construction_types', 'work_types', 'powers'] as const;

/** Contradictions in well-formed lists: a value given twice, an id that its list lacks. */
export function listProblems(lists: SomeLists): PlacedProblem[] {
  const { districts = [], spheres = [], ministries = [], categories = [] } = lists;
  return [
    ...repeated('districts', 'soato', districts),
    ...repeated('spheres', 'id', spheres),
    ...spheres.flatMap(({ networks }, at) => repeated(`spheres[${at}].networks`, 'id', networks)),
    ...PLAIN.flatMap((name) => repeated(name, 'id', lists[name] ?? [])),
    ...repeated('categories', 'category_id', categories),
    ...categories.flatMap(({ sphere_id, network_id, ministry_id }, at) => {
      const sphere = spheres.find(({ id }) => id === sphere_id);
      return [
        ...unless(sphere !== undefined, `categories[${at}].sphere_id`),
        ...unless(!sphere || has(sphere.networks, network_id), `categories[${at}].network_id`),
        ...unless(has(ministries, ministry_id), `categories[${at}].ministry_id`),
      ];
    }),
  ];
}

const has = (entries: readonly { id: number }[], wanted: number): boolean => entries.some(({ id }) => id === wanted);

const unless = (good: boolean, place: string): PlacedProblem[] => (good ? [] : [{ place, problem: 'not-listed' }]);

/** The entries of a list whose key an earlier entry already has. */
function repeated<K extends string>(
  list: string,
  key: K,
  entries: readonly Readonly<Record<K, unknown>>[],
): PlacedProblem[] {
  const seen = new Set<unknown>();
  return entries.flatMap(({ [key]: value }, at) => {
    if (seen.has(value)) return [{ place: `${list}[${at}].${key}`, problem: 'repeated' as const }];
    seen.add(value);
    return [];
  });
}
