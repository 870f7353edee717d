import { withSnakeKeys } from '@shared/snake-keys.ts';
import { expect, it } from 'vitest';

it.each([
  [{ districtId: 1 }, { district_id: 1 }],
  [
    { id: 1, createdAt: 'x' },
    { id: 1, createdAt: 'x', created_at: 'x' },
  ],
  [
    { users: [{ fullName: 'a' }, { fullName: 'b', lastLogin: null }], count: 2 },
    { users: [{ full_name: 'a' }, { fullName: 'b', full_name: 'b', lastLogin: null, last_login: null }], count: 2 },
  ],
  [
    [{ id: 1, title: { uzLat: 'a', uzCyr: 'b' } }],
    [{ id: 1, title: { uzLat: 'a', uzCyr: 'b', uz_lat: 'a', uz_cyr: 'b' } }],
  ],
])('%j is read in snake_case, too', (answer, read) => expect(withSnakeKeys(answer)).toEqual(read));

it('what a platform says in snake_case wins', () =>
  expect(withSnakeKeys({ createdAt: 1, created_at: 2 })).toEqual({ createdAt: 1, created_at: 2 }));

it.each([null, 'districtId', 7, [], [{ district_id: 1 }], { ID: 1, URL: 'x', district_id: { a: 1 } }])(
  '%j stays what it is',
  (answer) => expect(withSnakeKeys(answer)).toBe(answer),
);
