import { describe, expect, it } from 'vitest';
import { changesBetween } from '@/features/initiatives/decisions/changes.ts';
import { initiativeSchema } from '@/features/initiatives/initiative.ts';

const seen = initiativeSchema.parse({
  id: 1,
  stage: 'INITIAL',
  title: "Yo'l",
  requested_amount: 5,
  images: ['a', 'b'],
  is_editable: false,
});

describe('what somebody changed while a person was deciding', () => {
  it('is nothing where both readings are the same', () => {
    expect(changesBetween(seen, { ...seen, images: [...seen.images] })).toEqual([]);
  });

  it('names every field with what it was and what it is, in the order of weight', () => {
    const now = initiativeSchema.parse({ ...seen, requested_amount: 7, stage: 'PASSED', images: ['b'] });
    expect(changesBetween(seen, now)).toEqual([
      { field: 'stage', label: 'Bosqich', before: 'INITIAL', after: 'PASSED' },
      { field: 'requested_amount', label: "So'ralgan summa", before: 5, after: 7 },
      { field: 'images', label: 'Rasmlar', before: ['a', 'b'], after: ['b'] },
    ]);
  });

  it('does not count what a decision does not rest on', () => {
    expect(changesBetween(seen, { ...seen, is_editable: true })).toEqual([]);
  });
});
