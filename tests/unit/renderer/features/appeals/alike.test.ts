import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeAmong, areAlike, gathered, stemsOf } from '@/features/appeals/alike.ts';
import { type Appeal, appealSchema } from '@/features/appeals/appeal.ts';

const appeal = (question_id: number, question: string, status = 'NEW'): Appeal =>
  appealSchema.parse({ question_id, question, status });
const alike = (one: string, other: string) => areAlike(stemsOf(one), stemsOf(other));
const idsOf = (groups: readonly (readonly Appeal[])[]) =>
  groups.map((one) => one.map(({ question_id }) => question_id));

const ASKED = "Assalomu alaykum! Ovoz berish muddatini uzaytirishni so'raymiz, 12-mahalla";

describe('alike', () => {
  it.each([
    ['another script', ASKED, 'Ассалому алайкум! Овоз бериш муддатини узайтиришни сўраймиз, 12-маҳалла'],
    ['case, signs and blanks', ASKED, "OVOZ BERISH   muddatini uzaytirishni so'raymiz -- 12 mahalla!!!"],
    ['another apostrophe', ASKED, 'Ovoz berish muddatini uzaytirishni soʻraymiz 12-mahalla'],
    ['other figures', ASKED, "Ovoz berish muddatini uzaytirishni so'raymiz, 14-mahalla"],
    ['other endings, without a greeting', ASKED, "Ovoz berish muddatining uzaytirilishini so'raymiz, mahalladan"],
    ['the same sentences in another order', "Yo'l yomon. Chiroq yo'q.", "Chiroq yo'q. Yo'l yomon."],
  ])('are texts with %s', (_, one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
  });

  it.each([
    ['about another subject', ASKED, "Assalomu alaykum! Mahallamizda yo'l qurilishini so'raymiz"],
    ['of which one says much more', 'Rahmat', "Rahmat, lekin mening ovozim hisobga olinmadi, nega bunday bo'ldi?"],
    ['that only greet', 'Assalomu alaykum', 'Salom'],
    ['without words', '', '12345'],
  ])('are not texts %s', (_, one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  it('is decided by the first 2,000 letters, however long or hostile the text', () => {
    for (const unit of ['a', 'ъ', "'", '-', '\u0301', '😀', 'so‘z ', '\0']) {
      const text = `Avtobus qatnovi ${unit.repeat(100_000)}`;
      expect(stemsOf(text)).toEqual(stemsOf(text.slice(0, 2000)));
      expect(areAlike(stemsOf(text), stemsOf(`${text} yoʻl`))).toBe(true);
    }
  });
});

describe('a page of appeals', () => {
  const other = appeal(2, "Maktab yo'li ta'mirlansin");
  const rows = [
    appeal(1, ASKED),
    other,
    appeal(3, ASKED, 'ANSWERED'),
    appeal(4, `<p>${ASKED}</p>`),
    appeal(5, 'Salom'),
  ];

  it('has those that are alike one after the other, at the place of the first; the others keep their order', () => {
    const page = gathered({ rows, total: 90, offset: 20 });
    expect(page.rows.map(({ question_id }) => question_id)).toEqual([1, 4, 2, 3, 5]);
    expect(page).toMatchObject({ total: 90, offset: 20 });
    expect(idsOf(alikeAmong(page.rows))).toEqual([[1, 4]]);
  });

  it('without any stays as it is', () => {
    const page = { rows: [other, appeal(3, ASKED)], total: 2, offset: 0 };
    expect(gathered(page)).toBe(page);
  });

  it('whatever was written: no appeal is lost or shown twice, and what is decided is in no group', () => {
    const row = fc.record({
      text: fc.oneof(fc.constantFrom(ASKED, 'Rahmat', ''), fc.string()),
      status: fc.constantFrom('NEW', 'ANSWERED'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (written) => {
        const came = written.map(({ text, status }, index) => appeal(index + 1, text, status));
        const shown = gathered({ rows: came, total: came.length, offset: 0 }).rows;
        expect(shown.toSorted((a, b) => a.question_id - b.question_id)).toEqual(came);
        const grouped = alikeAmong(shown).flat();
        expect(new Set(grouped).size).toBe(grouped.length);
        expect(grouped.every(({ status }) => status === 'NEW')).toBe(true);
        for (const group of alikeAmong(shown))
          expect(shown.indexOf(group[0] as Appeal) + group.length - 1).toBe(shown.indexOf(group.at(-1) as Appeal));
      }),
    );
  });
});
