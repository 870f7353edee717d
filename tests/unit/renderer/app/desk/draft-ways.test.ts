import { describe, expect, test } from 'vitest';
import { RECORD_FORMS, wayOf } from '@/app/desk/draft-ways.ts';
import { screenAt } from '@/app/menu/menu.ts';
import { SCREENS } from '@/app/menu/registry.ts';
import { INVEST_DRAFTS, investDraft, readInvestAddress } from '@/entities/invest-address.ts';
import { DRAFT_SCOPES } from '@/features/initiatives/model/draft.ts';
import type { Recent } from '@/features/initiatives/recents/recents.ts';
import { RECORD_FORM_LISTS } from '../../../../e2e/support/record-forms.ts';
import { TYPED_FORMS } from '../../../../e2e/support/typed-forms.ts';

const RECENTS: readonly Recent[] = [{ id: 7, public_id: '061404829083', title: null, board_id: 5 }];
const ADDRESS = readInvestAddress('061404829083', new URLSearchParams({ id: '7' }));
/** May open every screen. */
const every = (): boolean => true;
const none = (): boolean => false;
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
      expect(wayOf(draft(scope, record), (address) => !address.includes('newchronology'), RECENTS)).toBeNull();
    },
  );

  test.each(Object.entries(RECORD_FORMS))(
    '%s leads to the form of a new and of an existing record',
    (scope, { list, words }) => {
      for (const record of ['new', '12']) {
        const way = wayOf(draft(scope, record), every, RECENTS);
        const screen = screenAt(way?.to ?? '', SCREENS);
        expect(screen?.path).toMatch(new RegExp(`^${list}/`));
        expect(screen?.title).toBe(words);
        expect(way?.to.endsWith(record === 'new' ? '/add' : '/12')).toBe(true);
      }
    },
  );

  test('is covered by the end-to-end tests for every record form', () => {
    expect(Object.values(RECORD_FORMS).map(({ list }) => list)).toEqual([...RECORD_FORM_LISTS]);
  });

  test.each([
    ['a form that is not in the table', draft('initiative-reject-comments', 'used'), every],
    ['a record form that the person may not open', draft('api/v1/funds', 'new'), none],
    ['an initiative form that the person may not open', draft('initiative-reject', '7'), none],
  ])('does not exist for %s', (_name, one, opens) => {
    expect(wayOf(one, opens, RECENTS)).toBeNull();
  });
});
