import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let answer: unknown;
const request = vi.fn(async (_: object) => answer);
const noteOddFields = vi.fn();
vi.stubGlobal('window', { bridge: { app: { noteOddFields }, api: { request, cancel: async () => ({ ok: true }) } } });
const { protocolQuery } = await import('@/entities/moderation-protocol.ts');

const protocol = () => new QueryClient().fetchQuery({ ...protocolQuery(61, 8), retry: false });
beforeEach(() => void noteOddFields.mockClear());

it('is read of its own season and district', async () => {
  answer = { ok: true, value: { file_id: 'f1' } };
  await protocol();
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ query: { board_id: 61, district_id: 8 } }));
});

describe('Z-130, Z-154: a protocol', () => {
  const body = { file_id: 'f1' };
  it.each([
    ['bare', body],
    ['in data', { data: body }],
    ['under the only name', { record: body }],
  ])('%s is read', async (_where, value) => {
    answer = { ok: true, value };
    expect(await protocol()).toBe('f1');
  });

  it('in an unknown envelope is an error, and is logged', async () => {
    answer = { ok: true, value: { foo: { bar: body } } };
    await expect(protocol()).rejects.toMatchObject({ kind: 'unexpected-shape' });
    expect(noteOddFields.mock.calls).toMatchObject([[{ method: 'GET', fields: ['answer'] }]]);
  });
});

it.each([[null], [{}]])('%j says that there is no protocol', async (value) => {
  answer = { ok: true, value };
  expect(await protocol()).toBeNull();
});
