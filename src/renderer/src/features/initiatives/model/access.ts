import type { Role } from '@shared/roles.ts';
import type { Board } from '@/entities/boards.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Initiative } from './initiative.ts';
import { ALL, type StageFilter, SUB_STAGES, type SubStage, type SubStageFilter } from './stages.ts';

const ofModerator = SUB_STAGES.filter((stage) => stage.startsWith('MODERATOR_'));
const ofDistrictManager = SUB_STAGES.filter((stage) => stage.startsWith('DISTRICT_MANAGER_'));

/** Who may save the list as Excel: everybody here but my_garden_moderator (C-011, Z-031). */
export const canExport = (role: Role): boolean => role !== 'my_garden_moderator';

/** The sub-stages that a role may filter by; none means no such filter. */
export function subStagesFor(role: Role): readonly SubStage[] {
  switch (role) {
    case 'admin':
      return SUB_STAGES; // C-008
    case 'moderator':
      return ofDistrictManager; // C-006
    case 'district_manager':
      return ofModerator; // C-007
    case 'region_manager':
      return SUB_STAGES; // Z-137
    default:
      return []; // my_garden_moderator (Z-137); the others do not see the list
  }
}

/** The sub-stage filter at first: a district manager starts with what the moderator has accepted (C-009). */
export const firstSubStage = (role: Role): SubStageFilter => (role === 'district_manager' ? 'MODERATOR_ACCEPTED' : ALL);

/** SMS to the authors of winners: admin (C-012). */
export const canSendSms = (role: Role): boolean => role === 'admin';

/** The management of documents: moderator and admin (C-013). */
export const canManageDocuments = (role: Role): boolean => role === 'moderator' || role === 'admin';

/**
 * Administering them: admin (spec 000 §6). All districts, their filters, the Excel (E-016), the replacing of files; the
 * moderator hands in the protocol of his own district once and only reads the council decisions (E-015, Z-053).
 */
export const canAdministerDocuments = (role: Role): boolean => role === 'admin';

/** The votes: admin, in one of three stages, of a list that is not empty (C-014 to C-016, Z-033). */
export const canDownloadVotes = (role: Role, stage: StageFilter, total: number): boolean =>
  role === 'admin' && (stage === 'WINNER' || stage === 'PASSED' || stage === 'PUBLIC_CONTROL') && total > 0;

/** Everything that decides what a person may do with an initiative. */
export type Situation = {
  role: Role;
  initiative: Pick<Initiative, 'stage' | 'moderation_sub_stage' | 'type'>;
  /** The board that is worked on; undefined where it is not known. */
  board: Pick<Board, 'stage' | 'type'> | undefined;
};

/** `disabled`: shown, but not now. */
export type Permission = 'yes' | 'disabled' | 'no';

const when = (allowed: boolean): Permission => (allowed ? 'yes' : 'no');
const inReview = ({ board }: Situation): boolean => board?.stage === 'REVIEW';
const isInitial = ({ initiative }: Situation): boolean => initiative.stage === 'INITIAL';
const isWinner = ({ initiative }: Situation): boolean => initiative.stage === 'WINNER';

/** Accept and reject, which go together. */
export function mayDecide(situation: Situation): Permission {
  if (!isInitial(situation)) return 'no';
  const said = situation.initiative.moderation_sub_stage;
  switch (situation.role) {
    case 'admin':
      return inReview(situation) ? 'yes' : 'disabled'; // C-036
    case 'moderator':
      return when(said === 'DISTRICT_MANAGER_DENIED' || said === null); // C-037
    case 'my_garden_moderator':
      return 'yes'; // C-039
    default:
      return 'no'; // region_manager opens the acceptance to read it only (Z-020)
  }
}

/** Why the acceptance can only be read; null where it can be saved. The region manager never decides (Z-020). */
export function whyNotDecide(situation: Situation): Text | null {
  const allowed = mayDecide(situation);
  if (allowed === 'yes') return null;
  if (situation.role === 'region_manager') return "Tashabbusni faqat ko'rishingiz mumkin.";
  return allowed === 'disabled'
    ? "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi."
    : "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan.";
}

/** The garden moderator has accept and reject calls of his own (C-060, D-026). */
export const hasGardenCalls = (role: Role): boolean => role === 'my_garden_moderator';

