import { expect, test } from 'vitest';
import { decisionStands } from '@/domains/initiative/model/decision-stands.ts';
import { SUB_STAGES } from '@/domains/initiative/model/sub-stages.ts';
import { type Action, STAGES, verdict } from '../../../../../platform/rules/initiative-state.ts';

/** Decisions of the journal, as the platform's rules name them. */
const DECISIONS = {
  accept: 'accept',
  reject: 'decline',
  confirm: 'confirm',
  deny: 'deny',
  ban: 'ban',
} as const satisfies Record<string, Action>;
type Decision = keyof typeof DECISIONS;
const ROLES = ['admin', 'moderator', 'my_garden_moderator', 'district_manager'] as const;
const STATES = STAGES.flatMap((stage) => [null, ...SUB_STAGES].map((subStage) => ({ stage, subStage })));
const factsOf = ({ stage, subStage }: (typeof STATES)[number]) => ({ stage, moderation_sub_stage: subStage });

/** Every transition that a decision makes on the platform. */
const MADE = (Object.keys(DECISIONS) as Decision[]).flatMap((decision) =>
  ROLES.flatMap((role) =>
    STATES.flatMap((from) => {
      const made = verdict(DECISIONS[decision], { ...from, role, boardStage: 'REVIEW', boardType: 'MY_GARDEN' });
      return made.ok ? [{ decision, role, from, to: made.to }] : [];
    }),
  ),
);

test('every decision stands once the platform has carried it out, whoever decides (Z-041 to Z-043)', () => {
  expect(MADE.length).toBeGreaterThan(20);
  for (const { decision, role, from, to } of MADE)
    expect(decisionStands(decision, factsOf(from), factsOf(to)), `${role} ${decision} of ${JSON.stringify(from)}`).toBe(
      true,
    );
});

test.each([
  ['reject', 'INITIAL', 'MODERATOR_ACCEPTED'],
  ['reject', 'PASSED', 'DISTRICT_MANAGER_ACCEPTED'],
  ['accept', 'INITIAL', 'MODERATOR_DENIED'],
  ['accept', 'NOT_PASSED', null],
  ['accept', 'INITIAL', 'DISTRICT_MANAGER_DENIED'],
  ['deny', 'PASSED', 'DISTRICT_MANAGER_ACCEPTED'],
  ['ban', 'PASSED', null],
  ['accept', null, 'UNKNOWN'],
] as const)('%s does not stand where the platform shows %s, %s', (decision, stage, said) => {
  expect(
    decisionStands(decision, { stage: 'INITIAL', moderation_sub_stage: null }, { stage, moderation_sub_stage: said }),
  ).toBe(false);
});

test('a confirmation stands if the stage is that which the moderator proposed', () => {
  const proposed = (said: string) => ({ stage: 'INITIAL', moderation_sub_stage: said });
  const now = { stage: 'NOT_PASSED', moderation_sub_stage: 'DISTRICT_MANAGER_ACCEPTED' } as const;
  expect(decisionStands('confirm', proposed('MODERATOR_DENIED'), now)).toBe(true);
  expect(decisionStands('confirm', proposed('MODERATOR_ACCEPTED'), now)).toBe(false);
});
