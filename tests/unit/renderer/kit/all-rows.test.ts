import { describe, expect, it } from 'vitest';
import { allRowsOf } from '@/kit/all-rows.ts';

describe('a list that is asked for in one call', () => {
  const all = Array.from({ length: 60 }, (_, n) => n);

  it('is read on where the platform gives fewer rows than it has', async () => {
    const asked: number[] = [];
    const came = await allRowsOf(async (offset) => {
      asked.push(offset);
      return { rows: all.slice(offset, offset + 25), total: all.length };
    });
    expect([came, asked]).toEqual([{ rows: all, total: 60 }, [0, 25, 50]]);
  });

  it('keeps the places of unreadable rows', async () => {
    const page = { unread: [{ index: 1, id: null }], total: 4 };
    expect(await allRowsOf(async (offset) => ({ ...page, rows: [offset] }))).toEqual({
      rows: [0, 2],
      unread: [
        { index: 1, id: null },
        { index: 3, id: null },
      ],
      total: 4,
    });
  });

  it('takes no row twice from a platform that answers every place with the same rows', async () => {
    const asked: number[] = [];
    const came = await allRowsOf(async (offset) => {
      asked.push(offset);
      return { rows: [{ id: 1 }, { id: 2 }], total: 6 };
    });
    expect([came, asked]).toEqual([{ rows: [{ id: 1 }, { id: 2 }], total: 6 }, [0, 2]]);
  });

  /** A platform without totals, which gives `most` rows from where the offset leads it. */
  const uncounted = (most: number, start: (offset: number) => number) => {
    const asked: number[] = [];
    const ask = async (offset: number) => {
      asked.push(offset);
      const rows = all.slice(start(offset), start(offset) + most).map((id) => ({ id, read: offset }));
      return { rows, total: rows.length, uncounted: true as const };
    };
    return { asked, ask };
  };
  const ids = ({ rows, total }: { rows: readonly { id: number }[]; total: number }) => [
    rows.map(({ id }) => id),
    total,
  ];

  it.each<[string, number, (offset: number) => number, number[]]>([
    ['gives fewer rows than it was asked for', 25, (offset) => offset, [0, 25, 50, 60]],
    ['gives as many as it was asked for', 60, (offset) => offset, [0, 60]],
    ['has the last page for every place beyond', 25, (offset) => Math.min(offset, 35), [0, 25, 50, 75]],
  ])('is read on without a total until an answer has no new row: a platform that %s', async (_, most, start, asked) => {
    const platform = uncounted(most, start);
    expect(ids(await allRowsOf(platform.ask))).toEqual([all, 60]);
    expect(platform.asked).toEqual(asked);
  });

  it('without a total takes no row twice from a platform that ignores the place, in whatever order', async () => {
    const platform = uncounted(25, () => 0);
    const turned = async (offset: number) => {
      const came = await platform.ask(offset);
      return offset === 0 ? came : { ...came, rows: came.rows.toReversed() };
    };
    expect(ids(await allRowsOf(turned))).toEqual([all.slice(0, 25), 25]);
    expect(platform.asked).toEqual([0, 25]);
  });

  it('without a total ends where no row can be read', async () => {
    const page = { rows: [], unread: [{ index: 0, id: null }], total: 1, uncounted: true as const };
    expect(await allRowsOf(async () => page)).toEqual({ rows: [], unread: [{ index: 0, id: null }], total: 1 });
  });

  it('is read on no further once there are enough', async () => {
    const platform = uncounted(25, (offset) => offset);
    expect(ids(await allRowsOf(platform.ask, 50))).toEqual([all.slice(0, 50), 50]);
    expect(platform.asked).toEqual([0, 25]);
  });

  it('ends at an empty answer, whatever the total', async () => {
    const came = await allRowsOf(async (offset) => ({ rows: offset === 0 ? [1] : [], total: 9 }));
    expect(came).toEqual({ rows: [1], total: 1 });
  });
});
