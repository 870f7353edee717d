import { expect, it } from 'vitest';
import { saidIn } from '../../../../src/main/api/said.ts';

const SAID = 'Bunday buyurtmachi bor';

it.each([
  { message: SAID },
  { error: { code: 409, message: SAID } },
  { error: SAID },
  { detail: SAID },
  { statusCode: 409, message: [SAID], error: 'Conflict' },
  { errors: [SAID] },
  { type: 'about:blank', title: 'Conflict', status: 409, detail: SAID },
  { type: 'about:blank', title: SAID, status: 409 },
  { error: 'Conflict', error_description: SAID },
  { non_field_errors: [SAID] },
])('%j says a message', (body) => expect(saidIn(body)).toEqual({ message: SAID, fields: [] }));

it.each([
  { errors: { tin: [SAID] } },
  { errors: { tin: SAID } },
  { errors: [{ field: 'tin', defaultMessage: SAID, code: 'Unique' }] },
  { message: [{ property: 'tin', constraints: { unique: SAID } }], error: 'Bad Request' },
  { detail: [{ loc: ['body', 'tin'], msg: SAID, type: 'value_error' }] },
  { tin: [SAID] },
  { violations: [{ propertyPath: 'tin', message: SAID }] },
  { errors: [{ pointer: '#/tin', detail: SAID }] },
  { 'invalid-params': [{ name: 'tin', reason: SAID }] },
  { error: { details: [{ field: 'tin', message: SAID }] } },
])('%j says it of a field', (body) =>
  expect(saidIn(body)).toEqual({ message: SAID, fields: [{ path: 'tin', message: SAID }] }),
);

it('a message of its own stands beside those of the fields', () =>
  expect(saidIn({ message: 'Tekshiring', errors: { 'title.ru': ['a', 'b'], tin: ['c'] } })).toEqual({
    message: 'Tekshiring',
    fields: [
      { path: 'title.ru', message: 'a\nb' },
      { path: 'tin', message: 'c' },
    ],
  }));

it.each([
  ['#/title/0/text', 'title.0.text'],
  ['title[ru]', 'title.ru'],
  ['body.tin', 'tin'],
])('%s is the field %s', (pointer, path) =>
  expect(saidIn({ errors: [{ pointer, detail: SAID }] }).fields).toEqual([{ path, message: SAID }]),
);

it.each([
  null,
  'x',
  [],
  {},
  { message: '' },
  { message: 7 },
  { error: 'Bad Request' },
  { title: 'Not Found', status: 404 },
  { message: 'x'.repeat(1001) },
  { errors: { tin: {} } },
])('%j says nothing', (body) => expect(saidIn(body)).toEqual({ message: undefined, fields: [] }));
