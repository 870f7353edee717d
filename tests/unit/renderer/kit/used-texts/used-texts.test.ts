import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredFor, type UsedText, withUse } from '@/kit/used-texts/used-texts.ts';

const textsOf = (texts: readonly UsedText[]) => texts.map(({ text }) => text);
const usedAs = (uses: readonly (readonly [text: string, reason: number | null])[]) =>
  uses.reduce<readonly UsedText[]>((texts, [text, reason]) => withUse(texts, text, reason), []);

describe('texts used before', () => {
  test('are kept newest first and each once, with how often they went with which reason', () => {
    expect(
      usedAs([
        ['Hujjat yetarli emas', 1],
        ['Manzil noaniq', 2],
        ['  Hujjat yetarli emas\n', 2],
        ['Hujjat yetarli emas', 1],
      ]),
    ).toEqual([
      { text: 'Hujjat yetarli emas', uses: { 1: 2, 2: 1 } },
      { text: 'Manzil noaniq', uses: { 2: 1 } },
    ]);
  });

  test('have no personal numbers, and are dropped where nothing else is left', () => {
    expect(textsOf(usedAs([["Tel: +998 90 123 45 67 bo'yicha javob yo'q", 1]]))).toEqual([
      "Tel: ••• bo'yicha javob yo'q",
    ]);
    expect(usedAs([['+998 90 123 45 67', 1]])).toEqual([]);
    expect(usedAs([['   ', 1]])).toEqual([]);
  });

  test('are offered by how often they went with the reason, then the newest first', () => {
    const texts = usedAs([
      ['a', 7],
      ['a', 7],
      ['b', 7],
      ['c', 8],
      ['c', 8],
      ['c', 8],
      ['d', 8],
    ]);
    expect(textsOf(offeredFor(texts, 7))).toEqual(['a', 'b', 'd', 'c']);
    expect(textsOf(offeredFor(texts, 8))).toEqual(['c', 'd', 'b', 'a']);
    expect(textsOf(offeredFor(texts, null))).toEqual(['d', 'c', 'b', 'a']);
  });

  test('of decisions without reasons are listed newest first, each once', () => {
    const texts = usedAs([
      ['a', null],
      ['b', null],
      ['a', null],
    ]);
    expect(texts).toEqual([
      { text: 'a', uses: {} },
      { text: 'b', uses: {} },
    ]);
    expect(textsOf(offeredFor(texts, null))).toEqual(['a', 'b']);
  });

  test('whatever was used: at most 20, all different, the last one first, offered without loss', () => {
    const use = fc.tuple(
      fc.oneof(
        fc.constantFrom('a', 'b ', ' b', ''),
        fc.integer({ min: 0, max: 40 }).map((n) => `matn ${n}`),
      ),
      fc.integer({ min: 1, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(use, { maxLength: 60 }), fc.constantFrom(1, 2, 3, 9, null), (uses, reason) => {
        const texts = usedAs(uses);
        const filled = uses.filter(([text]) => text.trim() !== '');
        expect(texts.length).toBe(Math.min(20, new Set(filled.map(([text]) => text.trim())).size));
        expect(new Set(textsOf(texts)).size).toBe(texts.length);
        expect(texts[0]?.text).toBe(filled.at(-1)?.[0].trim());
        expect(textsOf(offeredFor(texts, reason)).toSorted()).toEqual(textsOf(texts).toSorted());
      }),
    );
  });
});
