import { expect, test } from 'vitest';
import { whenOf } from '@/kit/when.ts';
import { translate } from '../translate.ts';

/** 10.09.2026 14:02 in Tashkent. */
const NOW = Date.UTC(2026, 8, 10, 9, 2);
const HOUR = 60 * 60_000;

test.each([
  [NOW, 'bugun 14:02', 'бугун 14:02'],
  [NOW - 14 * HOUR, 'bugun 00:02', 'бугун 00:02'],
  [NOW - 15 * HOUR, 'kecha 23:02', 'кеча 23:02'],
  [NOW - 39 * HOUR, '08.09.2026 23:02', '08.09.2026 23:02'],
])('%d is %s', (time, latin, cyrillic) => {
  expect(whenOf(time, NOW, { t: translate('latin') })).toBe(latin);
  expect(whenOf(time, NOW, { t: translate('cyrillic') })).toBe(cyrillic);
});
