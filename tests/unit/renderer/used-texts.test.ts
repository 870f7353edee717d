import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  offeredFor,
  type UsedText,
  withInserted,
  withUse,
} from '../../../src/renderer/src/features/initiatives/decisions/used-texts.ts';

const textsOf = (texts: readonly UsedText[]) => texts.map(({ text }) => text);
const usedAs = (uses: readonly (readonly [text: string, reason: number])[]) =>
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

  test('have no personal numbers, and are nothing where they were nothing else', () => {
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

describe('a text put into what is typed', () => {
  test.each([
    ['', 0, 0, 'Sabab', 5],
    ['Salom', 5, 5, 'Salom Sabab', 11],
    ['Salom\n', 6, 6, 'Salom\nSabab', 11],
    ['Salom hammaga', 5, 5, 'Salom Sabab hammaga', 11],
    ['Salom.', 5, 5, 'Salom Sabab.', 11],
    ['bir ikki uch', 4, 8, 'bir Sabab uch', 9],
    ['Salom', 0, 0, 'Sabab Salom', 5],
  ])('%j, marked from %i to %i', (typed, start, end, text, caret) => {
    expect(withInserted(typed, 'Sabab', start, end)).toEqual({ text, caret });
  });

  test('whatever is typed stays around it, and the caret stands after it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (typed, a, b) => {
        const [start, end] = [Math.min(a, b, typed.length), Math.min(Math.max(a, b), typed.length)];
        const { text, caret } = withInserted(typed, 'Sabab', start, end);
        expect(text.startsWith(typed.slice(0, start))).toBe(true);
        expect(text.endsWith(typed.slice(end))).toBe(true);
        expect(text.slice(0, caret).endsWith('Sabab')).toBe(true);
        expect(text.length - typed.length + (end - start)).toBeLessThanOrEqual('Sabab'.length + 2);
      }),
    );
  });
});
