import type { Role } from '@shared/roles.ts';
import type { Board } from '@/entities/boards.ts';
import { isReadyForConstruction, NOT_READY } from '@/entities/construction-readiness.ts';
import { ALL, type StageFilter } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';
import type { Permission } from '@/kit/actions/action.ts';
import type { Initiative } from './initiative.ts';
import { SUB_STAGES, type SubStage, type SubStageFilter } from './sub-stages.ts';

const ofModerator = SUB_STAGES.filter((stage) => stage.startsWith('MODERATOR_'));
const ofDistrictManager = SUB_STAGES.filter((stage) => stage.startsWith('DISTRICT_MANAGER_'));

/** Whether a role may export the list as Excel: all roles of this list but my_garden_moderator (C-011, Z-031). */
export const canExport = (role: Role): boolean => role !== 'my_garden_moderator';

/** Sub-stages that a role may filter by; empty: no such filter. */
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
      return []; // my_garden_moderator (Z-137); other roles do not see the list
  }
}

/** Initial sub-stage filter: for a district manager the initiatives that the moderator has accepted (C-009). */
export const firstSubStage = (role: Role): SubStageFilter => (role === 'district_manager' ? 'MODERATOR_ACCEPTED' : ALL);

/**
 * A person's part in the review: proposes a decision, confirms it, decides alone, oversees a region, or administers the
 * whole country.
 */
export type Part = 'proposes' | 'confirms' | 'decides' | 'oversees' | 'administers';

/** The part of a role in the review; null for a role without the list (Z-020, Z-041 to Z-043). */
export function partOf(role: Role): Part | null {
  switch (role) {
    case 'moderator':
      return 'proposes';
    case 'district_manager':
      return 'confirms';
    case 'my_garden_moderator':
      return 'decides';
    case 'region_manager':
      return 'oversees';
    case 'admin':
      return 'administers';
    default:
      return null;
  }
}

/**
 * Whether a role's list is that of one district, short enough for one call: moderator and district manager (Z-120). The
 * others see a region, the gardens or the country.
 */
export const listsOneDistrict = (role: Role): boolean => role === 'moderator' || role === 'district_manager';

/** Whether a role may send SMS to the authors of winners: admin (C-012). */
export const canSendSms = (role: Role): boolean => role === 'admin';

/** Whether a role may manage documents: moderator and admin (C-013). */
export const canManageDocuments = (role: Role): boolean => role === 'moderator' || role === 'admin';

/**
 * Whether a role administers documents: admin (spec 000 §6), with all districts, filters, Excel (E-016) and replacing
 * of files. A moderator submits the own district's protocol once and only reads council decisions (E-015, Z-053).
 */
export const canAdministerDocuments = (role: Role): boolean => role === 'admin';

/**
 * Whether the votes can be downloaded: by admin, in one of three stages, for a non-empty list (C-014 to C-016, Z-033).
 */
export const canDownloadVotes = (role: Role, stage: StageFilter, total: number): boolean =>
  role === 'admin' && (stage === 'WINNER' || stage === 'PASSED' || stage === 'PUBLIC_CONTROL') && total > 0;

/** All facts that decide which actions a person may take on an initiative. */
export type Situation = {
  role: Role;
  initiative: Pick<
    Initiative,
    'stage' | 'moderation_sub_stage' | 'type' | 'board_year' | 'author_is_verified' | 'latitude' | 'longitude'
  >;
  /** The initiative's board; undefined where unknown. */
  board: Pick<Board, 'stage' | 'type'> | undefined;
};

const when = (allowed: boolean): Permission => (allowed ? 'yes' : 'no');
const inReview = ({ board }: Situation): boolean => board?.stage === 'REVIEW';
const isInitial = ({ initiative }: Situation): boolean => initiative.stage === 'INITIAL';
const isWinner = ({ initiative }: Situation): boolean => initiative.stage === 'WINNER';

/** Accepting and rejecting; both have the same conditions. */
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
      return 'no'; // region_manager only reads the acceptance (Z-020)
  }
}

/** Looking at the acceptance: the region manager, who never decides (Z-020, Z-172). */
export const mayViewAcceptance = ({ role }: Situation): Permission => when(role === 'region_manager');

/** Why the acceptance is read-only; null where it can be saved. The region manager never decides (Z-020). */
export function whyNotDecide(situation: Situation): Text | null {
  const allowed = mayDecide(situation);
  if (allowed === 'yes') return null;
  if (situation.role === 'region_manager') return "Tashabbusni faqat ko'rishingiz mumkin.";
  if (situation.initiative.stage === null)
    return "Tashabbusning bosqichi noma'lum: bu yerda qaror qabul qilib bo'lmaydi.";
  return allowed === 'disabled'
    ? "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi."
    : "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan.";
}

/** Whether a role uses the garden moderator's own calls for accepting and rejecting (C-060, D-026). */
export const hasGardenCalls = (role: Role): boolean => role === 'my_garden_moderator';

/**
 * Whether the board is of type MY_GARDEN, which decides about fields of the acceptance (D-002, D-004); undefined where
 * the board is unknown, e.g. inactive. The garden moderator has only such boards (C-003).
 */
export function isGarden(role: Role, board: Pick<Board, 'type'> | undefined): boolean | undefined {
  if (role === 'my_garden_moderator') return true;
  return board && board.type === 'MY_GARDEN';
}

