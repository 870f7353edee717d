import { describe, expect, test } from 'vitest';
import { ROLES } from '../../../../src/shared/roles.ts';
import { isRoadAmount } from '../../../platform/rules/amounts.ts';
import {
  ACTIONS,
  type Action,
  actionOfStage,
  type Situation,
  STAGES,
  SUB_STAGES,
  verdict,
} from '../../../platform/rules/initiative-state.ts';

const SUBS = [null, ...SUB_STAGES] as const;
const BOARD_STAGES = ['REVIEW', 'PROMOTION', 'FINISHED'] as const;
const BOARD_TYPES = [null, 'MY_GARDEN'] as const;

const EVERYTHING: readonly Situation[] = ROLES.flatMap((role) =>
  STAGES.flatMap((stage) =>
    SUBS.flatMap((subStage) =>
      BOARD_STAGES.flatMap((boardStage) =>
        BOARD_TYPES.map((boardType) => ({ role, stage, subStage, boardStage, boardType })),
      ),
    ),
  ),
);

/** Returns the result of an action: `STAGE/SUB_STAGE`, or the status of its refusal. */
function outcome(action: Action, situation: Situation): string | number {
  const found = verdict(action, situation);
  return found.ok ? `${found.to.stage}/${found.to.subStage}` : found.status;
}

/**
 * A second, independent statement of all of spec 000 §4 and its readings: for each action and role the situations in
 * which the action succeeds, and their result. A role without a line here is always refused (403).
 */
type Line = {
  actions: Action[];
  role: string;
  gardensOnly?: true;
  when: (s: Situation) => boolean;
  to: (s: Situation, a: Action) => string;
};
const isModerators = ({ subStage }: Situation) => subStage === null || subStage === 'DISTRICT_MANAGER_DENIED';
const isManagers = ({ subStage }: Situation) => subStage === 'MODERATOR_ACCEPTED' || subStage === 'MODERATOR_DENIED';
const initial = ({ stage }: Situation) => stage === 'INITIAL';
const decided = (s: Situation, action: Action) => `${action === 'accept' ? 'PASSED' : 'NOT_PASSED'}/${s.subStage}`;

const TABLE: readonly Line[] = [
  {
    actions: ['accept', 'decline'],
    role: 'moderator',
    when: (s) => initial(s) && isModerators(s),
    to: (_s, action) => `INITIAL/MODERATOR_${action === 'accept' ? 'ACCEPTED' : 'DENIED'}`,
  },
  { actions: ['accept', 'decline'], role: 'admin', when: (s) => initial(s) && s.boardStage === 'REVIEW', to: decided },
  { actions: ['accept', 'decline'], role: 'my_garden_moderator', gardensOnly: true, when: initial, to: decided },
  {
    actions: ['confirm'],
    role: 'district_manager',
    when: (s) => initial(s) && isManagers(s),
    to: (s) => `${s.subStage === 'MODERATOR_ACCEPTED' ? 'PASSED' : 'NOT_PASSED'}/DISTRICT_MANAGER_ACCEPTED`,
  },
  {
    actions: ['deny'],
    role: 'district_manager',
    when: (s) => initial(s) && isManagers(s),
    to: () => 'INITIAL/DISTRICT_MANAGER_DENIED',
  },
  { actions: ['return'], role: 'admin', when: (s) => !initial(s), to: () => 'INITIAL/null' },
  { actions: ['promote'], role: 'admin', when: (s) => s.stage !== 'WINNER', to: (s) => `WINNER/${s.subStage}` },
  { actions: ['demote'], role: 'admin', when: (s) => s.stage === 'WINNER', to: (s) => `PASSED/${s.subStage}` },
  { actions: ['ban'], role: 'admin', when: (s) => s.stage === 'WINNER', to: (s) => `NOT_PASSED/${s.subStage}` },
  {
    actions: ['set-editable'],
    role: 'moderator',
    when: (s) => initial(s) && s.boardStage !== 'FINISHED',
    to: (s) => `INITIAL/${s.subStage}`,
  },
  { actions: ['edit'], role: 'admin', when: () => true, to: (s) => `${s.stage}/${s.subStage}` },
  {
    actions: ['edit'],
    role: 'moderator',
    when: (s) => s.boardStage === 'REVIEW',
    to: (s) => `${s.stage}/${s.subStage}`,
  },
];

function expected(action: Action, situation: Situation): string | number {
  const line = TABLE.find(({ actions, role }) => actions.includes(action) && role === situation.role);
  if (!line || (line.gardensOnly && situation.boardType !== 'MY_GARDEN')) return 403;
  return line.when(situation) ? line.to(situation, action) : 409;
}

test.each(ACTIONS)('%s: every role, stage, sub-stage, board stage and board type', (action) => {
  expect(EVERYTHING).toHaveLength(7 * 5 * 5 * 3 * 2);
  const wrong = EVERYTHING.filter((situation) => outcome(action, situation) !== expected(action, situation));
  expect(wrong).toEqual([]);
});

describe('a decision is never taken twice', () => {
  const DECISIONS: readonly Action[] = ['accept', 'decline', 'confirm', 'deny', 'return', 'promote', 'demote', 'ban'];

  test.each(DECISIONS)('%s on its own result is refused with 409 and a message', (action) => {
    let tried = 0;
    for (const situation of EVERYTHING) {
      const first = verdict(action, situation);
      if (!first.ok) continue;
      tried += 1;
      const second = verdict(action, { ...situation, ...first.to });
      expect(second).toMatchObject({ ok: false, status: 409, message: expect.stringMatching(/^[A-Z].{10,}/) });
    }
    expect(tried).toBeGreaterThan(0);
  });
});

test.each<[from: (typeof STAGES)[number], to: (typeof STAGES)[number], action: Action | null]>([
  ['INITIAL', 'PASSED', 'accept'],
  ['INITIAL', 'NOT_PASSED', 'decline'],
  ['INITIAL', 'WINNER', 'promote'],
  ['PASSED', 'WINNER', 'promote'],
  ['PUBLIC_CONTROL', 'WINNER', 'promote'],
  ['WINNER', 'PASSED', 'demote'],
  ['WINNER', 'INITIAL', 'return'],
  ['NOT_PASSED', 'INITIAL', 'return'],
  ['WINNER', 'NOT_PASSED', null],
  ['NOT_PASSED', 'PASSED', null],
  ['PASSED', 'NOT_PASSED', null],
  ['PASSED', 'PUBLIC_CONTROL', null],
])('a stage of %s set to %s is the action %s', (from, to, action) => {
  expect(actionOfStage(from, to)).toBe(action);
});

test.each<[length: number, amount: number, price: number, fits: boolean]>([
  [1000, 800_000_000, 800_000_000, true],
  [333, 266_400_000, 800_000_000, true],
  [7, 5_601, 800_100, true],
  [7, 5_600, 800_100, false],
  [1875, 1_500_000_000, 800_000_000, true],
  [1829, 1_500_000_000, 820_000_000, true],
  [1829, 1_499_780_000, 820_000_000, true],
  [1830, 1_500_000_000, 820_000_000, false],
  [1830, 1_500_600_000, 820_000_000, false],
])('%s m for %s at %s a km: %s', (length, amount, price, fits) => {
  expect(isRoadAmount(length, amount, price)).toBe(fits);
});
