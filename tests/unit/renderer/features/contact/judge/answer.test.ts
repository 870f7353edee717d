import { AppError, type ErrorKind } from '@shared/errors.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeAnswer } from '@/features/contact/judge/answer.ts';
import { flag, optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { countedAt, lookupAt, rowsAnywhere, rowsAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';

const row = z.object({
  id: recordId,
  district_id: optionalNumber,
  title: optionalName,
  is_active: flag,
  created_at: optionalTime,
  status: optionalText,
});
const fine = { id: 1, district_id: 11, title: 'A', is_active: true, created_at: '2024-03-05T07:04:00', status: 'NEW' };
const { district_id: districtId, ...others } = fine;
const inCamelCase = { ...others, districtId };
const list = rowsAt('items_of_ours', row);
const query = { limit: 20, offset: 0 };
const words = { status: ['NEW'] };
const found = (answer: unknown, schema: z.ZodType = list) =>
  judgeAnswer({ answer, schema, query }, words).findings.map(({ what, at, came }) =>
    [what, at, came].filter((part) => part !== undefined).join(' '),
  );

describe('an answer as assumed agrees', () => {
  it.each([
    ['a page', list, { items_of_ours: [fine], count: 1 }],
    ['a counted page', countedAt('items_of_ours', row), { items_of_ours: [fine], count: 1 }],
    ['a lookup', lookupAt('items_of_ours', row), { items_of_ours: [fine], count: 1 }],
    ['a bare list', rowsAnywhere(row), [fine]],
    ['a list in any envelope', rowsAnywhere(row), { results: [fine] }],
    ['a record', recordAt('fund', ['title'], row), { fund: fine }],
    ['a missing value', list, { items_of_ours: [{ ...fine, title: null }], count: 1 }],
  ])('%s', (_, schema, answer) => expect(found(answer, schema)).toEqual([]));
});

describe('contrary spellings are found', () => {
  const page = (one: object) => ({ items_of_ours: [{ ...fine, ...one }], count: 1 });
  it.each([
    ['rows under a usual key', { items: [fine], meta: { total: 1 } }, ['elsewhere items_of_ours', 'elsewhere count']],
    ['rows under no usual key', { ours: [fine], meta: { total: 1 } }, ['envelope']],
    ['an answer that is no object', 'x', ['envelope']],
    ['no total', { items_of_ours: [fine] }, ['total-missing count']],
    ['a total that is less than the rows', { items_of_ours: [fine, { ...fine, id: 2 }], count: 1 }, ['total-less']],
    ['an id as text', page({ id: '1' }), ['odd id string']],
    ['an id that is none', page({ id: 'a-b' }), ['unreadable id string']],
    ['a number as text', page({ district_id: '11' }), ['odd district_id string']],
    ['a flag as a number', page({ is_active: 1 }), ['odd is_active number']],
    [
      'a time with an offset',
      page({ created_at: '2024-03-05T07:04:00+05:00' }),
      ['odd created_at 9999-99-99T99:99:99+99:99'],
    ],
    ['a time as a number', page({ created_at: 1709600000 }), ['odd created_at number']],
    ['an unknown word', page({ status: 'ARCHIVED' }), ['unknown-word status']],
    ['keys in camelCase', { items_of_ours: [inCamelCase], count: 1 }, ['renamed district_id districtId']],
  ])('%s', (_, answer, expected) => expect(found(answer)).toEqual(expected));

  it('more rows than were asked for', () => {
    const rows = Array.from({ length: 21 }, (_, id) => ({ ...fine, id }));
    expect(found({ items_of_ours: rows, count: 21 })).toEqual(['more-rows']);
  });
  it('a record in an unknown envelope', () => {
    expect(found({ object: fine, extra: 1 }, recordAt('fund', ['title'], row))).toEqual(['envelope']);
  });
});

it.each([
  ['network', 'no-answer'],
  ['timeout', 'no-answer'],
  ['unauthorized', 'signed-out'],
  ['forbidden', 'forbidden'],
  ['not-found', 'no-such-call'],
  ['invalid', 'refused'],
  ['server', 'failed'],
  ['unexpected-shape', 'not-json'],
] as const)('a failure of the kind %s is told as %s', (kind: ErrorKind, what) => {
  const { findings } = judgeAnswer({ error: new AppError({ kind }), schema: list, query });
  expect(findings.map((one) => one.what)).toEqual([what]);
});

it.each([
  ['net::ERR_CERT_AUTHORITY_INVALID', 'untrusted'],
  ['a page instead of the answer', 'not-json'],
  ['net::ERR_CONNECTION_REFUSED', 'no-answer'],
])('no answer because of %s is told as %s', (detail, what) => {
  const { findings } = judgeAnswer({ error: new AppError({ kind: 'network', detail }), schema: list, query });
  expect(findings.map((one) => one.what)).toEqual([what]);
});
