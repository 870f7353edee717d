import type { Role } from '../../../src/shared/roles.ts';

/** The stages of an initiative (spec 000 §4). */
export const STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL'] as const;
export type Stage = (typeof STAGES)[number];

/** The progress of moderation within a stage (spec 000 §4). */
export const SUB_STAGES = [
  'MODERATOR_ACCEPTED',
  'MODERATOR_DENIED',
  'DISTRICT_MANAGER_ACCEPTED',
  'DISTRICT_MANAGER_DENIED',
] as const;
export type SubStage = (typeof SUB_STAGES)[number];

export type State = { stage: Stage; subStage: SubStage | null };

/** Everything that determines whether a person may act, except the place (see db/scope.ts). */
export type Situation = State & { role: Role; boardStage: string; boardType: string | null };

/** Actions on an initiative that change its state or depend on it. */
export const ACTIONS = [
  'accept',
  'decline',
  'confirm',
  'deny',
  'return',
  'promote',
  'demote',
  'ban',
  'set-editable',
  'edit',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The new state, or the refusal: 403 if the role never may, 409 if the state does not allow the action (any more). */
export type Verdict = { ok: true; to: State } | { ok: false; status: 403 | 409; message: string };

const REVIEWERS: readonly Role[] = ['admin', 'moderator', 'my_garden_moderator'];

/** Spec 000 §6; region_manager decides nothing (Z-020). */
const ROLES_OF: Record<Action, readonly Role[]> = {
  accept: REVIEWERS,
  decline: REVIEWERS,
  confirm: ['district_manager'],
  deny: ['district_manager'],
  return: ['admin'],
  promote: ['admin'],
  demote: ['admin'],
  ban: ['admin'],
  'set-editable': ['moderator'],
  edit: ['admin', 'moderator'],
};

const NOT_YOURS = "Ushbu amal uchun huquqingiz yo'q";
const DECIDED = "Ushbu tashabbus bo'yicha qaror allaqachon qabul qilingan";
const NOT_IN_REVIEW = "Tashabbuslar doskasi ko'rib chiqish bosqichida emas";

const refused = (message: string): Verdict => ({ ok: false, status: 409, message });
const becomes = (stage: Stage, subStage: SubStage | null): Verdict => ({ ok: true, to: { stage, subStage } });

/** Z-041, Z-042: a moderator only proposes; admin and my_garden_moderator decide at once. */
function review(action: 'accept' | 'decline', { role, stage, subStage, boardStage }: Situation): Verdict {
  if (stage !== 'INITIAL') return refused(DECIDED);
  if (role === 'moderator') {
    // Z-044: after the district manager's denial, the moderator decides again.
    if (subStage === null || subStage === 'DISTRICT_MANAGER_DENIED')
      return becomes('INITIAL', action === 'accept' ? 'MODERATOR_ACCEPTED' : 'MODERATOR_DENIED');
    return refused(DECIDED);
  }
  if (role === 'admin' && boardStage !== 'REVIEW') return refused(NOT_IN_REVIEW);
  // Reading: the sub-stage of the others' decisions is kept.
  return becomes(action === 'accept' ? 'PASSED' : 'NOT_PASSED', subStage);
}

/** Z-043: confirming makes the moderator's decision final, denying returns the initiative to the moderator. */
function answerModerator(action: 'confirm' | 'deny', { stage, subStage }: Situation): Verdict {
  if (stage !== 'INITIAL') return refused(DECIDED);
  if (subStage === null) return refused('Moderator hali qaror qabul qilmagan');
  if (subStage === 'DISTRICT_MANAGER_DENIED') return refused("Tashabbus moderatorga qaytarilgan, uning qarori yo'q");
  if (subStage === 'DISTRICT_MANAGER_ACCEPTED') return refused(DECIDED);
  if (action === 'deny') return becomes('INITIAL', 'DISTRICT_MANAGER_DENIED');
  return becomes(subStage === 'MODERATOR_ACCEPTED' ? 'PASSED' : 'NOT_PASSED', 'DISTRICT_MANAGER_ACCEPTED');
}

/** The result of an action on an initiative (spec 000 §4, Z-041 to Z-049, Z-060). */
export function verdict(action: Action, situation: Situation): Verdict {
  const { role, stage, subStage, boardStage, boardType } = situation;
  if (!ROLES_OF[action].includes(role)) return { ok: false, status: 403, message: NOT_YOURS };
  if (role === 'my_garden_moderator' && boardType !== 'MY_GARDEN')
    return { ok: false, status: 403, message: NOT_YOURS };
  switch (action) {
    case 'accept':
    case 'decline':
      return review(action, situation);
    case 'confirm':
    case 'deny':
      return answerModerator(action, situation);
    case 'return':
      // Reading: moderation restarts without a sub-stage; otherwise only an admin could continue.
      return stage === 'INITIAL' ? refused('Tashabbus allaqachon dastlabki bosqichda') : becomes('INITIAL', null);
    case 'promote':
      return stage === 'WINNER' ? refused("Tashabbus allaqachon g'olib") : becomes('WINNER', subStage);
    case 'demote':
      return stage === 'WINNER' ? becomes('PASSED', subStage) : refused("Tashabbus g'olib emas");
    case 'ban':
      // Z-049: our choice.
      return stage === 'WINNER' ? becomes('NOT_PASSED', subStage) : refused("Tashabbus g'olib emas");
    case 'set-editable':
      if (stage !== 'INITIAL') return refused(DECIDED);
      return boardStage === 'REVIEW' || boardStage === 'PROMOTION' ? becomes(stage, subStage) : refused(NOT_IN_REVIEW);
    case 'edit':
      return role === 'moderator' && boardStage !== 'REVIEW' ? refused(NOT_IN_REVIEW) : becomes(stage, subStage);
  }
}

/**
 * The action for a stage in a PATCH (Z-013, Z-014: the edit form's select passes the same checks); null if the
 * documents know no such action.
 */
export function actionOfStage(from: Stage, to: Stage): Action | null {
  if (to === 'INITIAL') return 'return';
  if (to === 'WINNER') return 'promote';
  if (from === 'WINNER' && to === 'PASSED') return 'demote';
  if (from === 'INITIAL' && to === 'PASSED') return 'accept';
  if (from === 'INITIAL' && to === 'NOT_PASSED') return 'decline';
  return null;
}
