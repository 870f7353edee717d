import { expect, test } from 'vitest';
import { AREAS } from '../../platform/areas/all.ts';
import { TABLES } from '../../platform/find/tables.ts';

const tables = AREAS.flatMap((area): readonly { kind: keyof typeof TABLES; name: string }[] => area.tables);

test('names of areas, of their tables and of record kinds are unique', () => {
  for (const names of [AREAS.map(({ name }) => name), tables.map(({ name }) => name), tables.map(({ kind }) => kind)])
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('the records of a kind are in the table that its area names', () => {
  for (const { kind, name } of tables) expect(TABLES[kind].name).toBe(name);
});
