import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heirOf, placeAmong } from '@/kit/data-table/heir.ts';

test.each([
  ['abcd', 'b', 'acd', 1],
  // Several are gone together: the first that is left, not the old place.
  ['abcdef', 'd', 'ef', 0],
  ['abcdef', 'd', 'aef', 1],
  // Nothing that followed is left, but the next page has moved up.
  ['abcd', 'd', 'abcx', 3],
  ['abcd', 'c', 'ab', 2],
  // New rows came in above.
  ['abcd', 'b', 'xacd', 2],
  // Another page.
  ['abcd', 'b', 'wxyz', -1],
  ['a', 'a', '', -1],
])('of %s, %s is gone; of %s, the heir is at %s', (before, gone, now, at) => {
  expect(heirOf([...before], gone, [...now])).toBe(at);
});

test('whatever is gone: the heir is the first that followed it and is left, or the end of what preceded it', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.nat(), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (before, pick, stays) => {
      const at = pick % before.length;
      const now = before.filter((_, index) => index !== at && stays[index]);
      const heir = heirOf(before, before[at] ?? '', now);
      const preceding = now.filter((id) => before.indexOf(id) < at).length;
      expect(heir).toBe(now.length === 0 ? -1 : preceding);
    }),
  );
});

test.each([
  ['a row that has moved', 'abcd', 'c', 'xabcd', 3],
  ['one that is gone, with some above it', 'abcdef', 'd', 'aef', 1],
  ['one of another page', 'abcd', 'c', 'wxyz', 2],
  ['one of another page, which is shorter', 'abcd', 'd', 'wx', 1],
  ['one of a list that is empty now', 'abcd', 'c', '', -1],
  ['no row', 'abcd', undefined, 'abcd', -1],
])('the cursor of %s: chosen in %s, %s, it stands in %s at %s', (_, before, id, now, at) => {
  const among = [...before];
  const place = id === undefined ? -1 : among.indexOf(id);
  expect(placeAmong({ id, place, among }, [...now])).toBe(at);
});
