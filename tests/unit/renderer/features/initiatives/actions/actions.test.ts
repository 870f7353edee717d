import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import * as access from '@/features/initiatives/access.ts';
import { STAGES, SUB_STAGES } from '@/features/initiatives/stages.ts';

type Rule = {
  /** The sentence of the specification. */
  sentence: string;
  rule: (situation: access.Situation) => access.Permission;
  roles: readonly Role[];
  /** What the sentence asks of the initiative and the board for one of these roles. */
  holds: (situation: access.Situation) => boolean;
  /** Shown and disabled where the sentence holds but this does not. */
  enabled?: (situation: access.Situation) => boolean;
};

const always = () => true;
const stageIs =
  (...stages: readonly string[]) =>
  ({ initiative: { stage } }: access.Situation) =>
    stage !== null && stages.includes(stage);

const RULES: readonly Rule[] = [
  {
    sentence: 'Admin accept/reject: INITIAL, disabled unless the board is in REVIEW (C-036)',
    rule: access.mayDecide,
    roles: ['admin'],
    holds: stageIs('INITIAL'),
    enabled: ({ board }) => board?.stage === 'REVIEW',
  },
  {
    sentence: 'Moderator accept/reject: INITIAL with DISTRICT_MANAGER_DENIED or null (C-037)',
    rule: access.mayDecide,
    roles: ['moderator'],
    holds: ({ initiative: { stage, moderation_sub_stage: said } }) =>
      stage === 'INITIAL' && (said === null || said === 'DISTRICT_MANAGER_DENIED'),
  },
  {
    sentence: 'my_garden_moderator acts on INITIAL (C-039)',
    rule: access.mayDecide,
    roles: ['my_garden_moderator'],
    holds: stageIs('INITIAL'),
  },
  {
    sentence: 'District manager: INITIAL with MODERATOR_ACCEPTED or MODERATOR_DENIED (C-038, C-063)',
    rule: access.mayConfirm,
    roles: ['district_manager'],
    holds: ({ initiative: { stage, moderation_sub_stage: said } }) =>
      stage === 'INITIAL' && (said === 'MODERATOR_ACCEPTED' || said === 'MODERATOR_DENIED'),
  },
  { sentence: 'Admin edits (C-043)', rule: access.mayEdit, roles: ['admin'], holds: always },
  {
    sentence: 'Moderator edits while the board is in REVIEW (C-041)',
    rule: access.mayEdit,
    roles: ['moderator'],
    holds: ({ board }) => board?.stage === 'REVIEW',
  },
  {
    sentence: 'Author-edit toggle: moderator, INITIAL, board REVIEW or PROMOTION (C-040)',
    rule: access.mayToggleEditing,
    roles: ['moderator'],
    holds: ({ initiative, board }) =>
      initiative.stage === 'INITIAL' && (board?.stage === 'REVIEW' || board?.stage === 'PROMOTION'),
  },
  {
    sentence: 'Return: admin, any non-INITIAL (C-044)',
    rule: access.mayReturn,
    roles: ['admin'],
    holds: (situation) => !stageIs('INITIAL')(situation),
  },
  {
    sentence: 'Promote: admin, non-winner (C-047)',
    rule: access.mayPromote,
    roles: ['admin'],
    holds: (situation) => !stageIs('WINNER')(situation),
  },
  { sentence: 'Demote: admin, WINNER (C-048)', rule: access.mayDemote, roles: ['admin'], holds: stageIs('WINNER') },
  { sentence: 'Ban: admin, WINNER (C-051)', rule: access.mayBan, roles: ['admin'], holds: stageIs('WINNER') },
  { sentence: 'Invest id: admin', rule: access.mayAttachInvestId, roles: ['admin'], holds: always },
  { sentence: 'AKT update: admin', rule: access.mayUpdateDeed, roles: ['admin'], holds: always },
  {
    sentence: 'Registry file: admin, WINNER, PASSED or PUBLIC_CONTROL (C-069)',
    rule: access.mayImportRegistry,
    roles: ['admin'],
    holds: stageIs('WINNER', 'PASSED', 'PUBLIC_CONTROL'),
  },
  {
    sentence: 'Edit registry: EQUIPMENT only (C-072)',
    rule: access.mayEditRegistry,
    roles: ['admin', 'moderator'],
    holds: ({ initiative }) => initiative.type === 'EQUIPMENT',
  },
  {
    sentence: 'Location: admin and moderator (C-033)',
    rule: access.mayLocate,
    roles: ['admin', 'moderator'],
    holds: always,
  },
  {
    sentence: 'Mobile monitoring: admin for WINNER, moderator too (C-035)',
    rule: access.mayMonitor,
    roles: ['admin', 'moderator'],
    holds: stageIs('WINNER'),
  },
];

