import { beforeEach, expect, it, vi } from 'vitest';
import { placeAtStart, placeInChapter, rememberStep } from '@/app/manual/begun.ts';

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
});

it('each chapter is gone on with at its own step, and the manual opens at the one last begun', () => {
  expect([placeAtStart(), placeInChapter('rejecting')]).toEqual(['screen', { chapter: 'rejecting', step: 0 }]);
  rememberStep('rejecting', 2, 5);
  rememberStep('printing', 1, 5);
  rememberStep('rejecting', 3, 5);
  expect(placeInChapter('printing')).toEqual({ chapter: 'printing', step: 1 });
  expect([placeAtStart(), placeInChapter('rejecting')]).toEqual(Array(2).fill({ chapter: 'rejecting', step: 3 }));
});

it.each([
  ['at its beginning', 0],
  ['with all its steps done', 5],
])('a chapter %s begins anew, and the others stay', (_, step) => {
  rememberStep('printing', 1, 5);
  rememberStep('rejecting', 4, 5);
  rememberStep('rejecting', step, 5);
  expect(placeInChapter('rejecting').step).toBe(0);
  expect(placeAtStart()).toEqual({ chapter: 'printing', step: 1 });
});

it.each(['no json', '{"a":1}', '[{"chapter":"printing","step":-1}]'])(
  'what is no list of chapters is none: %s',
  (kept) => {
    rememberStep('printing', 1, 5);
    for (const [key] of memory) memory.set(key, kept);
    expect(placeAtStart()).toBe('screen');
  },
);
