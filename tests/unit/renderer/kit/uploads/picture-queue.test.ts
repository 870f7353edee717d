import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { describe, expect, test } from 'vitest';
import {
  again,
  arrived,
  EMPTY_QUEUE,
  failed,
  joined,
  nextOf,
  type PictureQueue,
  rowOf,
  withArrived,
  without,
} from '@/kit/uploads/picture-queue.ts';

const file = (id: string): ChosenFile => ({ id, name: `${id}.png`, bytes: 1, kind: 'png', problem: null });
const known = { hash: 'known', name: '' };
const picture = (hash: string) => ({ hash, name: `${hash}.png` });
const broken = new AppError({ kind: 'network' });
const three = joined(EMPTY_QUEUE, [file('a'), file('b'), file('c')]);
const row = (value: Parameters<typeof rowOf>[0], queue: PictureQueue) => rowOf(value, queue).map(({ key }) => key);

describe('the next upload', () => {
  test('is the first waiting picture, one after the other; none where none waits', () => {
    expect(nextOf(EMPTY_QUEUE)).toBeNull();
    expect(nextOf(three)?.id).toBe('a');
    expect(nextOf(arrived(three, 'a', 'A'))?.id).toBe('b');
    expect(nextOf(without(three, 'a'))?.id).toBe('b');
  });

  test('is not blocked by a failed picture, nor displaced by a retried one', () => {
    const one = failed(three, 'a', broken);
    expect(nextOf(one)?.id).toBe('b');
    const retried = again(one, 'a');
    expect(nextOf(retried)?.id).toBe('b');
    expect(nextOf(without(without(retried, 'b'), 'c'))?.id).toBe('a');
  });

  test('is not changed by an unknown picture', () => {
    expect(arrived(three, 'x', 'X')).toBe(three);
    expect(again(three, 'x')).toBe(three);
  });
});

describe('the order', () => {
  test('of the value is that of choosing, whatever failed meanwhile, behind the earlier pictures', () => {
    const queue = failed(three, 'a', broken);
    const withB = arrived(queue, 'b', 'B');
    const value = withArrived([known], picture('B'), withB);
    const withA = arrived(again(withB, 'a'), 'a', 'A');
    expect(withArrived(value, picture('A'), withA).map(({ hash }) => hash)).toEqual(['known', 'A', 'B']);
  });

  test('of the row is the same, and a picture keeps its key when it is uploaded', () => {
    const queue = arrived(failed(three, 'a', broken), 'b', 'B');
    expect(row([known, picture('B')], queue)).toEqual(['known', 'a', 'b', 'c']);
    expect(row([known, picture('B')], again(queue, 'a'))).toEqual(['known', 'a', 'b', 'c']);
    expect(row([known], joined(queue, [file('d')]))).toEqual(['known', 'a', 'c', 'd']);
  });
});

test('a picture that the platform knows already stands in the value once', () => {
  const value = [known];
  expect(withArrived(value, picture('known'), three)).toBe(value);
});
