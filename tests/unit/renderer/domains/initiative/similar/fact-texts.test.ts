import { expect, test } from 'vitest';
import { factTexts } from '@/domains/initiative/similar/fact-texts.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';
import { interfaceTexts } from '../../../../../support/interface-texts.ts';

const texts = [...interfaceTexts()];
const NOTHING = {
  metres: null,
  office: false,
  category: false,
  author: null,
  likeness: 0,
  copy: false,
  picture: false,
};
const wordsOf = (...[facts, winner]: Parameters<typeof factTexts>) => factTexts(facts, winner).map(({ text }) => text);

test('facts are shown in words, without the likeness of the texts', () => {
  expect(wordsOf({ ...NOTHING, metres: 31.6, category: true, likeness: 0.9 }, null)).toEqual([
    '{{metres}} m narida',
    'toifasi bir xil',
  ]);
  expect(factTexts({ ...NOTHING, metres: 31.6 }, null)[0]?.values).toEqual({ metres: 32 });
  expect(wordsOf({ ...NOTHING, copy: true, category: true }, null)).toEqual(['matni deyarli bir xil']);
  expect(wordsOf({ ...NOTHING, author: 'same', picture: true }, null)).toEqual([
    "rasmi bir xil ko'rinadi",
    'muallif ismi bir xil',
  ]);
  expect(wordsOf({ ...NOTHING, author: 'alike', metres: 3, office: true }, null)).toEqual([
    '{{metres}} m narida',
    'umumiy nuqtada',
    "muallif ismi o'xshash",
  ]);
  expect(wordsOf({ ...NOTHING, metres: 8 }, { season: 2, year: 2025 })).toEqual([
    "{{season}}-mavsum, {{year}} g'olibi",
    '{{metres}} m narida',
  ]);
});

test('wS6: no text of the interface calls an initiative a duplicate or suspicious, and no likeness is a percentage', () => {
  const ofSimilar = texts.filter(([, files]) => files.some((file) => file.startsWith('domains/initiative/similar/')));
  expect(ofSimilar.length).toBeGreaterThan(20);
  expect(texts.filter(([text]) => /dublikat|nusxasi emas|shubha|firibgar|soxta/i.test(text))).toEqual([]);
  expect(ofSimilar.filter(([text]) => /%|foiz/.test(text))).toEqual([]);
});

test('the texts come out right in Cyrillic', () => {
  expect(toCyrillic("O'xshash tashabbus IDsini qo'yish")).toBe('Ўхшаш ташаббус IDсини қўйиш');
  expect(toCyrillic("{{season}}-mavsum, {{year}} g'olibi")).toBe('{{season}}-мавсум, {{year}} ғолиби');
  expect(toCyrillic('{{count}} ta tashabbus bir xil matndan')).toBe('{{count}} та ташаббус бир хил матндан');
  expect(toCyrillic("Ketma-ket ko'rib chiqish")).toBe('Кетма-кет кўриб чиқиш');
  expect(toCyrillic('Joylashuv tumandagi boshqalardan {{km}} km uzoqda')).toBe(
    'Жойлашув тумандаги бошқалардан {{km}} км узоқда',
  );
});
