import { ROLES, type Role } from '@shared/roles.ts';
import * as access from '@/domains/initiative/model/access.ts';
import { STAGES } from '@/entities/initiative-stages.ts';
import { UNSAID } from './situations.ts';
import { answers, only, type RuleLines } from './table.ts';

const OF_MODERATOR = ['MODERATOR_ACCEPTED', 'MODERATOR_DENIED'];
const OF_DISTRICT = ['DISTRICT_MANAGER_ACCEPTED', 'DISTRICT_MANAGER_DENIED'];
const ALL_FOUR = [...OF_MODERATOR, ...OF_DISTRICT];

/** The stage filters and list lengths for which the votes are offered. */
const votesFor = (role: Role) =>
  (['ALL', ...STAGES] as const).flatMap((stage) =>
    [0, 1].filter((total) => access.canDownloadVotes(role, stage, total)).map((total) => `${stage}, ${total}`),
  );

/** Why the acceptance of an undecided initiative is read-only. */
const whyNotDecide = (stage: 'INITIAL' | 'PASSED' | null, board: string) => (role: Role) =>
  access.whyNotDecide({
    role,
    initiative: { stage, moderation_sub_stage: null, type: null, ...UNSAID },
    board: { stage: board, type: null },
  });
const READS = "Tashabbusni faqat ko'rishingiz mumkin.";
const DECIDED = "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan.";
const UNKNOWN = "Tashabbusning bosqichi noma'lum: bu yerda qaror qabul qilib bo'lmaydi.";
const LATE = "Mavsum ko'rib chiqish bosqichida emas: hozir qaror qabul qilib bo'lmaydi.";
const NO_EDIT = "Mavsum ko'rib chiqish bosqichida emas: hozir tahrirlab bo'lmaydi.";

const whyNotEdit = (board: string) => (role: Role) =>
  access.whyNotEdit({
    role,
    initiative: { stage: 'PASSED', moderation_sub_stage: null, type: null, ...UNSAID },
    board: { stage: board, type: null },
  });

/** Why the transparent construction of a winner is disabled. */
const whyNotConstruction = (isReady: boolean) => (role: Role) =>
  access.whyNotConstruction({
    role,
    initiative: {
      stage: 'WINNER',
      moderation_sub_stage: null,
      type: null,
      board_year: 2025,
      author_is_verified: isReady,
      latitude: 41.3,
      longitude: 69.2,
    },
    board: undefined,
  });
const NOT_READY = "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan.";

/** What the list of initiatives offers, and what its forms ask: spec 000 §2, §4 and §6. */
export const INITIATIVE_LIST_RULES: Readonly<Record<string, RuleLines>> = {
  canExport: only(
    ROLES.filter((role) => role !== 'my_garden_moderator'),
    'all but my_garden_moderator (C-011, Z-031)',
  ),
  listsOneDistrict: only(['district_manager', 'moderator'], 'Z-120'),
  canSendSms: only(['admin'], 'C-012'),
  canManageDocuments: only(['admin', 'moderator'], 'C-013'),
  canAdministerDocuments: only(['admin'], 'spec 000 §6, E-015, Z-053'),
  hasGardenCalls: only(['my_garden_moderator'], 'C-060, D-026'),
  confirmsTogether: only(['district_manager'], 'those who confirm, C-038'),
  editsAsModerator: only(['moderator'], 'A-010, Z-128'),
  mayReadRegistry: only(['admin', 'moderator', 'my_garden_moderator'], 'those who accept, Z-151'),
  mayRemoveProducts: only(['admin'], 'not by moderators, E-023'),
  subStagesFor: answers({
    source: 'C-006 to C-008, Z-137',
    ask: access.subStagesFor,
    answers: { admin: ALL_FOUR, region_manager: ALL_FOUR, moderator: OF_DISTRICT, district_manager: OF_MODERATOR },
    others: [],
  }),
  firstSubStage: answers({
    source: 'C-009',
    ask: access.firstSubStage,
    answers: { district_manager: 'MODERATOR_ACCEPTED' },
    others: 'ALL',
  }),
  partOf: answers({
    source: 'spec 000 §4, Z-020, Z-041 to Z-043',
    ask: access.partOf,
    answers: {
      moderator: 'proposes',
      district_manager: 'confirms',
      my_garden_moderator: 'decides',
      region_manager: 'oversees',
      admin: 'administers',
    },
    others: null,
  }),
  canDownloadVotes: answers({
    source: 'C-014 to C-016, Z-033',
    ask: votesFor,
    answers: { admin: ['PASSED, 1', 'WINNER, 1', 'PUBLIC_CONTROL, 1'] },
    others: [],
  }),
  isGarden: answers({
    source: 'C-003, D-002, D-004: a garden board, one of another type, and one that nobody knows',
    ask: (role) => [{ type: 'MY_GARDEN' }, { type: null }, undefined].map((board) => access.isGarden(role, board)),
    answers: { my_garden_moderator: [true, true, true] },
    others: [true, false, undefined],
  }),
  whyNotDecide: answers(
    {
      source: 'C-036, C-037, C-039, Z-020: undecided, of a board in REVIEW',
      screen: 'initiative/accept/:id',
      ask: whyNotDecide('INITIAL', 'REVIEW'),
      answers: { admin: null, moderator: null, my_garden_moderator: null, region_manager: READS },
      others: DECIDED,
    },
    {
      source: 'a stage that no document names is not said to be decided; ours',
      screen: 'initiative/accept/:id',
      ask: whyNotDecide(null, 'REVIEW'),
      answers: { region_manager: READS },
      others: UNKNOWN,
    },
    {
      source: 'C-036: undecided, of a board that is in REVIEW no more',
      screen: 'initiative/accept/:id',
      ask: whyNotDecide('INITIAL', 'FINISHED'),
      answers: { admin: LATE, moderator: null, my_garden_moderator: null, region_manager: READS },
      others: DECIDED,
    },
    {
      source: 'spec 000 §4: decided',
      screen: 'initiative/accept/:id',
      ask: whyNotDecide('PASSED', 'REVIEW'),
      answers: { region_manager: READS },
      others: DECIDED,
    },
  ),
  whyNotEdit: answers(
    {
      source: 'C-041, C-043: of a board in REVIEW',
      screen: 'initiative/edit/:id',
      ask: whyNotEdit('REVIEW'),
      answers: { admin: null, moderator: null },
      others: NO_EDIT,
    },
    {
      source: 'C-041, C-043: of a board that is in REVIEW no more',
      screen: 'initiative/edit/:id',
      ask: whyNotEdit('FINISHED'),
      answers: { admin: null },
      others: NO_EDIT,
    },
  ),
  whyNotConstruction: answers(
    {
      source: 'a winner whose author is not verified, or without a place (C-076)',
      ask: whyNotConstruction(false),
      answers: { moderator: NOT_READY },
      others: null,
    },
    { source: 'a winner with both', ask: whyNotConstruction(true), answers: {}, others: null },
  ),
};
