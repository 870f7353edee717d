import { AHEAD_BYTES, ONE_AHEAD_BYTES } from '@shared/pictures-ahead.ts';
import { describe, expect, it } from 'vitest';
import { nextPicture, readyAhead, wantedAround } from '@/features/review/ahead.ts';
import type { AheadOutcome } from '@/kit/read-ahead.ts';

const MB = 1024 * 1024;
const ready = (bytes: number): AheadOutcome => ({ state: 'ready', bytes });
const NONE: AheadOutcome = { state: 'none' };
const LATER: AheadOutcome = { state: 'later' };
const known = (outcomes: Record<string, AheadOutcome>) => new Map(Object.entries(outcomes));

describe('wantedAround', () => {
  const entries = Array.from({ length: 20 }, (_, at) => [`${at}a`, `${at}b`]);

  it('begins with the pictures that the next key shows, then follows the order of the queue', () => {
    const { near, all, next } = wantedAround(entries, 3);
    expect(near).toEqual(['4a', '4b', '5a', '5b', '2a', '2b']);
    expect(all).toEqual([...near, ...entries.slice(6, 14).flat()]);
    expect(next).toEqual(entries.slice(4, 14));
  });

  it('has fewer pictures at the ends, and each once', () => {
    expect(wantedAround(entries, 0).near).toEqual(['1a', '1b', '2a', '2b']);
    expect(wantedAround(entries, 19)).toEqual({ near: ['18a', '18b'], all: ['18a', '18b'], next: [] });
    expect(wantedAround([['x'], ['y', 'x'], ['y', 'z'], []], 0).all).toEqual(['y', 'x', 'z']);
  });
});

describe('nextPicture', () => {
  it('goes on until every picture is known', () => {
    expect(nextPicture(['a', 'b'], known({}))).toEqual({ hash: 'a', most: ONE_AHEAD_BYTES, again: false });
    expect(nextPicture(['a', 'b'], known({ a: NONE }))?.hash).toBe('b');
    expect(nextPicture(['a', 'b'], known({ a: ready(1), b: NONE }))).toBeNull();
  });

  it('retries a picture that could not be read, after the others', () => {
    expect(nextPicture(['a', 'b'], known({ a: LATER }))).toMatchObject({ hash: 'b', again: false });
    expect(nextPicture(['a', 'b'], known({ a: LATER, b: NONE }))).toMatchObject({ hash: 'a', again: true });
  });

  it('wB5: never allows more than 60 MB ahead, and leaves a picture of 40 MB for later', () => {
    const all = Array.from({ length: 50 }, (_, nth) => `p${nth}`);
    const sizes = new Map(all.map((hash, nth) => [hash, nth === 2 ? 40 * MB : ((nth * 7) % 9) * MB + 1]));
    const outcomes = new Map<string, AheadOutcome>();
    let bytes = 0;
    for (let next = nextPicture(all, outcomes); next; next = nextPicture(all, outcomes)) {
      const size = sizes.get(next.hash) ?? 0;
      if (size <= next.most) bytes += size;
      outcomes.set(next.hash, size <= next.most ? ready(size) : { state: 'large', most: next.most });
      expect(bytes).toBeLessThanOrEqual(AHEAD_BYTES);
    }
    expect(bytes).toBeGreaterThan(AHEAD_BYTES - 2 * MB);
    expect(outcomes.get('p2')).toEqual({ state: 'large', most: ONE_AHEAD_BYTES });
  });

  it('retries a large picture once more bytes are allowed: the person has gone on', () => {
    const outcomes = known({ a: ready(AHEAD_BYTES - MB), b: { state: 'large', most: MB } });
    expect(nextPicture(['a', 'b'], outcomes)).toBeNull();
    expect(nextPicture(['b'], outcomes)).toEqual({ hash: 'b', most: ONE_AHEAD_BYTES, again: false });
  });
});

describe('readyAhead', () => {
  it.each([
    ['nothing is known', {}, 1],
    ['the second has one of two', { a: ready(1), b: ready(1) }, 2],
    ['a picture that the platform does not have is not waited for', { a: ready(1), b: ready(1), c: NONE }, 4],
    ['a large picture is missing', { a: { state: 'large', most: MB }, b: ready(1), c: ready(1) }, 1],
    ['a picture that could not be read is missing', { a: ready(1), b: LATER, c: ready(1) }, 2],
  ] as const)('counts the next entries that are ready: %s', (_what, outcomes, count) => {
    expect(readyAhead([[], ['a'], ['b', 'c'], []], known(outcomes))).toBe(count);
  });
});
