import type { Role } from '@shared/roles.ts';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/text.ts';
import { type SchoolInitiative, statusOf } from './school-initiative.ts';

/** All facts that decide what a person may do with a pupil's initiative. */
export type Situation = {
  role: Role;
  initiative: Pick<SchoolInitiative, 'stage' | 'status'>;
  /** The initiative's board; undefined if unknown. */
  board: Pick<Board, 'stage'> | undefined;
};

/** Whether an initiative waits for a decision of this person: it is undecided, and the person moderates. */
const waits = ({ role, initiative }: Situation): boolean => role === 'moderator' && initiative.stage === 'INITIAL';

/** Accepting and declining: moderator, INITIAL, while the board is in MODERATE (S-042 to S-044). */
export const mayDecide = (situation: Situation): boolean => waits(situation) && situation.board?.stage === 'MODERATE';

/** Why a moderator cannot decide about an undecided initiative; null if possible, or not up to the person. */
export const whyNotDecide = (situation: Situation): Text | null =>
  waits(situation) && !mayDecide(situation)
    ? "Mavsum moderatsiya bosqichida emas: hozir qaror qabul qilib bo'lmaydi."
    : null;

/** Changing the category: admin and moderator, in every state (S-052, Z-161). */
export const mayChangeCategory = ({ role }: Situation): boolean => role === 'admin' || role === 'moderator';

/** Finishing and rejecting a winner: admin and moderator, while it is at work (S-055, S-057). */
export const mayReport = ({ role, initiative }: Situation): boolean =>
  (role === 'admin' || role === 'moderator') && statusOf(initiative) === 'IN_PROCESS';

/** Returning a winner to work: admin, once it is finished or rejected (S-060, Z-104). */
export const mayReturn = ({ role, initiative }: Situation): boolean => {
  const status = statusOf(initiative);
  return role === 'admin' && (status === 'FINISHED' || status === 'REJECTED');
};

/** Whether a role reports about winners by the moderators' call; else by the admins' call (S-059). */
export const reportsAsModerator = (role: Role): boolean => role === 'moderator';

/** Importing votes: admin (S-040). */
export const canImportVotes = (role: Role): boolean => role === 'admin';

/** Adding an initiative for a pupil: admin (B-013). */
export const canAdd = (role: Role): boolean => role === 'admin';

/** Whether a role is shown the stage of the board, on which its decisions depend (S-043). */
export const decidesByStage = (role: Role): boolean => role === 'moderator';
