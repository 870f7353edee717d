import { describe, expect, it, vi } from 'vitest';
import { type SavedResult, withResult } from '@/features/moderation-results/saved-results.ts';

let answer: unknown = {};
const request = async () => ({ ok: true, value: answer });
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { newResultsWith } = await import('@/features/moderation-results/api.ts');

const saved = (id: number): SavedResult => ({ id, board: 1, district: 2, at: '2026-11-28T06:00:00.000Z' });

describe('the results saved at this workstation', () => {
  it('begin with the newest, each once, at most fifty', () => {
    expect(withResult([saved(2), saved(1)], saved(1)).map(({ id }) => id)).toEqual([1, 2]);
    const many = Array.from({ length: 50 }, (_, id) => saved(id));
    expect(withResult(many, saved(99))).toEqual([saved(99), ...many.slice(0, -1)]);
  });
});

describe('a new result', () => {
  it.each<[unknown, number | null]>([
    [{ id: 7 }, 7],
    [{ data: { id: '7' } }, 7],
    [{ moderation_result: { id: 7 } }, 7],
    [{}, null],
    [null, null],
    ['OK', null],
  ])('whose answer is %j is saved, and its id is %j', async (given, id) => {
    answer = given;
    const onSaved = vi.fn();
    const sent = { board_id: 1, region_id: 2, district_id: 3, file_uid: 'a' };
    await newResultsWith(onSaved).save(sent);
    expect(onSaved.mock.calls).toEqual([[sent, id]]);
  });
});
