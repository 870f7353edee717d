import type { Role } from '@shared/roles.ts';

/** What an action does. */
type Does =
  /**
   * It sends one call, after its question or its dialog. `body`: null for none. `said`: the notice, headline first. `done`:
   * what the screen is told of the record. Default: nothing but that it is done. `failure`: words of its own. Default: those
   * of the screen's document.
   */
  | {
      question?: readonly [title: string, message?: string];
      typed?: object;
      call: string | ((role: Role) => string);
      body: object | null;
      said: readonly string[];
      done?: object;
      failure?: string;
    }
  /** It opens a screen. */
  | { opens: string | ((role: Role) => string) }
  /** It opens a dialog that is no single call, for this reason. */
  | { shows: string };

/** An action on a record, as the documents have it. */
export type ActionLine = Does & {
  /** Name of its button. */
  label: string;
  /** Its name in the journal. Default: that of its button. */
  journal?: string;
  roles: readonly Role[];
  /** What the record holds where the action is possible. */
  where: object;
  /** What somebody else has done by which it no longer is. Null: nothing, it is possible in every state. */
  over: object | null;
  source: string;
};

const FILE = { hash: 'qaror', name: 'qaror.pdf' };
const UNDECIDED = { stage: 'INITIAL', moderation_sub_stage: null };
const ACCEPTED = { stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_ACCEPTED' };
const CONFIRMED = { stage: 'PASSED', moderation_sub_stage: 'DISTRICT_MANAGER_ACCEPTED' };
const WINNER = { stage: 'WINNER', board_year: 2025, author_is_verified: true };
const PASSED = { stage: 'PASSED' };
const BOTH: readonly Role[] = ['admin', 'moderator'];
const INVEST =
  '/app/newchronology/000789-4?id=701&board_id=6&region_id=2&district_id=22&council_decision_id=61' +
  '&granted_amount=450000001&category=4&desc=Tavsif&type=EQUIPMENT&soato=1706212&tin=305678901';

const patched = (body: object) => ({ call: 'PATCH api/v1/initiatives/000789-4', body });

/** The actions on an initiative (spec 000 §4 to §8), by id; behind a colon, what one does in another state. */
export const INITIATIVE_LINES: Readonly<Record<string, ActionLine>> = {
  accept: {
    label: 'Qabul qilish',
    ...{
      roles: ['admin', 'moderator', 'my_garden_moderator'],
      where: UNDECIDED,
      over: PASSED,
      source: 'C-036 to C-039',
    },
    opens: '/app/initiative/accept/701',
  },
  reject: {
    label: 'Rad etish',
    ...{
      roles: ['admin', 'moderator', 'my_garden_moderator'],
      where: UNDECIDED,
      over: PASSED,
      source: 'C-055 to C-060',
    },
    typed: { reason: '5', comment: ' Takror ', file: FILE },
    call: (role) =>
      `POST api/v1/${role === 'my_garden_moderator' ? 'my-garden-moderators' : 'moderators'}/decline/initiatives/701`,
    body: { id: 701, cancelation_reason_id: 5, moderator_comment: 'Takror', file_id: 'qaror' },
    said: ['Rad etish amalga oshirildi!'],
  },
  confirm: {
    label: 'Tasdiqlash',
    ...{ roles: ['district_manager'], where: ACCEPTED, over: CONFIRMED, source: 'C-038, C-061' },
    ...{ call: 'POST api/v1/district-managers/initiatives/701/accept', body: null },
    ...{ said: ['Tadiqlandi'], failure: 'Tadiqlanmadi' },
  },
  deny: {
    label: 'Rad etish',
    ...{ roles: ['district_manager'], where: ACCEPTED, over: CONFIRMED, source: 'C-038, C-062' },
    ...{ typed: { comment: 'Xato' }, call: 'POST api/v1/district-managers/initiatives/701/deny' },
    ...{ body: { comment: 'Xato' }, said: ['Rad etildi'], failure: 'Rad etilmadi' },
  },
  view: {
    label: "Ko'rish",
    ...{ roles: ['region_manager'], where: UNDECIDED, over: null, source: 'Z-020, Z-172' },
    opens: '/app/initiative/accept/701',
  },
  edit: {
    label: 'Tahrirlash',
    ...{ roles: BOTH, where: {}, over: null, source: 'C-041, C-043, A-010' },
    opens: (role) => `/app/initiative/edit/701${role === 'moderator' ? '?isModerator=true' : ''}`,
  },
  'author-editing': {
    label: 'Tahrirlash huquqini berish',
    ...{ roles: ['moderator'], where: { ...UNDECIDED, is_editable: false }, over: PASSED, source: 'C-040, Z-136' },
    ...{ call: 'POST api/v1/moderators/editable/initiatives/701', body: { is_editable: true } },
    ...{ said: ['Tahrirlash huquqi berildi'], journal: 'Tahrirlash huquqi berildi' },
  },
  'author-editing: revoked': {
    label: 'Tahrirlash huquqini olish',
    ...{ roles: ['moderator'], where: { ...UNDECIDED, is_editable: true }, over: PASSED, source: 'C-040, Z-136' },
    ...{ call: 'POST api/v1/moderators/editable/initiatives/701', body: { is_editable: false } },
    ...{ said: ["Tahrirlash huquqi olib qo'yildi"], journal: "Tahrirlash huquqi olib qo'yildi" },
  },
  location: {
    label: "Joylashuvni o'zgartirish",
    ...{ roles: BOTH, where: {}, over: null, source: 'C-030, C-033' },
    ...{ typed: { latitude: '40.5', longitude: '64,5' }, call: 'POST api/v1/moderators/initiatives/701/location' },
    ...{ body: { latitude: 40.5, longitude: 64.5 }, said: ["Manzil o'zgartirildi"], journal: "Manzil o'zgartirildi" },
  },
  'location-permission': {
    label: 'Manzilni muallifga ochish',
    ...{ roles: BOTH, where: {}, over: null, source: 'C-032' },
    question: ['Muallifga manzilni qayta belgilashga ruxsat berilsinmi?', "Hozirgi joylashuv o'chiriladi."],
    ...{ call: 'POST api/v1/moderators/initiatives/701/location', body: { latitude: 0, longitude: 0 } },
    said: ["Manzil o'zgartirishga ruxsat berildi"],
  },
  registry: {
    label: 'Jihozlar reyestri',
    ...{ roles: BOTH, where: { type: 'EQUIPMENT' }, over: { type: 'CONSTRUCTION' }, source: 'C-072' },
    shows: 'lines that are edited and sent together',
  },
  'registry-import': {
    label: 'Reyestrni fayldan yuklash',
    ...{ roles: ['admin'], where: PASSED, over: { stage: 'INITIAL' }, source: 'C-069 to C-071' },
    shows: 'an import, of which there is a law',
  },
  'invest-id': {
    label: 'Invest Id biriktirish',
    ...{ roles: ['admin'], where: {}, over: null, source: 'C-064, C-065' },
    ...{ typed: { invest_object_id: 77 }, call: 'POST api/v1/chronology' },
    ...{ body: { public_id: '000789-4', invest_object_id: 77 }, said: ['Invest Id biriktirildi!'] },
  },
  'invest-data': {
    label: "Shaffof investitsiya ma'lumotlari",
    ...{ roles: ['admin'], where: WINNER, over: PASSED, source: 'A-009, C-073' },
    opens: INVEST,
  },
  construction: {
    label: 'Shaffof qurilish',
    ...{ roles: ['moderator'], where: WINNER, over: PASSED, source: 'A-009, C-074 to C-076' },
    opens: INVEST,
  },
  deed: {
    label: 'AKT faylini yangilash',
    ...{ roles: ['admin'], where: {}, over: null, source: 'C-066' },
    ...{ call: 'PUT api/v1/chronology/update-deed', body: { public_id: '000789-4' } },
    ...{ said: ['AKT fayli yangilandi!'], failure: "Yangilashda xatolik sodir bo'ldi!" },
  },
  monitoring: {
    label: 'Mobil monitoring',
    ...{ roles: BOTH, where: WINNER, over: PASSED, source: 'C-034, C-035' },
    shows: 'where the program for telephones is found',
  },
  chronology: {
    label: 'Xronologiya',
    ...{ roles: BOTH, where: {}, over: null, source: 'C-078, Z-172' },
    opens: '/app/chronology/list/701?board_id=6',
  },
  promote: {
    label: "G'olib deb tayinlash",
    ...{ roles: ['admin'], where: PASSED, over: WINNER, source: 'C-047' },
    question: ["Tashabbus g'olib deb tayinlansinmi?"],
    ...{ ...patched({ stage: 'WINNER' }), said: ['Tashabbus golib deb tayinlandi.'] },
  },
  return: {
    label: "Boshlang'ich bosqichga qaytarish",
    ...{ roles: ['admin'], where: PASSED, over: UNDECIDED, source: 'C-044, C-045' },
    question: [
      "Tashabbus boshlang'ich bosqichga qaytarilsinmi?",
      "Ajratilgan summa 0 bo'ladi, moderator izohi o'chiriladi.",
    ],
    ...patched({ stage: 'INITIAL', granted_amount: 0, moderator_comment: '' }),
    said: ['Tashabbus dastlabki bosqichga qaytarildi.'],
  },
  demote: {
    label: "G'oliblikni bekor qilish",
    ...{ roles: ['admin'], where: WINNER, over: PASSED, source: 'C-048, Z-032' },
    question: [
      "Tashabbusning g'olibligi bekor qilinsinmi?",
      "U «Qabul qilingan» bosqichiga qaytadi. Keyin uni yana g'olib deb tayinlash mumkin.",
    ],
    ...patched({ stage: 'PASSED' }),
    said: ['«Qabul qilingan» bosqichiga qaytarildi', 'Tashabbus goliblikdan mahrum etildi.'],
  },
  ban: {
    label: 'Goliblikdan mahrum qilish',
    ...{ roles: ['admin'], where: WINNER, over: PASSED, source: 'C-051 to C-054, Z-050' },
    ...{ typed: { comment: 'Qalbaki', file: FILE }, call: 'POST api/v1/initiatives/000789-4/ignore' },
    ...{ body: { ignored_file_id: 'qaror', comment: 'Qalbaki' }, said: ['Tashabbus goliblikdan mahrum etildi.'] },
  },
};

const RECORDS = 'initiatives/chronology/create';
const reported = (role: Role) => `POST api/v1/my-school/${role === 'moderator' ? 'moderators/' : ''}${RECORDS}`;
const RECORD_FAILED = "Xatolik qayta urinib ko'ring";
const AT_WORK = { stage: 'WINNER', status: 'IN_PROCESS' };
const FINISHED = { stage: 'WINNER', status: 'FINISHED' };

/** The actions on a pupil's initiative (spec 002 §4 to §8). */
export const SCHOOL_LINES: Readonly<Record<string, ActionLine>> = {
  accept: {
    label: 'Qabul qilish',
    ...{ roles: ['moderator'], where: { stage: 'INITIAL' }, over: PASSED, source: 'S-042 to S-051' },
    typed: { title: 'Yangi nom', granted_amount: 5_000_000, category_id: 9, description: 'Kuzda' },
    call: 'POST api/v1/my-school/moderators/initiatives/801/accept',
    body: { id: 801, title: 'Yangi nom', granted_amount: 5_000_000, category_id: 9, description: 'Kuzda' },
    said: ['Tasdiqlash amalga oshirildi!'],
    done: { stage: 'PASSED', title: 'Yangi nom', granted_amount: 5_000_000 },
  },
  decline: {
    label: 'Rad etish',
    ...{ roles: ['moderator'], where: { stage: 'INITIAL' }, over: PASSED, source: 'S-042 to S-046' },
    ...{ typed: { moderator_comment: 'Qisqa' }, call: 'POST api/v1/my-school/moderators/initiatives/801/decline' },
    body: { id: 801, title: 'Issiqxona', moderator_comment: 'Qisqa' },
    said: ['Rad etish amalga oshirildi!'],
    done: { stage: 'NOT_PASSED' },
  },
  finish: {
    label: 'Yakunlash',
    ...{ roles: BOTH, where: AT_WORK, over: FINISHED, source: 'S-055, S-056, S-059, S-064, Z-111' },
    typed: { accept_image_id: [FILE, { hash: 'rasm', name: 'rasm.jpg' }] },
    call: reported,
    body: {
      my_school_initiative_id: 801,
      status: 'FINISHED',
      reject_file_id: null,
      accept_image_id: ['qaror', 'rasm'],
    },
    ...{ said: ['Tasdiqlandi'], done: { status: 'FINISHED' }, failure: RECORD_FAILED },
  },
  reject: {
    label: 'Rad etish',
    ...{ roles: BOTH, where: AT_WORK, over: FINISHED, source: 'S-057 to S-059, Z-111' },
    ...{ typed: { reject_file_id: FILE }, call: reported },
    body: { my_school_initiative_id: 801, status: 'REJECTED', reject_file_id: 'qaror', accept_image_id: [] },
    ...{ said: ['Tasdiqlandi'], done: { status: 'REJECTED' }, failure: RECORD_FAILED },
  },
  return: {
    label: 'Jarayonga qaytarish',
    ...{ roles: ['admin'], where: FINISHED, over: AT_WORK, source: 'S-060 to S-062, Z-111' },
    call: reported,
    body: { my_school_initiative_id: 801, status: 'IN_PROCESS', reject_file_id: null, accept_image_id: [] },
    ...{ said: ['Tasdiqlandi'], done: { status: 'IN_PROCESS' }, failure: RECORD_FAILED },
  },
  category: {
    label: "Toifani o'zgartirish",
    ...{ roles: BOTH, where: {}, over: null, source: 'S-052, Z-161' },
    ...{ typed: { category_id: 9 }, call: 'PUT api/v1/my-school/initiatives/801', body: { category_id: 9 } },
    ...{ said: ['Tahrirlash amalga oshirildi!'], done: {} },
  },
};

const ANSWERED = { status: 'ANSWERED', answer: 'Tuzatildi' };

/** The actions on an appeal (spec 001 §4 to §8). */
export const APPEAL_LINES: Readonly<Record<string, ActionLine>> = {
  answer: {
    label: 'Javob berish',
    ...{ roles: ['admin'], where: { status: 'NEW' }, over: ANSWERED, source: 'F-006, F-007' },
    ...{ typed: { context: ' Salom, {author} ' }, call: 'POST api/v1/questions/371/answer' },
    body: { status: 'ANSWERED', context: 'Salom, Zarina Yusupova' },
    ...{ said: ["Murojatga javob yo'llandi."], journal: 'Murojaatga javob berish', done: [{ question_id: 371 }] },
  },
  reject: {
    label: 'Rad etish',
    ...{ roles: ['admin'], where: { status: 'NEW' }, over: ANSWERED, source: 'F-006, F-008' },
    ...{ typed: { context: 'Takror' }, call: 'POST api/v1/questions/371/answer' },
    body: { status: 'REJECTED', context: 'Takror' },
    ...{ said: ['Muvofaqiyatli rad etildi'], journal: 'Murojaatni rad etish', done: [{ question_id: 371 }] },
  },
  edit: {
    label: 'Javobni tahrirlash',
    ...{ roles: ['admin'], where: ANSWERED, over: { status: 'NEW' }, source: 'F-009' },
    ...{ typed: { context: 'Yangi' }, call: 'PUT api/v1/questions/371/answer', body: { context: 'Yangi' } },
    ...{ said: ['Muvofaqiyatli javob tahrirlandi!'], done: [{ question_id: 371 }] },
  },
  type: {
    label: "Turini o'zgartirish",
    ...{ roles: ['admin'], where: ANSWERED, over: null, source: 'F-011' },
    ...{ typed: { type: '3' }, call: 'PUT api/v1/questions/371', body: { type: 3 } },
    ...{ said: ['Muvofaqiyatli turi ozgartirildi'], journal: "Murojaat turini o'zgartirish", done: [] },
  },
  delete: {
    label: "O'chirish",
    ...{ roles: ['admin'], where: ANSWERED, over: null, source: 'F-012' },
    shows: 'a deletion, of which there is a law',
  },
};
