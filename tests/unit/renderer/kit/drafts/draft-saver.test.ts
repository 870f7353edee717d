import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver } from '@/kit/drafts/draft-saver.ts';

const BAN = { scope: 'initiative-ban', record: '42' };
const OTHER = { scope: 'initiative-ban', record: '43' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function saver() {
  const done: string[] = [];
  return {
    done,
    ...createDraftSaver<string>({
      save: ({ record }, typed) => done.push(`save ${record} ${typed}`),
      remove: ({ record }) => done.push(`remove ${record}`),
    }),
  };
}

describe('a draft is saved', () => {
  it('half a second after the last change, once', () => {
    const { put, done } = saver();
    for (const typed of ['G', 'Go', 'Gol']) {
      put(BAN, typed);
      vi.advanceTimersByTime(400);
    }
    expect(done).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['save 42 Gol']);
    vi.advanceTimersByTime(10_000);
    expect(done).toHaveLength(1);
  });

  it('every two seconds during continuous typing', () => {
    const { put, done } = saver();
    for (let n = 1; n <= 50; n++) {
      put(BAN, `${n}`);
      vi.advanceTimersByTime(100);
    }
    expect(done).toEqual(['save 42 20', 'save 42 40']);
  });

  it('at once on a flush or when another record follows, and not again', () => {
    const { put, flush, done } = saver();
    put(BAN, 'G');
    put(OTHER, 'R');
    flush();
    flush();
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['save 42 G', 'save 43 R']);
  });
});

describe('a draft is dropped', () => {
  it('together with a pending save', () => {
    const { put, drop, done } = saver();
    put(BAN, 'G');
    drop(BAN);
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['remove 42']);
  });

  it('until something is typed again', () => {
    const { put, drop, flush, done } = saver();
    drop(BAN);
    put(BAN, 'Q');
    flush();
    expect(done).toEqual(['remove 42', 'save 42 Q']);
  });
});
