import { describe, expect, it } from 'vitest';
import { placed, rowSchema } from '@/features/suggestions/suggestion.ts';

describe('a suggestion', () => {
  it('is read with the names of its language and its type (H-012)', () => {
    expect(rowSchema.parse({ lang: 'ru', text: ' Спасибо ', type: 'DATE' })).toEqual({
      lang: 'Русский',
      text: 'Спасибо',
      type: 'Muddatlar',
    });
  });

  it.each([
    ['VOTE', 'Ovoz berish'],
    ['WINNER', "G'oliblar"],
    ['TOTAL_FUND', "Umumiy mablag'"],
    ['TECH', 'Texnik masalalar'],
    ['FORUM_TYPE', 'Forum shakli'],
    ['FUND_AND_REALIZATION', 'Moliyalashtirish va amalga oshirish'],
    ['DATE', 'Muddatlar'],
    ['OTHER', 'Boshqa'],
  ])('of the type %s is named %s (H-012, Z-129)', (type, label) => {
    expect(rowSchema.parse({ lang: 'ru', text: 'Спасибо', type }).type).toBe(label);
  });

  it('is kept where its text is missing, with an unknown type as it came', () => {
    expect(rowSchema.parse({ lang: 'de', type: 'toString' })).toEqual({ lang: 'de', text: null, type: 'toString' });
  });

  it('has a place among all, so that two with the same text stay two', () => {
    const twice = { lang: 'Русский', text: 'Спасибо', type: null };
    const page = { rows: [twice, twice], unread: [{ index: 1, id: null }], total: 43, offset: 40 };
    const rows = [
      { ...twice, place: 40 },
      { ...twice, place: 41 },
    ];
    expect(placed(page)).toEqual({ ...page, rows });
  });
});
