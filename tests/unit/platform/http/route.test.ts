import { expect, it } from 'vitest';
import { call } from '../../../platform/calls/entry.ts';
import { defineRoute, defineTokenlessRoute } from '../../../platform/http/route.ts';

const handler = () => ({});

it('is served as its entry says, by its number or by an entry of its own', () => {
  expect(defineRoute('E201', { handler })).toMatchObject({ method: 'GET', path: '/api/v1/funds', roles: ['admin'] });
  const own = call('E901', 'PUT /holidays/{id}', 'staff');
  expect(defineRoute(own, { handler })).toMatchObject({ method: 'PUT', path: '/holidays/{id}', roles: 'staff' });
});

it('is not made of a call that the table does not know', () => {
  expect(() => defineRoute('E999', { handler })).toThrow('E999');
});

it('needs a token unless its entry admits anybody or the scheduler', () => {
  expect(defineTokenlessRoute('E004', { handler }).roles).toBe('anybody');
  expect(defineTokenlessRoute('E064', { handler }).roles).toBe('scheduler');
  expect(() => defineTokenlessRoute('E201', { handler })).toThrow('E201');
  expect(() => defineRoute('E004', { handler })).toThrow('E004');
});
