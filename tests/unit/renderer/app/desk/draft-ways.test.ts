import { describe, expect, test } from 'vitest';
import { wayOf } from '@/app/desk/draft-ways.ts';
import type { Opens } from '@/app/desk/opens.ts';
import { screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { DRAFT_SCOPES } from '@/domains/initiative/model/draft.ts';
import type { Recent } from '@/domains/initiative/recents/recents.ts';
import { INVEST_DRAFTS, investDraft, readInvestAddress } from '@/entities/invest-address.ts';
import { TYPED_FORMS } from '../../../../e2e/support/typed-forms.ts';

const RECENTS: readonly Recent[] = [{ id: 7, public_id: '061404829083', title: null, board_id: 5 }];
const ADDRESS = readInvestAddress('061404829083', new URLSearchParams({ id: '7' }));
/** May open every screen. */
const every: Opens = (address) => screenAt(address.split('?')[0] ?? '', SCREENS)?.title ?? null;
const none: Opens = () => null;
const draft = (scope: string, record: string) => ({ scope, record, savedAt: 0 });

describe('wD5: the way to a draft', () => {
  test('exists for every initiative form that keeps a draft, and is covered by the end-to-end tests', () => {
    expect(Object.values(DRAFT_SCOPES).toSorted()).toEqual(TYPED_FORMS.map(({ scope }) => scope).toSorted());
    for (const scope of Object.values(DRAFT_SCOPES)) expect(wayOf(draft(scope, '7'), every, RECENTS)).not.toBeNull();
  });

  test('opens the initiative alone in the review desk, and the form by router state, not by the address', () => {
    expect(wayOf(draft('initiative-reject', '7'), every, RECENTS)).toEqual({
      words: 'Rad etish',
      to: '/app/initiatives/review?sub_stage=ALL&board=5&search=061404829083&set=one&at=7',
      state: { ask: 'reject' },
    });
    // An initiative that is not among the recent ones is found, too.
    expect(wayOf(draft('initiative-reject', '8'), every, RECENTS)?.to).toMatch(/\?sub_stage=ALL&set=one&at=8$/);
  });

  test.each([
    ['initiative-accept', 'Qabul qilish'],
    ['initiative-reject', 'Rad etish'],
    ['initiative-deny', 'Rad etish'],
    ['initiative-edit', 'Tahrirlash'],
    ['initiative-location', "Joylashuvni o'zgartirish"],
    ['initiative-registry', 'Jihozlar reyestri'],
    ['initiative-invest-id', 'Invest Id biriktirish'],
    ['initiative-ban', 'Goliblikdan mahrum qilish'],
    ['invest-paper', "Investitsiya ma'lumotlarini tahrirlash"],
    ['invest-object', 'Investitsiya obyektini yaratish'],
    ['council-decision-link', 'Kengash qarorini biriktirish'],
  ])('names the form of %s: %s', (scope, words) => {
    const { record } =
      scope in INVEST_DRAFTS ? investDraft(scope as keyof typeof INVEST_DRAFTS, ADDRESS) : { record: '7' };
    expect(wayOf(draft(scope, record), every, RECENTS)?.words).toBe(words);
  });

  test.each(Object.entries(INVEST_DRAFTS))(
    "%s leads to the winner's page through its initiative, which opens the form",
    (scope, asked) => {
      const { record } = investDraft(scope as keyof typeof INVEST_DRAFTS, ADDRESS);
      expect(wayOf(draft(scope, record), every, RECENTS)).toMatchObject({
        to: '/app/initiatives/review?sub_stage=ALL&board=5&search=061404829083&set=one&at=7',
        state: { ask: asked === null ? 'invest-data' : `invest-data/${asked}` },
      });
      // An address without the initiative's id leads nowhere.
      const lost = investDraft(scope as keyof typeof INVEST_DRAFTS, { ...ADDRESS, id: null });
      expect(wayOf(draft(scope, lost.record), every, RECENTS)).toBeNull();
      expect(
        wayOf(draft(scope, record), (address) => (address.includes('newchronology') ? null : every(address)), RECENTS),
      ).toBeNull();
    },
  );

  test.each([
    ['/app/funds/add', "Jamg'arma"],
    ['/app/news/add/12', 'Yangilik'],
    ['/app/organizations/add?id=12', 'Tashkilot'],
    ['/app/consolidated-budgets/4/indicators/add', "Ko'rsatkich"],
    ['/app/expences/add?parent=3', 'Xarajat'],
  ])('of a screen at %s leads there', (at, words) => {
    expect(wayOf({ ...draft('api/v1/any', 'new'), at }, every, RECENTS)).toEqual({ words, to: at });
  });

  test.each([
    ['a form in a dialog', draft('initiative-reject-comments', 'used'), every],
    ['an unknown address', { ...draft('api/v1/funds', 'new'), at: '/app/no-such-screen' }, every],
    ['a screen that the person may not open', { ...draft('api/v1/funds', 'new'), at: '/app/funds/add' }, none],
    ['an initiative form that the person may not open', draft('initiative-reject', '7'), none],
  ])('does not exist for %s', (_name, one, opens) => {
    expect(wayOf(one, opens, RECENTS)).toBeNull();
  });
});