/** Every role × stage × sub-stage × board stage × board type × type. */
const SITUATIONS: readonly access.Situation[] = ROLES.flatMap((role) =>
  [...STAGES, null].flatMap((stage) =>
    [...SUB_STAGES, 'UNKNOWN' as const, null].flatMap((moderation_sub_stage) =>
      [undefined, 'REVIEW', 'PROMOTION', 'VOTING', 'FINISHED', null].flatMap((boardStage) =>
        ['MY_GARDEN', null].flatMap((boardType) =>
          (['CONSTRUCTION', 'EQUIPMENT', null] as const).map((type) => ({
            role,
            initiative: { stage, moderation_sub_stage, type },
            board: boardStage === undefined ? undefined : { stage: boardStage, type: boardType },
          })),
        ),
      ),
    ),
  ),
);

/** What the sentences about this rule say together. */
function said(rule: Rule['rule'], situation: access.Situation): access.Permission {
  const sentence = RULES.find((one) => one.rule === rule && one.roles.includes(situation.role));
  if (!sentence?.holds(situation)) return 'no';
  return (sentence.enabled ?? always)(situation) ? 'yes' : 'disabled';
}

const name = ({ role, initiative, board }: access.Situation): string =>
  [role, initiative.stage, initiative.moderation_sub_stage, initiative.type, board?.stage, board?.type].join(' · ');

describe('who may do what with an initiative, in every situation', () => {
  it.each(RULES)('$sentence', ({ rule }) => {
    const wrong = SITUATIONS.filter((situation) => rule(situation) !== said(rule, situation));
    expect(wrong.map(name)).toEqual([]);
  });

  it('goes through a product of more than seven thousand situations, in which every rule is met and not met', () => {
    expect(SITUATIONS.length).toBeGreaterThan(7_000);
    for (const { rule } of RULES) {
      const given = new Set(SITUATIONS.map(rule));
      expect([given.has('yes'), given.has('no')]).toEqual([true, true]);
    }
  });

  it('offers region_manager and the roles of quarters nothing', () => {
    const idle = SITUATIONS.filter(({ role }) => /^(region|quarter)_/.test(role));
    expect(idle.filter((situation) => RULES.some(({ rule }) => rule(situation) !== 'no')).map(name)).toEqual([]);
  });
});

describe('why a form can only be read', () => {
  it('is told exactly where it cannot be saved', () => {
    for (const situation of SITUATIONS) {
      expect(access.whyNotDecide(situation) === null, name(situation)).toBe(access.mayDecide(situation) === 'yes');
      expect(access.whyNotEdit(situation) === null, name(situation)).toBe(access.mayEdit(situation) === 'yes');
    }
  });

  it('says which of the three it is', () => {
    const initiative = { stage: 'INITIAL', moderation_sub_stage: null, type: null } as const;
    const board = { stage: 'FINISHED', type: null };
    const why = (role: Role, stage: 'INITIAL' | 'PASSED' = 'INITIAL') =>
      access.whyNotDecide({ role, initiative: { ...initiative, stage }, board });
    expect(why('region_manager')).toBe("Tashabbusni faqat ko'rishingiz mumkin.");
    expect(why('admin')).toBe("Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi.");
    expect(why('moderator', 'PASSED')).toBe("Bu tashabbus bo'yicha qaror allaqachon qabul qilingan.");
  });
});

describe('who may do what with the list', () => {
  it('lets admin send SMS, and admin and moderator manage documents', () => {
    expect(ROLES.filter(access.canSendSms)).toEqual(['admin']);
    expect(ROLES.filter(access.canManageDocuments)).toEqual(['admin', 'moderator']);
    expect(ROLES.filter(access.canAdministerDocuments)).toEqual(['admin']);
  });

  it('offers the votes to admin, in WINNER, PASSED and PUBLIC_CONTROL, of a list that is not empty', () => {
    const filters = ['ALL', ...STAGES] as const;
    const offered = ROLES.flatMap((role) =>
      filters.flatMap((stage) =>
        [0, 1].filter((total) => access.canDownloadVotes(role, stage, total)).map((total) => [role, stage, total]),
      ),
    );
    expect(offered).toEqual([
      ['admin', 'PASSED', 1],
      ['admin', 'WINNER', 1],
      ['admin', 'PUBLIC_CONTROL', 1],
    ]);
  });

  it('gives the garden moderator calls of his own, and the moderator an edit form of his own', () => {
    expect(ROLES.filter(access.hasGardenCalls)).toEqual(['my_garden_moderator']);
    expect(ROLES.filter(access.editsAsModerator)).toEqual(['moderator']);
  });

  it('knows a garden by its board, or by the moderator who has no others (C-003, D-002); else nobody knows', () => {
    const boards = [{ type: 'MY_GARDEN' }, { type: null }, undefined];
    expect(boards.map((board) => access.isGarden('my_garden_moderator', board))).toEqual([true, true, true]);
    for (const role of ROLES.filter((one) => one !== 'my_garden_moderator'))
      expect(boards.map((board) => access.isGarden(role, board))).toEqual([true, false, undefined]);
  });

  it('reads the registry for those who accept (Z-151)', () => {
    expect(ROLES.filter(access.mayReadRegistry)).toEqual(['admin', 'moderator', 'my_garden_moderator']);
  });

  it('lets admin remove products of a registry', () => {
    expect(ROLES.filter(access.mayRemoveProducts)).toEqual(['admin']);
  });
});
