import type { Role } from '../../../../src/shared/roles.ts';
import type { InitiativeNeed } from '../../../platform/find/initiatives.ts';
import type { Platform } from '../../../platform/types.ts';
import { fileSameText, inView, placeNear } from '../similar-section.ts';

/**
 * One step of a person: clicks the element with this role and name, presses a key (`opens`: what appears after
 * loading), chooses an entry of the program's menu, which opens a dialog, or prepares a folder with PDFs of these names
 * for the next file dialog.
 */
export type Step =
  | readonly [role: 'button' | 'menuitem' | 'tab' | 'checkbox' | 'combobox' | 'link' | 'row', name: string | RegExp]
  | { readonly key: string; readonly opens?: 'dialog' }
  | { readonly menu: string }
  | { readonly folder: readonly string[] };

/** What opens over a screen, and the steps that open it. */
export type Overlay = {
  /** The name of its picture, also used in a failure. */
  name: string;
  role: Role;
  /** The screen below. */
  at: string | ((platform: Platform) => string);
  steps: readonly Step[];
};

const DETAILS: Step = ['button', 'Batafsil'];
const EXCEL: Step = ['button', 'Excel'];
const ADD: Step = ['button', "Qo'shish"];

/** The list with only one such initiative. */
const listWith =
  (need: InitiativeNeed) =>
  ({ find }: Platform): string => {
    const [initiative] = find.all('initiative', need);
    if (!initiative) throw new Error(`no initiative with ${JSON.stringify(need)}`);
    const { public_id, board_id } = initiative;
    return `/app/initiatives?board=${board_id}&search=${public_id}&sub_stage=ALL`;
  };
const WAITING = listWith({ waitsFor: 'moderator', photos: 2, located: true });
const WINNER = { season: 'finished', place: 'anywhere', stage: 'WINNER' } as const;

const ofInitiative = (
  role: Role,
  need: InitiativeNeed,
  dialogs: Readonly<Record<string, string | RegExp>>,
): Overlay[] =>
  Object.entries(dialogs).map(([name, button]) => ({
    name,
    role,
    at: listWith(need),
    steps: [DETAILS, ['button', button]],
  }));

/** The desk with an initiative that has two similar ones, one of them rejected. */
function deskWithSimilar(platform: Platform): string {
  const [one] = platform.find.all('initiative', { waitsFor: 'moderator', photos: 2, located: true });
  if (!one) throw new Error('no initiative');
  const rejected = {
    moderation_sub_stage: 'MODERATOR_DENIED',
    moderation_sub_stage_comment: 'Tuman yoʻl dasturiga kiritilgan.',
  };
  platform.initiatives.change(placeNear(platform, one).id, rejected);
  placeNear(platform, one, { nth: 2 });
  return `/app/initiatives/review?at=${one.id}`;
}

/** The desk with an initiative whose text was filed by fifteen others, one of them near it. */
function deskWithCampaign(platform: Platform): string {
  const one = inView(platform);
  fileSameText(platform, one, 15);
  placeNear(platform, one);
  return `/app/initiatives/review?at=${one.id}`;
}

