import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPairs, offeredFor, type UsedText, usedTextsSchema, withUse } from '@/kit/used-texts/used-texts.ts';

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
      {
        text: 'Hujjat yetarli emas',
        uses: { 1: 2, 2: 1 },
        turns: { 1: { since: 1, last: 4 }, 2: { since: 3, last: 3 } },
      },
      { text: 'Manzil noaniq', uses: { 2: 1 }, turns: { 2: { since: 2, last: 2 } } },
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
      { text: 'a', uses: {}, turns: {} },
      { text: 'b', uses: {}, turns: {} },
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

describe('pairs of a reason and a comment', () => {
  const REASONS = [1, 2, 3];

  const said = (texts: readonly UsedText[]) => lastPairs(texts, REASONS).map(({ text, reason }) => `${text}${reason}`);

  test('are the last five, also where one text went with two reasons', () => {
    expect(
      said(
        usedAs([
          ['a', 1],
          ['b', 1],
          ['a', 2],
          ['c', 3],
        ]),
      ),
    ).toEqual(['a1', 'b1', 'a2', 'c3']);
    const many = usedAs(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => [text, 2] as const));
    expect(said(many)).toEqual(['c2', 'd2', 'e2', 'f2', 'g2']);
  });

  test('keep their digits while they are used; one that comes back is a new one', () => {
    const letters = ['a', 'b', 'c', 'd', 'e'] as const;
    let texts = usedAs(letters.map((text) => [text, 1] as const));
    for (const text of ['c', 'a', 'e', 'a', 'd', 'b'] as const) {
      texts = withUse(texts, text, 1);
      expect(said(texts)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    }
    // c was used longest ago.
    texts = withUse(texts, 'f', 1);
    expect(said(texts)).toEqual(['a1', 'b1', 'd1', 'e1', 'f1']);
    expect(said(withUse(texts, 'c', 1))).toEqual(['a1', 'b1', 'd1', 'f1', 'c1']);
  });

  test('are offered only with the reasons that there are, and fill up with earlier ones', () => {
    const texts = usedAs([
      ['a', 1],
      ['b', 9],
      ['c', null],
    ]);
    expect(lastPairs(texts, REASONS)).toEqual([{ text: 'a', reason: 1 }]);
    expect(lastPairs(texts, [])).toEqual([]);
  });

  test('of earlier versions, which kept no turns, have a place, too', () => {
    const stored = usedTextsSchema.parse([
      { text: 'a', uses: { 1: 2 } },
      { text: 'b', uses: { 2: 1 } },
    ]);
    expect(said(stored)).toEqual(['a1', 'b2']);
    expect(said(withUse(stored, 'b', 2))).toEqual(['a1', 'b2']);
    expect(said(withUse(stored, 'c', 2))).toEqual(['a1', 'b2', 'c2']);
  });
});
