import { expect, it } from 'vitest';
import { ADVICE, figureText, NAMES, STATES } from '@/features/network-check/words.ts';
import { createI18n } from '@/i18n/i18n.ts';

const { t } = createI18n('latin').current();

it('each state has its own words', () => {
  expect(STATES).toEqual({
    good: 'Joyida',
    warning: "E'tibor bering",
    bad: 'Ishlamayapti',
    unknown: 'Aniqlanmadi',
  });
});

it('each check has a name, and each problem advice, that no other has', () => {
  for (const texts of [NAMES, ADVICE].map(Object.values)) expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  [{ unit: 'ms', value: 1234 }, '1 234 ms'],
  [{ unit: 'bytes', value: 12 * 1024 ** 3 }, "12 GB bo'sh"],
  [{ unit: 'minutes', value: 12 }, '12 daqiqa oldinda'],
  [{ unit: 'minutes', value: -12 }, '12 daqiqa orqada'],
  [{ unit: 'minutes', value: 0 }, "farqi yo'q"],
  [null, null],
] as const)('a figure %j says %j', (figure, words) => {
  expect(figureText(figure, t)?.replace(/\s/g, ' ') ?? null).toBe(words);
});
