import { expect, it } from 'vitest';
import { inOtherScript } from '../../../../src/renderer/src/i18n/other-script.ts';
import { toCyrillic } from '../../../../src/renderer/src/i18n/transliterate.ts';
import { TERRITORY_NAMES } from './territory-names.ts';

it.each([
  ['Asqarova Zebo', 'Асқарова Зебо'],
  ['Асқарова Зебо', 'Asqarova Zebo'],
  ["To'xtayev", 'Тўхтаев'],
  ['Тўхтаев', "To'xtayev"],
  ['Aсқарова', 'Asqarova'],
  ['', null],
  ['053418207013', null],
  ['+998 90 123-45-67', null],
  ['№ 7/2', null],
])('%j is %j in the other script', (query, other) => {
  expect(inOtherScript(query)).toBe(other);
});

it('finds the name that the list shows in Cyrillic', () => {
  const names = TERRITORY_NAMES.map(([latin]) => latin).filter((latin) => toCyrillic(latin) !== latin);
  const shown = names.map(toCyrillic);
  expect(shown.map(inOtherScript)).toEqual(names.map((name) => name.replace(/[ʻʼ‘’]/g, "'")));
});