/** Whether a role edits by the moderator's variant: fewer fields and a call of its own (A-010, Z-128). */
export const editsAsModerator = (role: Role): boolean => role === 'moderator';

/** Confirming or denying: district manager, once the moderator has decided (C-038, C-063). */
export const mayConfirm = (situation: Situation): Permission => {
  const said = situation.initiative.moderation_sub_stage;
  const decided = said === 'MODERATOR_ACCEPTED' || said === 'MODERATOR_DENIED';
  return when(situation.role === 'district_manager' && isInitial(situation) && decided);
};

/** Whether a role confirms several initiatives at once; others tick them only for paper. */
export const confirmsTogether = (role: Role): boolean => role === 'district_manager';

/** Editing: admin (C-043); moderator only while the board is in review (C-041, Z-060). */
export const mayEdit = (situation: Situation): Permission =>
  when(situation.role === 'admin' || (situation.role === 'moderator' && inReview(situation)));

/** Why the edit form is read-only; null where it can be saved. */
export const whyNotEdit = (situation: Situation): Text | null =>
  mayEdit(situation) === 'yes' ? null : "Mavsum ko'rib chiqish bosqichida emas: hozir tahrirlab bo'lmaydi.";

/** Granting the author the right to edit: moderator, in INITIAL, board in review or promotion (C-040). */
export const mayToggleEditing = (situation: Situation): Permission =>
  when(
    situation.role === 'moderator' &&
      isInitial(situation) &&
      (inReview(situation) || situation.board?.stage === 'PROMOTION'),
  );

/** Returning to INITIAL: admin, from any other stage, an unknown stage included (C-044). */
export const mayReturn = (situation: Situation): Permission =>
  when(situation.role === 'admin' && !isInitial(situation));

/** Promoting to WINNER: admin, any initiative that is not a winner (C-047). */
export const mayPromote = (situation: Situation): Permission =>
  when(situation.role === 'admin' && !isWinner(situation));

/** Demoting from WINNER to PASSED: admin (C-048). */
export const mayDemote = (situation: Situation): Permission => when(situation.role === 'admin' && isWinner(situation));

/** Banning: admin, WINNER only (C-051). */
export const mayBan = (situation: Situation): Permission => when(situation.role === 'admin' && isWinner(situation));

/** Attaching the investment id: admin (spec 000 §6). */
export const mayAttachInvestId = ({ role }: Situation): Permission => when(role === 'admin');

/** Updating the AKT file: admin (spec 000 §6). */
export const mayUpdateDeed = ({ role }: Situation): Permission => when(role === 'admin');

/** Importing the registry from a file: admin, in WINNER, PASSED or PUBLIC_CONTROL (C-069). */
export const mayImportRegistry = ({ role, initiative: { stage } }: Situation): Permission =>
  when(role === 'admin' && (stage === 'WINNER' || stage === 'PASSED' || stage === 'PUBLIC_CONTROL'));

/** Editing the registry: admin and moderator, type EQUIPMENT only (C-072, S020). */
export const mayEditRegistry = ({ role, initiative }: Situation): Permission =>
  when((role === 'admin' || role === 'moderator') && initiative.type === 'EQUIPMENT');

/** Reading the registry for the locked amount of an acceptance: the roles that accept (Z-151). */
export const mayReadRegistry = (role: Role): boolean =>
  role === 'admin' || role === 'moderator' || role === 'my_garden_moderator';

/** Removing rows of the registry: not open to moderators (E-023). */
export const mayRemoveProducts = (role: Role): boolean => role === 'admin';

/** Setting the location, or permitting the author to set it: admin and moderator (C-033, Z-054). */
export const mayLocate = ({ role }: Situation): Permission => when(role === 'admin' || role === 'moderator');

/**
 * The chronology of the works: moderator (C-078) and admin (Z-172), any initiative. The document names no stage for
 * this action, unlike for its neighbours; a record must stay reachable when the initiative leaves its stage.
 */
export const mayOpenChronology = ({ role }: Situation): Permission => when(role === 'admin' || role === 'moderator');

/** Mobile monitoring: admin and moderator, WINNER only (C-035; for the moderator an inference, Z-149). */
export const mayMonitor = (situation: Situation): Permission =>
  when((situation.role === 'admin' || situation.role === 'moderator') && isWinner(situation));

/** Whether a winner has transparent investment data: one of a season from 2023 on, or of the year 0 (spec 000 §9). */
const isTransparent = (situation: Situation): boolean => {
  const { board_year } = situation.initiative;
  return isWinner(situation) && board_year !== null && (board_year >= 2023 || board_year === 0);
};

/** Opening the transparent investment data: admin, WINNER of a season from 2023 on, or of the year 0 (C-073). */
export const mayOpenInvestData = (situation: Situation): Permission =>
  when(situation.role === 'admin' && isTransparent(situation));

/**
 * Opening the transparent construction: moderator, WINNER of a season from 2023 on, or of the year 0 (C-074); disabled
 * without a verified author or a location (C-076). The protocol is checked when the action is started (C-075).
 */
export function mayOpenConstruction(situation: Situation): Permission {
  if (situation.role !== 'moderator' || !isTransparent(situation)) return 'no';
  return isReadyForConstruction(situation.initiative) ? 'yes' : 'disabled';
}

/** Why the transparent construction is disabled; null where it is not (C-076). */
export const whyNotConstruction = (situation: Situation): Text | null =>
  mayOpenConstruction(situation) === 'disabled' ? NOT_READY : null;
