import { expect, it } from 'vitest';
import { searchOf } from '@/kit/remote-select/search.ts';

it.each([
  ['', ''],
  ['o', ''],
  [' o ', ''],
  ['ol', 'ol'],
  ['  olma ', 'olma'],
])('"%s" typed asks for "%s"', (typed, wanted) => expect(searchOf(typed)).toBe(wanted));
