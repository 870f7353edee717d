import { describe, expect, it } from 'vitest';
import { rebase } from '@/kit/forms/rebase.ts';

describe('a form whose record somebody else has changed', () => {
  const before = { description: 'Eski', amount: 5, quarter: 1, file: { hash: 'a' } };
  const now = { description: 'Yangi', amount: 7, quarter: 2, file: { hash: 'b' } };

  it('follows the record where nobody has touched it', () => {
    expect(rebase({ ...before, file: { hash: 'a' } }, before, now)).toEqual(now);
  });

  it('keeps what the person entered', () => {
    expect(rebase({ ...before, description: 'Meniki', amount: 9 }, before, now)).toEqual({
      ...now,
      description: 'Meniki',
      amount: 9,
    });
  });
});
