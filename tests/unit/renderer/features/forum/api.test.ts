import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const answers = new Map<string, unknown>();
const asked: string[] = [];
const request = async ({ path }: { path: string }) => {
  asked.push(path);
  return answers.get(path) ?? { ok: false, error: { kind: 'not-found', status: 404 } };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { forums } = await import('@/features/forum/api.ts');

const FORUM = 'api/v2/info/forum/7';
const DISTRICT = 'api/v1/districts/1005';
const forum = { id: 7, districtId: 1005, nearby: 'Bogʻ', responsiblePerson: 'Karimov', date: '2026-03-14' };
const read = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(forums.item('7'));

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  answers.set(FORUM, { ok: true, value: forum });
});

describe('a forum that is read for its form', () => {
  it('has the region of its district, whatever envelope either arrives in (Z-130)', async () => {
    const district = { id: 1005, region_id: '4' };
    for (const value of [district, { data: district }, { district }]) {
      answers.set(DISTRICT, { ok: true, value });
      expect(await read()).toMatchObject({ regionId: 4, districtId: 1005 });
    }
    expect(asked.slice(0, 2)).toEqual([FORUM, DISTRICT]);
  });

  it('has no district where its district no longer exists', async () => {
    expect(await read()).toMatchObject({ regionId: null, districtId: null, nearby: 'Bogʻ' });
  });

  it('requests no district where it has none', async () => {
    answers.set(FORUM, { ok: true, value: { forum: { ...forum, districtId: null } } });
    expect(await read()).toMatchObject({ regionId: null, districtId: null });
    expect(asked).toEqual([FORUM]);
  });

  it.each([
    ['cannot be reached', { ok: false, error: { kind: 'network' } }, 'network'],
    ['arrives in an unknown envelope (Z-154)', { ok: true, value: { a: {}, b: {} } }, 'unexpected-shape'],
  ])('is an error where its district %s', async (_what, answer, kind) => {
    answers.set(DISTRICT, answer);
    await expect(read()).rejects.toMatchObject({ kind });
  });
});
