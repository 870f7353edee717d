import { describe, expect, it } from 'vitest';
import { deskAddress, listAddress, readPlace, writePlace } from '@/domains/initiative/links/address.ts';
import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { checksOf, GRANT_CAP, shareOfCap } from '@/features/review/checks.ts';
import { awaitsDecision, learnt, MARKS, matches } from '@/features/review/decision-state.ts';
import { marked, queueOf } from '@/features/review/queue.ts';

const initiative = (part: object): Initiative => initiativeSchema.parse({ id: 1, stage: 'INITIAL', ...part });
const board = { id: 61, stage: 'REVIEW', type: null } as never;

describe('the address of the desk', () => {
  const list = new URLSearchParams('page=2&stage=INITIAL');

  it('keeps the query of the list and gives it back', () => {
    expect(deskAddress(list, { at: 7, row: 22 })).toBe('/app/initiatives/review?page=2&stage=INITIAL&at=7&row=22');
    expect(listAddress(new URLSearchParams('page=2&stage=INITIAL&at=7&row=22'))).toBe(
      '/app/initiatives?page=2&stage=INITIAL',
    );
    expect(listAddress(new URLSearchParams('at=7'))).toBe('/app/initiatives');
  });

  it.each(['', 'at=x&row=-3', 'at=0&row=1.5', 'at=-1&row=abc', 'row=1e99'])(
    'is the beginning of the queue for "%s"',
    (address) => {
      expect(readPlace(new URLSearchParams(address))).toEqual({ at: null, row: 0 });
    },
  );

  it('reads what it has written', () => {
    const place = { at: 143_128, row: 0 };
    expect(readPlace(writePlace(place, list))).toEqual(place);
  });
});

describe('whether the list still shows an initiative', () => {
  it.each([
    [{ stage: 'ALL', sub_stage: 'ALL' }, true],
    [{ stage: 'INITIAL', sub_stage: 'ALL' }, true],
    [{ stage: 'PASSED', sub_stage: 'ALL' }, false],
    [{ stage: 'ALL', sub_stage: 'MODERATOR_ACCEPTED' }, true],
    [{ stage: 'ALL', sub_stage: 'MODERATOR_DENIED' }, false],
  ] as const)('with the filter %o: %s', (filter, shown) => {
    expect(matches(filter, initiative({ moderation_sub_stage: 'MODERATOR_ACCEPTED' }))).toBe(shown);
  });
});

describe('what waits for a decision', () => {
  it.each([
    ['district_manager', 'MODERATOR_DENIED', true],
    ['district_manager', null, false],
    ['moderator', null, true],
    ['moderator', 'MODERATOR_ACCEPTED', false],
    ['admin', 'MODERATOR_ACCEPTED', true],
    ['region_manager', null, false],
  ] as const)('of a %s, at sub-stage %s: %s', (role, moderation_sub_stage, waits) => {
    expect(awaitsDecision(initiative({ moderation_sub_stage }), role, board)).toBe(waits);
    expect(awaitsDecision(initiative({ moderation_sub_stage, stage: 'PASSED' }), role, board)).toBe(false);
  });

  it('is marked as it was decided', () => {
    expect([MARKS.accept, MARKS.confirm, MARKS.reject, MARKS.deny]).toEqual(['for', 'for', 'against', 'against']);
  });

  it('still waits after every action that is not a decision', () => {
    for (const action of ['edit', 'location', 'author-editing', 'registry', 'deed'] as const) {
      expect(MARKS[action]).toBeUndefined();
    }
  });
});

describe('the share of the cap', () => {
  it.each([
    [null, 0],
    [0, 0],
    [GRANT_CAP / 2, 50],
    [GRANT_CAP - 1, 99],
    [GRANT_CAP, 100],
    [GRANT_CAP + 1, 101],
    [GRANT_CAP * 2, 200],
  ])('of %s is %s %%', (amount, percent) => {
    expect(shareOfCap(amount)).toBe(percent);
  });
});

describe('the checklist of a decision', () => {
  const texts = (one: Initiative, protocol: boolean | undefined, far: number | null = null) =>
    checksOf(one, protocol, far).map(({ good, text }) => `${good ? '+' : '-'} ${text}`);

  it('is good where everything is present', () => {
    const one = initiative({ author_is_verified: true, latitude: 41.2, longitude: 69.2, images: ['a', 'b'] });
    expect(texts(one, true)).toEqual([
      "+ Muallif verifikatsiyadan o'tgan",
      '+ Geolokatsiya biriktirilgan',
      '+ Rasmlar: {{count}} ta',
      '+ Moderatsiya protokoli yuklangan',
    ]);
  });

  it('reports what is missing; 0 is no place, and an unknown protocol is not mentioned', () => {
    const one = initiative({ latitude: 0, longitude: 0 });
    expect(texts(one, undefined)).toEqual([
      "- Muallif verifikatsiyadan o'tmagan",
      '- Geolokatsiya biriktirilmagan',
      '- Rasm biriktirilmagan',
    ]);
    expect(texts(one, false).at(-1)).toBe('- Moderatsiya protokoli yuklanmagan');
  });

  it('reports how far a pin is from the others of its district, in kilometres', () => {
    const one = initiative({ latitude: 41.2, longitude: 69.2 });
    expect(texts(initiative({ images: ['a'] }), undefined)[2]).toBe('+ Rasmlar: {{count}} ta');
    expect(checksOf(one, undefined, 15_600)[2]).toEqual({
      good: false,
      text: 'Joylashuv tumandagi boshqalardan {{km}} km uzoqda',
      values: { km: 16 },
    });
  });
});

describe('what a reading of an initiative makes of its entry', () => {
  const filter = { board: 61, search: '', stage: 'ALL', sub_stage: 'ALL' } as const;
  const before = initiative({ board_id: 61 });
  const decided = initiative({ board_id: 61, stage: 'PASSED' });
  const queue = queueOf({ rows: [before], total: 1, offset: 0 });
  const judged = { filter, role: 'admin', board } as const;
  const first = (now: Initiative, of = queue) => learnt(of, now, judged).entries[0];

  it('marks what waited for the person and no longer does', () => {
    expect(awaitsDecision(before, 'admin', board)).toBe(true);
    expect(first(decided)).toEqual({ item: decided, mark: 'elsewhere', gone: false });
  });
  it('takes over what is new, and leaves alone what is already marked or still waits', () => {
    expect(first(decided, marked(queue, 1, 'for'))?.mark).toBe('for');
    expect(first({ ...before, requested_amount: 7 })).toMatchObject({ item: { requested_amount: 7 }, mark: null });
  });
  it('knows no entry of another initiative', () => {
    expect(first({ ...decided, id: 2 })).toEqual(queue.entries[0]);
  });
});
