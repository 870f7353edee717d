import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalNumber, optionalText } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';

const schema = z.object({ title: optionalText, district_id: optionalNumber });
const quarter = recordAt('quarter', ['title', 'district_id'], schema);
const record = { id: 7, title: 'Oqtepa', district_id: 11 };
const read = { title: 'Oqtepa', district_id: 11 };

describe('Z-130: one record is found in every known envelope', () => {
  it.each<[name: string, answer: unknown]>([
    ['bare', record],
    ['under its own name', { quarter: record }],
    ['under its own name, beside other fields', { id: 7, quarter: record, status: 'OK' }],
    ['in data', { data: record }],
    ['in results', { results: record }],
    ['in results, as the only one of a list', { results: [record], count: 1 }],
    ['in data, under its own name', { data: { quarter: record } }],
    ['in data, beside a message', { success: true, message: null, data: record }],
    ['under the only name that there is', { mahalla: record }],
    ['as the only one of a bare list', [record]],
  ])('%s', (_name, answer) => expect(quarter.parse(answer)).toEqual(read));

  it('also where it has only one of its required fields', () => {
    expect(quarter.parse({ data: { title: 'Oqtepa' } })).toEqual({ title: 'Oqtepa', district_id: null });
    expect(quarter.parse({ title: null, district_id: null })).toEqual({ title: null, district_id: null });
  });

  it('also where it has a field of its own name, or of the name of an envelope', () => {
    const own = recordAt('fund', ['id'], z.object({ id: z.number(), fund: z.string(), data: z.object({}) }));
    const bare = { id: 3, fund: 'x', data: {} };
    expect(own.parse(bare)).toEqual(bare);
  });
});

describe('Z-154: an answer whose envelope is not known is refused, never an empty record', () => {
  it.each<[name: string, answer: unknown]>([
    ['an envelope in an unknown one', { foo: { bar: record } }],
    ['known names in an unknown one', { foo: { data: record } }],
    ['several records', { results: [record, record], count: 2 }],
    ['no record in a list', { data: [] }],
    ['a record without any required field', { id: 7, citizen_count: 4100 }],
    ['the same in an envelope', { quarter: { id: 7 } }],
    ['an unknown name beside another one', { foo: record, count: 1 }],
    ['nothing in it', {}],
    ['nothing', null],
    ['a text', 'Oqtepa'],
    ['no object in data', { data: 'Oqtepa' }],
  ])('%s', (_name, answer) => {
    const { error } = quarter.safeParse(answer);
    expect(error?.issues).toMatchObject([{ message: 'an envelope that is not known', path: [] }]);
  });

  it('names the field, not its value, where the envelope is known and the record is invalid', () => {
    const { error } = quarter.safeParse({ data: { ...record, district_id: {} } });
    expect(error?.issues.map(({ path }) => path)).toEqual([['district_id']]);
  });
});
