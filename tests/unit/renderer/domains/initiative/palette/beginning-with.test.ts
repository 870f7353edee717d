import { expect, test } from 'vitest';
import { beginningWith } from '@/domains/initiative/palette/beginning-with.ts';

const ROWS = [
  { id: 1, public_id: '0614047502350' },
  { id: 2, public_id: '990614047502' },
  { id: 3, public_id: null },
  { id: 4, public_id: '061404750235' },
  { id: 5, public_id: '061404750235' },
];

test('initiatives whose id begins with the digits are found: an exact id first, two with the same id both', () => {
  expect(beginningWith(ROWS, '061404750235').map(({ id }) => id)).toEqual([4, 5, 1]);
  expect(beginningWith(ROWS, '0614047').map(({ id }) => id)).toEqual([1, 4, 5]);
  expect(beginningWith(ROWS, '777777')).toEqual([]);
});