const INITIATIVES: readonly Overlay[] = [
  { name: 'desk-compare', role: 'moderator', at: deskWithSimilar, steps: [['button', /^Taqqoslash/]] },
  { name: 'desk-campaign', role: 'moderator', at: deskWithCampaign, steps: [['button', /bir xil matndan$/]] },
  { name: 'initiative-row', role: 'moderator', at: WAITING, steps: [DETAILS] },
  {
    name: 'initiative-print',
    role: 'moderator',
    at: WAITING,
    steps: [{ key: 'j' }, { key: 'Control+p', opens: 'dialog' }],
  },
  ...ofInitiative(
    'moderator',
    { waitsFor: 'moderator', photos: 2, located: true },
    {
      'initiative-reject': 'Rad etish',
      'initiative-location': /^Joylashuvni/,
      'initiative-map': /Xaritada/,
      'initiative-photo': '1-rasmni ochish',
      'initiative-open-address': 'Manzilni muallifga ochish',
    },
  ),
  ...ofInitiative(
    'moderator',
    { stage: 'INITIAL', asksFor: 'registry' },
    {
      'initiative-registry': 'Jihozlar reyestri',
    },
  ),
  ...ofInitiative(
    'district_manager',
    { waitsFor: 'district_manager', moderation_sub_stage: 'MODERATOR_ACCEPTED' },
    {
      'initiative-confirm': 'Tasdiqlash',
      'initiative-deny': 'Rad etish',
    },
  ),
  ...ofInitiative('admin', WINNER, {
    'winner-ban': 'Goliblikdan mahrum qilish',
    'winner-undo': "G'oliblikni bekor qilish",
    'winner-invest-id': 'Invest Id biriktirish',
    'winner-monitoring': 'Mobil monitoring',
  }),
  {
    name: 'initiative-registry-import',
    role: 'admin',
    at: listWith({ ...WINNER, type: 'EQUIPMENT' }),
    steps: [DETAILS, ['button', 'Reyestrni fayldan yuklash']],
  },
  {
    name: 'winners-sms',
    role: 'admin',
    at: ({ find }) => `/app/initiatives?board=${find.season('finished').id}&stage=WINNER`,
    steps: [['button', 'SMS']],
  },
  {
    name: 'map-quarters',
    role: 'moderator',
    at: '/app/initiatives/map',
    steps: [['button', "Mahalla bo'yicha tanlash"]],
  },
  // Of the whole country: no other overlay shows as many marks.
  {
    name: 'map-winners',
    role: 'admin',
    at: ({ find }) => `/app/initiatives/map?board=${find.season('finished').id}&stage=WINNER`,
    steps: [],
  },
  {
    name: 'map-choice',
    role: 'moderator',
    at: '/app/initiatives/map',
    steps: [['button', "Mahalla bo'yicha tanlash"], ['checkbox', /./], { key: 'Escape' }],
  },
  { name: 'views', role: 'moderator', at: '/app/initiatives', steps: [['button', "Ko'rinishlar"]] },
  { name: 'view-name', role: 'moderator', at: '/app/initiatives', steps: [{ key: 'Control+d' }] },
  { name: 'table-columns', role: 'moderator', at: '/app/initiatives', steps: [['button', 'Ustunlar']] },
  { name: 'documents', role: 'moderator', at: '/app/initiatives', steps: [['button', 'Hujjatlar']] },
  {
    name: 'protocol-folder',
    role: 'admin',
    at: '/app/initiatives',
    steps: [
      ['button', 'Hujjatlar'],
      {
        folder: [
          'Asaka tumani',
          'Andijon',
          'Baliqchi tumani',
          'scan0012',
          'Izboskn tuman',
          'Qoʻrgʻontepa tumani protokoli',
        ],
      },
      ['button', 'Papkani tanlash'],
    ],
  },
  {
    name: 'documents-decisions',
    role: 'admin',
    at: '/app/initiatives',
    steps: [
      ['button', 'Hujjatlar'],
      ['tab', /kengash qarori/],
    ],
  },
  {
    name: 'council-decision',
    role: 'admin',
    at: '/app/initiatives',
    steps: [
      ['button', 'Hujjatlar'],
      ['tab', /kengash qarori/],
      ['button', /^Tahrirlash/],
    ],
  },
];

const inSeason =
  (stage: 'MODERATE' | 'VOTE', of: 'INITIAL' | 'WINNER') =>
  ({ find }: Platform) =>
    `/app/school-initiatives?board=${find.schoolBoard({ stage, status: 1 }).id}&stage=${of}`;

const PUPILS: readonly Overlay[] = [
  ...Object.entries({ accept: 'Qabul qilish', decline: 'Rad etish' }).map(
    ([name, button]): Overlay => ({
      name: `school-${name}`,
      role: 'moderator',
      at: inSeason('MODERATE', 'INITIAL'),
      steps: [DETAILS, ['button', button]],
    }),
  ),
  {
    name: 'school-category',
    role: 'admin',
    at: inSeason('MODERATE', 'INITIAL'),
    steps: [DETAILS, ['button', "Toifani o'zgartirish"]],
  },
  ...Object.entries({ finish: 'Yakunlash', reject: 'Rad etish' }).map(
    ([name, button]): Overlay => ({
      name: `school-${name}`,
      role: 'admin',
      at: (platform) => `${inSeason('VOTE', 'WINNER')(platform)}&status=IN_PROCESS`,
      steps: [DETAILS, ['button', button]],
    }),
  ),
  {
    name: 'school-return',
    role: 'admin',
    at: (platform) => `${inSeason('VOTE', 'WINNER')(platform)}&status=FINISHED`,
    steps: [DETAILS, ['button', 'Jarayonga qaytarish']],
  },
  { name: 'school-excel', role: 'admin', at: '/app/school-initiatives', steps: [EXCEL] },
  { name: 'students-keys', role: 'admin', at: '/app/school-students', steps: [['button', 'Barchaga kalit yuborish']] },
];

