import type { Role } from '@shared/roles.ts';
import * as access from '@/features/school-initiatives/model/access.ts';
import { SCHOOL_INITIATIVE_STAGES, STATUSES } from '@/features/school-initiatives/model/school-initiative.ts';
import { answers, only, type RuleLines } from './table.ts';

type Situation = Omit<access.Situation, 'role'>;

/** Every board stage × stage × status of an initiative, in words; only the status of a winner counts. */
const SITUATIONS: readonly (readonly [name: string, situation: Situation])[] = [
  undefined,
  'ACCEPT',
  'MODERATE',
  'VOTE',
  null,
].flatMap((board) =>
  [...SCHOOL_INITIATIVE_STAGES, null].flatMap((stage) =>
    [...STATUSES, 'UNKNOWN' as const, null].map((status) => {
      const name = `${board === undefined ? 'no board' : board} · ${stage} · ${status}`;
      return [
        name,
        { board: board === undefined ? undefined : { stage: board }, initiative: { stage, status } },
      ] as const;
    }),
  ),
);

/** Names of the situations in which a rule lets this role act. */
const allowedBy = (rule: (situation: access.Situation) => boolean) => (role: Role) =>
  SITUATIONS.filter(([, situation]) => rule({ role, ...situation })).map(([name]) => name);

/** Names of the situations that meet this condition. */
const where = (holds: (situation: Situation) => boolean) =>
  SITUATIONS.filter(([, situation]) => holds(situation)).map(([name]) => name);

const ANY = where(() => true);
const undecided = where(({ board, initiative }) => board?.stage === 'MODERATE' && initiative.stage === 'INITIAL');
const late = where(({ board, initiative }) => board?.stage !== 'MODERATE' && initiative.stage === 'INITIAL');
const winnerWith = (...statuses: readonly (string | null)[]) =>
  where(({ initiative: { stage, status } }) => stage === 'WINNER' && statuses.includes(status));
/** Z-105 */
const atWork = winnerWith('IN_PROCESS', null);

/** What may be done with a pupil's initiative: spec 002 §4 and §6. */
export const SCHOOL_INITIATIVE_RULES: Readonly<Record<string, RuleLines>> = {
  mayDecide: answers({
    source: 'moderator: INITIAL, board in MODERATE (S-042 to S-044)',
    ask: allowedBy(access.mayDecide),
    answers: { moderator: undecided },
    others: [],
  }),
  whyNotDecide: answers({
    source: 'moderator: INITIAL, board in another stage (S-043)',
    ask: allowedBy((situation) => access.whyNotDecide(situation) !== null),
    answers: { moderator: late },
    others: [],
  }),
  mayChangeCategory: answers({
    source: 'admin and moderator, in every state (S-052, Z-161)',
    ask: allowedBy(access.mayChangeCategory),
    answers: { admin: ANY, moderator: ANY },
    others: [],
  }),
  mayReport: answers({
    source: 'admin and moderator: a winner at work (S-055, S-057, Z-105)',
    ask: allowedBy(access.mayReport),
    answers: { admin: atWork, moderator: atWork },
    others: [],
  }),
  mayReturn: answers({
    source: 'admin: a winner that is finished or rejected (S-060, Z-104)',
    ask: allowedBy(access.mayReturn),
    answers: { admin: winnerWith('FINISHED', 'REJECTED') },
    others: [],
  }),
  reportsAsModerator: only(['moderator'], 'S-059'),
  canImportVotes: only(['admin'], 'S-040'),
  canAdd: only(['admin'], 'B-013'),
  decidesByStage: only(['moderator'], 'S-043'),
};
