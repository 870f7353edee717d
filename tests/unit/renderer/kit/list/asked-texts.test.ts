import { describe, expect, it } from 'vitest';
import { askedAfter } from '@/kit/list/asked-texts.ts';

describe('a search field whose page shows another query', () => {
  it('recognizes its own query, also where it has asked for more meanwhile', () => {
    expect(askedAfter(['', 'p'], 'p')).toEqual(['p']);
    expect(askedAfter(['', 'p', 'pa'], 'p')).toEqual(['p', 'pa']);
  });

  it('recognizes its own query where the page skips the queries in between', () => {
    expect(askedAfter(['', 'p', 'pa'], 'pa')).toEqual(['pa']);
  });

  it('does not take an earlier query for its own', () => {
    expect(askedAfter(['pa'], '')).toBeNull();
    expect(askedAfter(['pa'], 'p')).toBeNull();
  });

  it('uses the last of two equal queries', () => {
    expect(askedAfter(['', 'p', 'pa', 'p'], 'p')).toEqual(['p']);
  });
});
