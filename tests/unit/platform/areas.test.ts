import { expect, test } from 'vitest';
import { AREAS } from '../../platform/areas/all.ts';
import { TABLES } from '../../platform/find/tables.ts';

const tables = AREAS.flatMap((area): readonly { kind: keyof typeof TABLES; name: string }[] => area.tables);

test('areas, their tables and what tests call their records have names of their own', () => {
  for (const names of [AREAS.map(({ name }) => name), tables.map(({ name }) => name), tables.map(({ kind }) => kind)])
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('what tests call a record of an area is kept in the table of the area', () => {
  for (const { kind, name } of tables) expect(TABLES[kind].name).toBe(name);
});
