import { describe, expect, it } from 'vitest';
import { askedAfter } from '@/kit/list/asked-texts.ts';

describe('a search field whose page shows another query', () => {
  it('has asked for it itself, also where it has asked for more meanwhile', () => {
    expect(askedAfter(['', 'p'], 'p')).toEqual(['p']);
    expect(askedAfter(['', 'p', 'pa'], 'p')).toEqual(['p', 'pa']);
  });

  it('has asked for it itself where the page leaves out what was asked for in between', () => {
    expect(askedAfter(['', 'p', 'pa'], 'pa')).toEqual(['pa']);
  });

  it('has not asked for what was shown before', () => {
    expect(askedAfter(['pa'], '')).toBeNull();
    expect(askedAfter(['pa'], 'p')).toBeNull();
  });

  it('goes by the last of two that are the same', () => {
    expect(askedAfter(['', 'p', 'pa', 'p'], 'p')).toEqual(['p']);
  });
});
