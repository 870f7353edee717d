import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  defineTable,
  flag,
  integer,
  json,
  type NewRow,
  nullable,
  type RowOf,
  real,
  reference,
  sqlOf,
  stamp,
  text,
  unique,
} from '../../../platform/db/table.ts';
import { byOffset, equal, search } from '../../../platform/routes/record-list.ts';
import { recordRoutes } from '../../../platform/routes/records.ts';

const columns = {
  title: json<{ uz: string }>(),
  code: unique(text<'A' | 'B'>()),
  price: real(),
  fund_id: reference('funds', { cascade: true }),
  board_id: nullable(reference('boards')),
  active: flag(),
  created_at: stamp(),
};

test('the SQL of a table follows from its columns', () => {
  const table = defineTable({
    kind: 'thing',
    name: 'things',
    columns,
    unique: [['code', 'fund_id']],
    indexes: [['fund_id', 'id']],
  });
  expect(sqlOf(table).replaceAll(', ', ',\n')).toBe(`CREATE TABLE things (id INTEGER PRIMARY KEY,
"title" TEXT NOT NULL,
"code" TEXT NOT NULL UNIQUE,
"price" REAL NOT NULL,
"fund_id" INTEGER NOT NULL REFERENCES funds ON DELETE CASCADE,
"board_id" INTEGER REFERENCES boards,
"active" INTEGER NOT NULL,
"created_at" TEXT NOT NULL,
UNIQUE ("code",
"fund_id")) STRICT;
CREATE INDEX things_by_fund_id_id ON things ("fund_id",
"id");`);
});

test('the types of its rows follow from its columns, too', () => {
  type Row = RowOf<typeof columns>;
  expectTypeOf<Row['title']>().toEqualTypeOf<{ uz: string }>();
  expectTypeOf<Row['code']>().toEqualTypeOf<'A' | 'B'>();
  expectTypeOf<Row['board_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<Row['active']>().toEqualTypeOf<boolean>();
  expectTypeOf<Omit<Row, 'id' | 'created_at'>>().toExtend<NewRow<typeof columns>>();
  expectTypeOf<Omit<Row, 'id' | 'price'>>().not.toExtend<NewRow<typeof columns>>();
});

test('an unknown column name does not compile', () => {
  const table = defineTable({ kind: 'thing', name: 'things', columns: { year: integer() } });
  const shared = { ids: {}, table, missing: '' };
  const list = { pages: byOffset(), order: ['-year', 'id'] } as const;
  recordRoutes({ ...shared, list: { ...list, filters: { of: equal('year', z.string()) } } });
  // @ts-expect-error: an order by an unknown column
  recordRoutes({ ...shared, list: { ...list, order: ['-years'] } });
  // @ts-expect-error: a filter on an unknown column
  recordRoutes({ ...shared, list: { ...list, filters: { of: equal('years', z.string()) } } });
  // @ts-expect-error: a search in an unknown column
  recordRoutes({ ...shared, list: { ...list, filters: { of: search('years') } } });
  // @ts-expect-error: a body without the column, and no conversion to it
  recordRoutes({ ...shared, body: z.strictObject({ years: z.number() }) });
  // @ts-expect-error: a seed without the column
  defineTable({ kind: 'thing', name: 'things', columns: { year: integer() }, seed: () => [{ years: 1 }] });
  // @ts-expect-error: an index on an unknown column
  defineTable({ kind: 'thing', name: 'things', columns: { year: integer() }, indexes: [['years']] });
});
