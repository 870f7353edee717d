import { describe, expect, it } from 'vitest';
import { haystackOf, matches } from '@/app/shell/palette/search.ts';

const list = haystackOf("Tashabbuslar ro'yxati", 'Tashabbuslar');
const reference = haystackOf("Ma'lumotnomalar");

describe('the palette', () => {
  it('finds a screen by either script, whatever script is shown', () => {
    expect(matches(list, 'tashabbus')).toBe(true);
    expect(matches(list, 'ташаббус')).toBe(true);
    expect(matches(list, 'рўйхат')).toBe(true);
    expect(matches(list, 'hisobot')).toBe(false);
    expect(matches(list, 'ҳисобот')).toBe(false);
  });

  it('takes words in any order and apostrophes of any kind, or none', () => {
    expect(matches(list, "ro'yxat tash")).toBe(true);
    expect(matches(list, 'roʻyxat')).toBe(true);
    expect(matches(list, 'royxat')).toBe(true);
    expect(matches(reference, 'MA’LUMOT')).toBe(true);
  });

  it('finds everything for an empty query', () => {
    expect(matches(list, '')).toBe(true);
    expect(matches(list, '  ')).toBe(true);
  });
});