const APPEALS: readonly Overlay[] = [
  { name: 'appeal-row', role: 'admin', at: '/app/appeals?status=NEW', steps: [DETAILS] },
  ...Object.entries({ answer: /^Javob berish/, reject: /^Rad etish/, type: /^Turini o'zgartirish/ }).map(
    ([name, button]): Overlay => ({
      name: `appeal-${name}`,
      role: 'admin',
      at: '/app/appeals?status=NEW',
      steps: [['button', button]],
    }),
  ),
  {
    name: 'appeal-answer-many',
    role: 'admin',
    at: '/app/appeals?status=NEW',
    steps: [
      ['button', 'Sahifadagi yangilarni belgilash'],
      ['button', /^Javob berish/],
    ],
  },
];

const RECORDS: readonly Overlay[] = [
  { name: 'delete', role: 'admin', at: '/app/funds', steps: [['button', /^O'chirish/]] },
  { name: 'excel-menu', role: 'admin', at: '/app/managers', steps: [EXCEL] },
  {
    name: 'import',
    role: 'admin',
    at: '/app/customers',
    steps: [EXCEL, ['menuitem', 'Exceldan yangilash']],
  },
  { name: 'import-managers', role: 'admin', at: '/app/managers', steps: [EXCEL, ['menuitem', /^Exceldan/]] },
  {
    name: 'export-part',
    role: 'admin',
    at: '/app/population',
    steps: [EXCEL, ['menuitem', 'Excelga yuklab olish']],
  },
  { name: 'filter-options', role: 'admin', at: '/app/quarters', steps: [['combobox', 'Viloyat']] },
  { name: 'answer-template', role: 'admin', at: '/app/answer-templates', steps: [ADD] },
  {
    name: 'expense-indicator',
    role: 'admin',
    at: ({ find }) => `/app/expences/indicators?parent=${find.expenseIndicator().expence_id}`,
    steps: [ADD],
  },
  {
    name: 'unsaved',
    role: 'admin',
    at: '/app/funds/add',
    steps: [{ key: 'x' }, { key: 'Escape' }],
  },
  { name: 'form-errors', role: 'admin', at: '/app/kindergardens/add', steps: [{ key: 'Control+s' }] },
];

const SHELL: readonly Overlay[] = [
  { name: 'palette', role: 'admin', at: '/app/funds', steps: [{ key: 'Control+k' }] },
  { name: 'manual', role: 'moderator', at: '/app/initiatives', steps: [{ key: 'F1' }] },
  { name: 'shortcuts', role: 'admin', at: '/app/funds', steps: [{ menu: 'shortcuts' }] },
  { name: 'update', role: 'admin', at: '/app/funds', steps: [{ menu: 'updates' }] },
  { name: 'user-menu', role: 'admin', at: '/app/funds', steps: [['button', /Foydalanuvchi menyusi/]] },
  { name: 'downloads', role: 'admin', at: '/app/funds', steps: [['button', /^Yuklab olishlar/]] },
  {
    name: 'menu-flyout',
    role: 'admin',
    at: '/app/funds',
    steps: [['button', "Ma'lumotnomalar"]],
  },
  {
    name: 'sign-out',
    role: 'moderator',
    at: '/app/initiatives',
    steps: [
      ['button', /Foydalanuvchi menyusi/],
      ['menuitem', 'Tizimdan chiqish'],
    ],
  },
];

/** Dialogs, menus and other overlays, each unlike all others. */
export const OVERLAYS: readonly Overlay[] = [...INITIATIVES, ...PUPILS, ...APPEALS, ...RECORDS, ...SHELL];
