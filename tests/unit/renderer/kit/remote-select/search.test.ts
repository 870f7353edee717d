import { expect, it } from 'vitest';
import { searchOf } from '@/kit/remote-select/search.ts';

it.each([
  ['', ''],
  ['o', ''],
  [' o ', ''],
  ['ol', 'ol'],
  ['  olma ', 'olma'],
  ['o\u200b\u00ad', ''],
  ['\u200eol\u00adma\u00a0', 'olma'],
  ['To\u02bdxtayev', "To'xtayev"],
])('"%s" typed asks for "%s"', (typed, wanted) => expect(searchOf(typed)).toBe(wanted));
