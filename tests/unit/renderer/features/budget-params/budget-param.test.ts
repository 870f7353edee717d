import { describe, expect, it } from 'vitest';
import { budgetParamForm as form, renamed } from '@/features/budget-params/budget-param.ts';

const FILLED = {
  order_title: 'Qonun ',
  order_link: '',
  budget_year: 2026,
  income: 343_800_000_000_000,
  outcome: 391_200_000_000_000,
};

describe('the form', () => {
  it('I-004 to I-006: requires year, income and outcome, but neither title nor link', () => {
    expect(form.schema.safeParse(form.empty()).error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(
      ['budget_year: Majburiy maydon', 'income: Majburiy maydon', 'outcome: Majburiy maydon'],
    );
    expect(['order_title', 'order_link', 'budget_year', 'income', 'outcome'].filter(form.isRequired)).toEqual([
      'budget_year',
      'income',
      'outcome',
    ]);
  });

  it('refuses a link that names a user, which would be published', () => {
    const named = { ...FILLED, order_link: 'https://lex.uz@evil.example/1' };
    expect(form.schema.safeParse(named).error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      "order_link: Havolada @ belgisidan oldin nom bo'lmasin: u boshqa saytga olib boradi",
    ]);
  });

  it('sends trimmed texts, and null for an empty one', () => {
    expect(form.schema.parse(FILLED)).toEqual({ ...FILLED, order_title: 'Qonun', order_link: null });
  });
});

describe('a title that is changed in the table', () => {
  const now = { ...FILLED, order_link: null, income: null };

  it('I-002: is sent with all that is there now', () => {
    expect(renamed(now, ' Yangi qonun ')).toEqual({
      ...FILLED,
      order_title: 'Yangi qonun',
      order_link: null,
      income: null,
    });
  });

  it('is null where it is blank', () => expect(renamed(now, '  ').order_title).toBeNull());
});
