import { expect, test } from 'vitest';
import { z } from 'zod';
import { rowSchema as contactRow } from '@/features/contacts/contact.ts';
import { rowSchema as quarterRow } from '@/features/quarters/quarter.ts';
import {
  flag,
  optionalName,
  optionalNumber,
  optionalText,
  optionalTime,
  recordId,
  unsaidText,
  writtenText,
  writtenTime,
} from '@/kit/fields.ts';
import { localizedData } from '@/kit/localized/languages.ts';
import { quickReading } from '@/kit/quick-rows.ts';

const FIELDS = {
  ...{ id: recordId, text: optionalText, written: writtenText, name: optionalName, number: optionalNumber },
  ...{ time: optionalTime, writtenTime, flag, title: localizedData },
};
const row = z.object(FIELDS);
const VALUES: readonly unknown[] = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'a ',
    'true',
    '12',
    '1 234.5',
    '-',
    0,
    1,
    7,
    -3,
    1.5,
    Number.NaN,
    1e12,
    9e15,
    true,
    false,
  ],
  ...[{}, { uz_lat: 'a' }, { ru: ' b ', en: null }, { uz_lat: 3 }, { uz_lat: {} }, { other: 1 }, [], ['a']],
];

test('every value of every field is read as by the schema, and left to it where it does not fit', () => {
  const quick = quickReading(row);
  for (const name of Object.keys(FIELDS)) {
    for (const value of VALUES) {
      const came = { id: 1, more: [1], [name]: value };
      const { success, data } = row.safeParse(came);
      expect([name, value, quick?.(came)]).toStrictEqual([name, value, success ? data : undefined]);
    }
  }
  const keys = Object.keys(quick?.({ id: '4' }) ?? {});
  expect(keys).toEqual(Object.keys(row.parse({ id: '4' })));
});

test('what is no record is left to the schema', () => {
  for (const came of [null, undefined, 'a', 3, [], [{ id: 1 }]]) expect(quickReading(row)?.(came)).toBeUndefined();
});

test('a schema with more than these fields has no quick reading', () => {
  const others = [
    z.object({ ...FIELDS, list: z.array(z.string()) }),
    z.object({ ...FIELDS, said: unsaidText }),
    z.looseObject(FIELDS),
    row.refine(({ id }) => id > 3),
    row.transform(({ id }) => id),
    z.unknown(),
  ];
  for (const schema of others) expect(quickReading(schema as z.ZodType)).toBeNull();
});

test('the lists that come whole in one answer have one', () => {
  for (const schema of [quarterRow, contactRow]) expect(quickReading(schema as z.ZodType)).not.toBeNull();
});
