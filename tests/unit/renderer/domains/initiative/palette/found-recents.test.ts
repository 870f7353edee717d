import { expect, test } from 'vitest';
import { foundRecents } from '@/domains/initiative/palette/found-recents.ts';
import type { Recent } from '@/domains/initiative/recents/recents.ts';

const recent = (id: number, title: string | null, public_id: string | null = `10160000${id}`): Recent => ({
  ...{ id, title, public_id },
  board_id: 4,
});
const RECENTS = [
  recent(1001, "Ko'chani yoritish"),
  recent(1002, 'Кўприк қуриш'),
  recent(1003, null),
  recent(1004, 'Maktab hovlisi', null),
  recent(1005, "Ko'cha asfalti"),
  recent(1006, 'Stadion'),
  recent(1007, "Bolalar bog'chasi"),
];
const found = (query: string) => foundRecents(RECENTS, query).map(({ id }) => id);

test('an empty query gives the last five', () => {
  expect(found('')).toEqual([1001, 1002, 1003, 1004, 1005]);
  expect(found('  ')).toEqual([1001, 1002, 1003, 1004, 1005]);
});

test.each([
  { query: 'кўча', ids: [1001, 1005] },
  { query: 'koprik', ids: [1002] },
  { query: "bog'", ids: [1007] },
  { query: "asfalt ko'cha", ids: [1005] },
  { query: '101600001003', ids: [1003] },
  { query: '1006', ids: [1006] },
  { query: 'null', ids: [] },
  { query: 'metro', ids: [] },
])('"$query" is looked for in titles and ids, in either script', ({ query, ids }) => {
  expect(found(query)).toEqual(ids);
});
