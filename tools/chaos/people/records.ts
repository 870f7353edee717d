import type { Initiative } from '../../../tests/platform/find/records.ts';
import type { Platform } from '../../../tests/platform/types.ts';
import type { Step } from '../plan.ts';

/** The records that people work on, each kind in a fixed order. */
export type Records = {
  initiatives: Readonly<Record<'reject' | 'confirm' | 'deny' | 'ban', readonly Initiative[]>>;
  /** For steps that type and do not send: no decision is made on these. */
  toType: Readonly<Record<'reject' | 'deny', readonly Initiative[]>>;
  appeals: readonly { question_id: number; public_id: string }[];
};

/** Number of initiatives that are reopened for each kind of decision. */
const OPEN = 150;
const TYPED = 12;

/** Moves open initiatives of the season to the staff's district, ready for each kind of decision, and returns them. */
export function takeRecords({ find, initiatives }: Platform): Records {
  const { region_id, district_id, quarter_id } = find.initiative();
  const there = find.all('initiative', { stage: 'INITIAL', place: 'anywhere' });
  const opened = (from: number, count: number, sub: Initiative['moderation_sub_stage']): Initiative[] =>
    there.slice(from, from + count).map((one) => {
      const place = { region_id, district_id, quarter_id };
      initiatives.change(one.id, { ...place, stage: 'INITIAL', moderation_sub_stage: sub, is_editable: 0 });
      return one;
    });
  const reject = opened(0, OPEN, null);
  const answered = opened(OPEN, OPEN, 'MODERATOR_DENIED');
  return {
    initiatives: {
      reject,
      confirm: answered,
      deny: answered,
      ban: find.all('initiative', { season: 'finished', place: 'anywhere', stage: 'WINNER' }),
    },
    toType: {
      reject: opened(2 * OPEN, TYPED, null),
      deny: opened(2 * OPEN + TYPED, TYPED, 'MODERATOR_ACCEPTED'),
    },
    appeals: find.all('appeal', { status: 'NEW' }),
  };
}

/** The record of a step. */
export function recordOf<R>(records: readonly R[], { record }: Pick<Step, 'record'>): R {
  const found = records[record % records.length];
  if (found === undefined) throw new Error('there are no such records');
  return found;
}