/**
 * Whether an initiative is one of a MY_GARDEN board, which decides about fields of its acceptance (D-002, D-004):
 * undefined where nobody knows, as of a board that is not among the active ones. The garden moderator has no others (C-003).
 */
export function isGarden(role: Role, board: Pick<Board, 'type'> | undefined): boolean | undefined {
  if (role === 'my_garden_moderator') return true;
  return board && board.type === 'MY_GARDEN';
}

/** Editing as a moderator: fewer fields and a call of its own (A-010, Z-128). */
export const editsAsModerator = (role: Role): boolean => role === 'moderator';

/** The district manager accepts or denies once the moderator has decided (C-038, C-063). */
export const mayConfirm = (situation: Situation): Permission => {
  const said = situation.initiative.moderation_sub_stage;
  const decided = said === 'MODERATOR_ACCEPTED' || said === 'MODERATOR_DENIED';
  return when(situation.role === 'district_manager' && isInitial(situation) && decided);
};

/** Editing: admin (C-043); the moderator only while the board is in review (C-041, Z-060). */
export const mayEdit = (situation: Situation): Permission =>
  when(situation.role === 'admin' || (situation.role === 'moderator' && inReview(situation)));

/** Why the edit form can only be read; null where it can be saved. */
export const whyNotEdit = (situation: Situation): Text | null =>
  mayEdit(situation) === 'yes' ? null : "Mavsum ko'rib chiqish bosqichida emas: hozir tahrirlab bo'lmaydi.";

/** Letting the author edit: moderator, INITIAL, board in review or promotion (C-040). */
export const mayToggleEditing = (situation: Situation): Permission =>
  when(
    situation.role === 'moderator' &&
      isInitial(situation) &&
      (inReview(situation) || situation.board?.stage === 'PROMOTION'),
  );

/** Back to INITIAL: admin, from every other stage (C-044). One that this program does not know counts as another. */
export const mayReturn = (situation: Situation): Permission =>
  when(situation.role === 'admin' && !isInitial(situation));

/** Made a winner: admin, whatever is none yet (C-047). */
export const mayPromote = (situation: Situation): Permission =>
  when(situation.role === 'admin' && !isWinner(situation));

/** From WINNER to PASSED: admin (C-048). */
export const mayDemote = (situation: Situation): Permission => when(situation.role === 'admin' && isWinner(situation));

/** Banned: admin, a WINNER only (C-051). */
export const mayBan = (situation: Situation): Permission => when(situation.role === 'admin' && isWinner(situation));

/** Attaching the investment id: admin (spec 000 §6). */
export const mayAttachInvestId = ({ role }: Situation): Permission => when(role === 'admin');

/** Updating the AKT file: admin (spec 000 §6). */
export const mayUpdateDeed = ({ role }: Situation): Permission => when(role === 'admin');

/** Importing the registry from a file: admin, WINNER, PASSED or PUBLIC_CONTROL (C-069). */
export const mayImportRegistry = ({ role, initiative: { stage } }: Situation): Permission =>
  when(role === 'admin' && (stage === 'WINNER' || stage === 'PASSED' || stage === 'PUBLIC_CONTROL'));

/** Editing the registry: admin and moderator, EQUIPMENT only (C-072, S020). */
export const mayEditRegistry = ({ role, initiative }: Situation): Permission =>
  when((role === 'admin' || role === 'moderator') && initiative.type === 'EQUIPMENT');

/** Reading it for the locked amount of an acceptance: those who accept (Z-151). */
export const mayReadRegistry = (role: Role): boolean =>
  role === 'admin' || role === 'moderator' || role === 'my_garden_moderator';

/** Removing rows of the registry: not by moderators (E-023). */
export const mayRemoveProducts = (role: Role): boolean => role === 'admin';

/** Setting the location, and letting the author set it: admin and moderator (C-033, Z-054). */
export const mayLocate = ({ role }: Situation): Permission => when(role === 'admin' || role === 'moderator');

/** Mobile monitoring: admin and moderator, of a WINNER (C-035). */
export const mayMonitor = (situation: Situation): Permission =>
  when((situation.role === 'admin' || situation.role === 'moderator') && isWinner(situation));
