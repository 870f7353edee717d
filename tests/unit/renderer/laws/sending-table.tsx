import type { Role } from '@shared/roles.ts';
import { expect } from 'vitest';
import './acted.tsx';
import { both, type Shown, same } from './list-line.ts';
import { CONTENT_LISTS } from './lists/content.ts';
import { INITIATIVE_LISTS } from './lists/initiatives.ts';
import { DISTRICT, REGION, SEASON } from './places.ts';
import { type Answers, isCut, isUnknown, type Refusal } from './platform-stub.ts';
import type { Situation } from './program.tsx';

// After what notes them where they are drawn.
const { readInvestAddress } = await import('@/entities/invest-address.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const { AcceptForm } = await import('@/domains/initiative/acceptance/accept-form.tsx');
const { EditForm } = await import('@/domains/initiative/editing/edit-form.tsx');
const { RegistryForm } = await import('@/domains/initiative/registry/registry-form.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { BulkDialog } = await import('@/features/appeals/bulk-dialog.tsx');
const { SmsDialog } = await import('@/features/initiative-list/winners/sms-dialog.tsx');
const { CouncilDialog: LinkDialog } = await import('@/features/invest-data/council/council-dialog.tsx');
const { investDataSchema } = await import('@/features/invest-data/model/invest-data.ts');
const { PaperDialog } = await import('@/features/invest-data/paper/paper-dialog.tsx');
const { CouncilDialog } = await import('@/features/protocols/council-dialog.tsx');
const { OwnProtocol } = await import('@/features/protocols/own-protocol.tsx');
const { ProtocolDialog } = await import('@/features/protocols/protocol-dialog.tsx');
const { BulkConfirmDialog } = await import('@/features/review/bulk-confirm-dialog.tsx');
const { SendKeys } = await import('@/features/students/send-keys.tsx');

type Raw = Readonly<Record<string, unknown>>;
/** The beginning of a query's key: its path, and what it is of. */
export type Key = readonly [path: string, ...of: readonly (string | number)[]];
/** A call that changes something: its method and path, and what goes out with it. */
type Call = readonly [call: string, sent?: { body?: unknown; form?: object; query?: object }];

/** Something that a press sends beside forms of records, their actions, deletions and imports, as the documents have it. */
export type SendingLine = {
  /** The source that sends it. */
  file: string;
  /** Its screen below `/app/`, and who looks at it. */
  at: string;
  situation?: Situation;
  /** A dialog or part of that screen. Default: the screen itself. */
  part?: { of: unknown; props: () => object };
  /** What the screen or part has read. */
  answers?: Answers;
  /** Button of the screen by which it is sent or opened, its roles, and answers with which there is nothing to send. */
  button?: { name: string; roles: readonly Role[]; over?: Answers };
  /** What names the record. */
  named: readonly Shown[];
  typed?: object;
  /** What no longer fits another choice: the select, what is chosen, values before, and those of them that are left. */
  empties?: readonly (readonly [label: string, chosen: number, before: object, left: object])[];
  calls: readonly Call[];
  /** The notice of a success. Default: none, the screen shows what came of it. */
  said?: readonly string[];
  /** Words of a failure, and where the platform's own go. Default: those of every action. */
  failure?: { lines: readonly string[]; said: 'below' | 'instead' };
  /** What is said where the outcome is not known. Default: as every form. */
  unsure?: string | ((refusal: Refusal) => string);
  /** What is shown instead, of each of several records. */
  outcome?: (refusal: Refusal) => readonly [look: string, text: string];
  /**
   * What is told where the platform counts and not all, or none, is a success, and the labels of what is `done` and
   * `undone`; `always`: what it has counted is told even where all is. Default: it does not count.
   */
  counts?: { partly: string; none: string; done: string; undone: string; always?: true };
  /** The platform's answer to a success. Default: an empty one. */
  answer?: unknown;
  /** Keys of what shows the record, read again after a success and a failure; none: nothing does. */
  shown?: readonly Key[];
  /** Keys of what is read again only after a success: nothing that it shows is changed by a refusal. */
  shownOnceDone?: readonly Key[];
  /** Answers of a platform where somebody else has changed the record: nothing is sent. Default: as the reason says. */
  changed: Answers | string;
  /** The notice of it. Default: none, what sends it shows the change. */
  toldOfChange?: readonly [look: string, ...lines: string[]];
  /** Whether that is what was wanted, too: it is told as done. Default: false. */
  wanted?: true;
  /**
   * Answers of a platform that has carried out a call whose answer was lost, and how that is then told. Default: nothing tells.
   */
  found?: { answers: Answers; told: readonly [look: string, ...lines: string[]] };
  /** Its name in the journal. Default: it is not noted there. */
  journal?: string;
  /** What is kept at this workstation of its beginning and its success. Default: whatever its form keeps. */
  keeps?: readonly unknown[];
  /** Whether a record is changed by it: as long as nothing is, there is nothing to send. Default: false. */
  changes?: true;
  source: string;
};

const FILE = { hash: 'qaror', name: 'qaror.pdf' };
const BOARD = { id: 6, title: 'Kuz', season: 3, year: 2025, stage: 'REVIEW', type: null };
const BOTH: readonly Role[] = ['admin', 'moderator'];
const CHRONOLOGY = 'api/v1/chronology';
const INITIATIVES = 'api/v1/moderators/initiatives';
const DECISIONS = 'api/v1/init-council-decisions';
const PROTOCOLS = 'api/v1/districts/documents/protocol';
const CALLS_BACK = 'api/v2/info/suggestions/call-me-back';
const SWITCHED = 'api/v1/admin/news';
const CHANGED_RECORD = { title: 'Boshqa nom' };

const initiative: Raw = { ...INITIATIVE_LISTS[0]?.record };
const INVEST =
  'newchronology/000789-4?id=701&board_id=6&region_id=2&district_id=22&council_decision_id=61' +
  '&granted_amount=450000001&category=11&desc=Tavsif&type=CONSTRUCTION&soato=1706212&tin=305678901';
const address = readInvestAddress('000789-4', new URL(INVEST, 'app://backoffice').searchParams);
const object: Raw = {
  ...{ id: 31, orderer_document_name: 'Buyruq', orderer_document_file: 'buyruq', orderer_document_num: '17' },
  ...{ orderer_document_date: '2025-03-04', date_put_into_use: '2025-05-06', received_org: '12-maktab' },
  ...{ final_value: 440_000_000, invest_object: { data: [{ customerName: 'Vobkent DUK' }] } },
};
const PAPER = {
  ...{ orderer_document_name: 'Buyruq', orderer_document_file: 'buyruq', orderer_document_num: '18' },
  ...{ orderer_document_date: '2025-03-04', date_put_into_use: '2025-05-06', received_org: '12-maktab' },
  final_value: 440_000_000,
};
const named = (...ids: number[]) => ids.map((id) => ({ id, title: `Nomi ${id}` }));
const LISTS = {
  ...{ sample: false, districts: [{ soato: '1706212', title: DISTRICT, region: REGION }] },
  ...{ ministries: named(3), funding_sources: named(2), expense_types: named(1), construction_types: named(7, 9) },
  ...{ work_types: named(1, 2), spheres: [{ id: 4, title: 'Soha', networks: named(42) }] },
  ...{
    powers: [
      { id: 1, title: 'Dona' },
      { id: 2, title: 'Kilometr' },
    ],
  },
  categories: [{ category_id: 11, sphere_id: 4, network_id: 42, ministry_id: 3 }],
};

const appeals = [
  { ...CONTENT_LISTS.find(({ name }) => name === 'appeals, wide')?.record, status: 'NEW', answer: null },
  { question_id: 372, public_id: '000124-7', author_name: 'Olim Karimov', question: 'Yo‘l', status: 'NEW' },
];
const readsAppeals = (rows: readonly object[]): Answers => ({
  'api/v1/questions': { questions: rows, count: rows.length },
});
const APPEALS: Pick<SendingLine, 'file' | 'at' | 'answers' | 'named' | 'outcome' | 'shown' | 'changed'> = {
  ...{ file: 'features/appeals/bulk-dialog.tsx', at: 'appeals', answers: readsAppeals(appeals) },
  named: [same('000123-7'), 'Zarina Yusupova', same('000124-7'), 'Olim Karimov'],
  outcome: (refusal) => {
    if (isUnknown(refusal)) return ['warning', "Javob kelmadi: yuborilgan bo'lishi mumkin"];
    return refusal.kind === 'not-found' ? ['warning', 'Murojaat topilmadi'] : ['error', refusal.said ?? 'Yuborilmadi'];
  },
  changed: 'a first answer goes out unread (Z-168)',
};
const bulk = (verdict: string) => ({
  of: BulkDialog,
  props: () => ({ verdict, work: { appeals: appeals.map((one) => appealSchema.parse(one)), kept: { runs: [] } } }),
});
const answers = (body: (number: string, author: string) => object): Call[] => [
  ['POST api/v1/questions/371/answer', { body: body('000123-7', 'Zarina Yusupova') }],
  ['POST api/v1/questions/372/answer', { body: body('000124-7', 'Olim Karimov') }],
];
const PLACED = { region: REGION, district: DISTRICT, district_id: 22, file_id: 'eski' };
const protocol = { id: 711, ...PLACED };
const decision = { id: 721, title: '17-son', ...PLACED };
const OF_KEYS = {
  ...{ partly: "Ayrim o'quvchilarga kalit yuborilmadi.", none: 'Birorta ham kalit yuborilmadi.' },
  ...{ done: 'Yuborildi', undone: 'Yuborilmadi' },
};
const student = { id: 901, full_name: 'Olim Karimov', class_name: '7-B', school: '14-maktab' };

const organization = (status: string) => ({
  organization: { id: 471, title: '12-maktab', organization_type: 'MUSIC', region_id: 2, district_id: 22, status },
});
const callsBack = (state: string) => ({
  content: [{ id: 361, phoneNumber: '998935556677', lang: 'en', state }],
  ...{ totalElements: 1, totalPages: 1, size: 20 },
});
const FOUND =
  "Obyekt platformada bor. Yuborishga javob kelmagani uchun uni kim yaratgani noma'lum: ma'lumotlarini tekshiring.";
const FORM_FAILED = { lines: ['Xatolik', "Iltimos, qayta urinib ko'ring."], said: 'instead' } as const;
/** An initiative that is not decided, and what its forms look up. */
const undecided: Raw = { ...initiative, moderation_sub_stage: null, quarter_id: 3, purchased_goods_file: 'tovar' };
const OF_FORMS: Answers = {
  'api/v1/initiatives/701': { initiative: undecided },
  'api/v1/initiative-categories': {
    initiative_categories: [
      { id: 4, title: 'Bino', organization_type: null },
      { id: 5, title: 'Maktab', organization_type: 'SCHOOL' },
      { id: 7, title: "Yo'lak", organization_type: null },
    ],
  },
  'api/v1/product-categories': { product_categories: [], count: 0 },
  'api/v1/customers': { data: [{ id: 8, title: 'Vobkent DUK', tin: '301' }], count: 1 },
};
const CHANGED_INITIATIVE: Answers = { 'api/v1/initiatives/701': { initiative: { ...undecided, title: 'Boshqa nom' } } };
const INITIATIVE: Pick<SendingLine, 'answers' | 'named' | 'shown' | 'changed'> = {
  ...{ answers: OF_FORMS, named: [same('000789-4'), 'Bolalar maydonchasi'] },
  ...{ shown: [['api/v1/initiatives', 701], [INITIATIVES]], changed: CHANGED_INITIATIVE },
};
/** Another category keeps the organization only if it asks for one of the same type (D-005). */
const CATEGORY = [
  ['Toifa', 5, { organization_id: 14 }, { category_id: 5, organization_id: null }],
  ['Toifa', 7, { organization_id: 14 }, { category_id: 7, organization_id: 14 }],
] as const;
const formOf = (of: unknown, raw = undecided) => ({
  of,
  props: () => ({ initiative: initiativeSchema.parse(raw), board: BOARD, onCancel: () => undefined }),
});
const ACCEPTANCE: Pick<SendingLine, 'file' | 'at' | 'situation' | 'said' | 'source' | 'named' | 'shown' | 'journal'> = {
  ...{ ...INITIATIVE, file: 'domains/initiative/acceptance/accept-form.tsx', at: 'initiative/accept/701' },
  ...{ situation: { role: 'moderator', region: 2, district: 22 }, said: ["Ma'qullash bajarildi."] },
  ...{ source: 'spec 000 §3, §5, §7, §8, D-001 to D-026', journal: 'Qabul qilish' },
};
const accepted = (body: object): Call[] => [
  [
    'POST api/v1/moderators/accept/initiatives/701',
    {
      body: { customer_id: 8, comment: '', quarter_id: 3, description: 'Tavsif', is_energy_effective: false, ...body },
    },
  ],
];
const road: Raw = { ...undecided, category_id: 11, type: 'CONSTRUCTION' };
const REGISTRY = 'api/v1/moderators/products/initiatives/701';
const ENTRY = { id: 51, price: 7, count: 4, granted_price: 6, granted_count: 2 };
const REGISTRY_LINE = {
  ...{ ...ENTRY, title: 'Parta', unit_of_measure: 'piece', max_available: null, category_id: 9, category: 'Mebel' },
};

/** Everything that a press sends beside forms of records, their actions, deletions and imports. */
export const SENDINGS: Readonly<Record<string, SendingLine>> = {
  'an SMS to the winners of a season': {
    file: 'features/initiative-list/winners/sms-dialog.tsx',
    ...{ at: 'initiatives?board=6', part: { of: SmsDialog, props: () => ({ board: BOARD }) }, named: [SEASON] },
    answers: { [INITIATIVES]: { initiatives: [initiative], count: 1 } },
    button: { name: 'SMS', roles: ['admin'], over: { [INITIATIVES]: { initiatives: [], count: 0 } } },
    calls: [['POST api/v1/temp/sms-winner-authors', { form: { board_id: '6' } }]],
    ...{ said: ['Sms yuborildi'], journal: 'SMS yuborish' },
    failure: { lines: ["Sms yuborishda xatolik sodir bo'ldi!"], said: 'below' },
    unsure: "SMS yuborilgan bo'lishi ham, yuborilmagan bo'lishi ham mumkin.",
    counts: {
      ...{ partly: 'Ayrim mualliflarga SMS yuborilmadi.', none: 'Birorta ham SMS yuborilmadi.' },
      ...{ done: 'Yuborildi', undone: 'Yuborilmadi' },
    },
    ...{ changed: 'a season has winners, whoever they are', source: 'spec 000 §8, C-012, C-067, C-068, Z-139' },
  },
  'the papers of an investment object': {
    ...{ file: 'features/invest-data/paper/paper-dialog.tsx', at: INVEST, named: [] },
    part: { of: PaperDialog, props: () => ({ address, data: investDataSchema.parse(object) }) },
    answers: { [CHRONOLOGY]: { chronology: object } },
    button: { name: 'Tahrirlash', roles: BOTH, over: { [CHRONOLOGY]: undefined } },
    typed: { orderer_document_num: '18' },
    calls: [[`PUT ${CHRONOLOGY}`, { body: { id: 31, ...PAPER } }]],
    ...{ said: ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'], shown: [[CHRONOLOGY, 'invest', '000789-4']] },
    changed: { [CHRONOLOGY]: { chronology: { ...object, received_org: '13-maktab' } } },
    changes: true,
    source: 'spec 001 §7, §8, O-029 to O-033',
  },
  'a new investment object': {
    ...{ file: 'features/invest-data/creation/creation-form.tsx', at: INVEST, named: [same('Tavsif')] },
    answers: {
      setup: { lists: { step: 'read', lists: LISTS }, publicIdKey: 'initiative_public_id' },
      [`${PROTOCOLS}/single`]: { protocol: { file_id: 'bayon', district_id: 22 } },
      'api/v1/initiatives/701': { initiative: { ...initiative, category_id: 11, type: 'CONSTRUCTION' } },
    },
    button: { name: 'Yaratish', roles: ['admin'], over: { [CHRONOLOGY]: { chronology: object } } },
    typed: {
      ...{ customer_name: 'Vobkent DUK', execution_begin_year: 2026, execution_end_year: 2027 },
      object_power: [
        { power_id: 2, value: 2.343 },
        { power_id: 1, value: 3 },
      ],
    },
    empties: [['Soha', 5, { network_id: 42 }, { sphere_id: 5, network_id: null }]],
    calls: [
      [
        'POST api/v1/chronology/invest/',
        {
          body: {
            ...{ initiative_public_id: '000789-4', object_name: 'Tavsif', soato: '1706212', construction_type_id: 9 },
            ...{ group_program_id: 3, forecast: 450_000_001, customer_inn: '305678901', customer_name: 'Vobkent DUK' },
            ...{ execution_begin_year: 2026, execution_end_year: 2027, periodicity_id: 1, periodicity_name: 'Yangi' },
            ...{ project_status_id: 1, project_status_name: 'Boshlanmagan', funding_source_id: 2, work_type_id: 1 },
            ...{ expense_type_id: 1, sphere_id: 4, network_id: 42, ministry_id: 3 },
            object_power: [
              { powerId: 2, powerName: 'Kilometr', value: 2.343 },
              { powerId: 1, powerName: 'Dona', value: 3 },
            ],
          },
        },
      ],
    ],
    ...{ said: ['Muvofaqqiyatli yaratildi!'], shownOnceDone: [[CHRONOLOGY, 'invest', '000789-4']] },
    changed: { [CHRONOLOGY]: { chronology: object } },
    toldOfChange: ['neutral', 'Bu tashabbus uchun investitsiya obyekti allaqachon yaratilgan'],
    found: { answers: { [CHRONOLOGY]: { chronology: object } }, told: ['neutral', FOUND] },
    keeps: ['begun', 'created'],
    source: 'spec 001 §7, §8, O-001 to O-028',
  },
  'a council decision of a winner': {
    ...{ file: 'features/invest-data/council/council-dialog.tsx', at: INVEST, named: [] },
    part: { of: LinkDialog, props: () => ({ address, initiative: 701, current: 61 }) },
    answers: {
      [CHRONOLOGY]: { chronology: object },
      [DECISIONS]: {
        data: [
          { id: 12, title: '5-son', district: DISTRICT },
          { id: 61, title: '4-son' },
        ],
        count: 2,
      },
      'api/v1/initiatives/701': { initiative },
    },
    button: {
      name: "O'zgartirish",
      roles: BOTH,
      over: { 'api/v1/initiatives/701': { initiative: { ...initiative, board_id: 5 } } },
    },
    ...{ typed: { decision: 12 }, changes: true },
    calls: [['POST api/v1/initiatives/council-decision', { body: { initiative_id: 701, council_decision_id: 12 } }]],
    ...{ said: ['Amaliyot muvaffaqiyatli bajarildi!'], shown: [['api/v1/initiatives', 701], [INITIATIVES]] },
    unsure: "Qaror biriktirilgani noma'lum: javob kelmadi.",
    found: {
      answers: { 'api/v1/initiatives/701': { initiative: { ...initiative, council_decision_id: 12 } } },
      told: ['success', 'Amaliyot muvaffaqiyatli bajarildi!'],
    },
    changed: { 'api/v1/initiatives/701': { initiative: { ...initiative, council_decision_id: 13 } } },
    source: 'spec 001 §5, §7, §8, O-034 to O-037',
  },
  'a new council decision of a winner': {
    ...{ file: 'features/invest-data/council/council-dialog.tsx', at: INVEST, named: [] },
    part: { of: LinkDialog, props: () => ({ address, initiative: 701, current: 61 }) },
    answers: { [DECISIONS]: { data: [], count: 0 }, 'api/v1/initiatives/701': { initiative } },
    typed: { mode: 'new', title: ' 5-son ', file: FILE },
    calls: [
      [`POST ${DECISIONS}`, { body: { title: '5-son', file_id: 'qaror', board_id: 6, region_id: 2, district_id: 22 } }],
      ['POST api/v1/initiatives/council-decision', { body: { initiative_id: 701, council_decision_id: 12 } }],
    ],
    ...{ said: ['Amaliyot muvaffaqiyatli bajarildi!'], answer: { id: 12 } },
    shownOnceDone: [['api/v1/initiatives', 701], [INITIATIVES], [DECISIONS]],
    // After an answer that cannot be read, the list tells that there is none.
    unsure: (refusal) =>
      isCut(refusal) ? "Qaror yaratilgani noma'lum: javob kelmadi." : 'Yozganlaringiz joyida, qaror yaratilmadi.',
    changed: 'a new decision overwrites nothing',
    source: 'spec 001 §5, §7, §8, O-034 to O-037',
  },
  'an answer to the ticked appeals': {
    ...APPEALS,
    ...{ part: bulk('ANSWERED'), typed: { context: ' {author}: {public_id} ' } },
    calls: answers((number, author) => ({ status: 'ANSWERED', context: `${author}: ${number}` })),
    ...{ said: ["Murojatga javob yo'llandi."], journal: 'Murojaatga javob berish' },
    source: 'spec 001 §8, F-006, F-007, F-022',
  },
  'a refusal of the ticked appeals': {
    ...APPEALS,
    ...{ file: 'features/appeals/use-bulk-answer.ts', part: bulk('REJECTED'), typed: { context: 'Takror' } },
    calls: answers(() => ({ status: 'REJECTED', context: 'Takror' })),
    ...{ said: ['Muvofaqiyatli rad etildi'], journal: 'Murojaatni rad etish' },
    source: 'spec 001 §8, F-006, F-008, F-022',
  },
  'a confirmation of the ticked decisions': {
    file: 'features/review/use-bulk-confirm.ts',
    ...{ at: 'initiatives?board=6', situation: { role: 'district_manager', region: 2, district: 22 } },
    part: {
      of: BulkConfirmDialog,
      props: () => ({
        work: { initiatives: [initiativeSchema.parse(initiative)], kept: { runs: [] } },
        ...{ board: BOARD, onOutcome: () => undefined },
      }),
    },
    answers: { 'api/v1/initiatives/701': { initiative } },
    named: [
      ...[same('000789-4'), 'Dilshod Aliyev', 'Bolalar maydonchasi'],
      both('Rad etiladi Bolalar maydonchasi', 'Рад этилади Болалар майдончаси'),
      both('Qabul qilinadi: 0 ta. Rad etiladi: 1 ta.', 'Қабул қилинади: 0 та. Рад этилади: 1 та.'),
    ],
    calls: [['POST api/v1/district-managers/initiatives/701/accept']],
    outcome: (refusal) => {
      if (isUnknown(refusal)) return ['warning', "Javob kelmadi: tasdiqlangan bo'lishi mumkin"];
      return ['error', refusal.said ? `Tadiqlanmadi: ${refusal.said}` : 'Tadiqlanmadi'];
    },
    ...{
      shown: [[INITIATIVES]],
      changed: { 'api/v1/initiatives/701': { initiative: { ...initiative, ...CHANGED_RECORD } } },
    },
    ...{ source: 'spec 000 §8, C-038, C-061', journal: 'Tasdiqlash' },
  },
  '"called back"': {
    ...{ file: 'features/call-me-back/call-requests-page.tsx', at: 'call-me-back', named: [] },
    answers: { [CALLS_BACK]: callsBack('NEW') },
    button: {
      name: "Qo'ng'iroq qilindi: +998 93 555 66 77",
      roles: ['admin'],
      over: { [CALLS_BACK]: callsBack('CLOSED') },
    },
    calls: [[`PUT ${CALLS_BACK}/361`, { query: { state: 'CLOSED' } }]],
    ...{ said: ["Qayta qo'ng'iroq so'rovi bajarildi"], shown: [[CALLS_BACK]] },
    ...{ changed: 'closing a closed request changes nothing', source: 'spec 001 §7, §8, H-016, H-017' },
  },
  'an update of the chronology': {
    ...{ file: 'features/reports/chronology-page.tsx', at: 'chronology-reports', named: [] },
    answers: { info: { chronologyUpdate: true } },
    button: {
      ...{ name: "Xronologiya ma'lumotlarini yangilash", roles: ['admin'] },
      over: { info: { chronologyUpdate: false } },
    },
    ...{ calls: [['POST chronology']], answer: null },
    counts: {
      ...{ partly: "Ayrim ma'lumotlar yuklanmadi.", none: "Birorta ham ma'lumot yuklanmadi." },
      ...{ done: 'Yuklandi', undone: 'Yuklanmadi' },
    },
    said: ["Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi"],
    failure: { lines: ["Amaliyot bajarishda xatolik sodir bo'ldi"], said: 'instead' },
    unsure: "Aloqa uzilib qoldi: yuklash boshlangan bo'lishi ham mumkin.",
    ...{ changed: 'a reload, of no record', source: 'spec 001 §7, §8, N-028 to N-030, Z-079' },
  },
  'whether an item of the site is active': {
    ...{ file: 'features/site-items/site-items-page.tsx', at: 'news', named: [] },
    answers: {
      [SWITCHED]: { content: [{ id: 301, title: "Bog' ochildi", active: true }], totalElements: 1 },
      [`${SWITCHED}/301`]: { news: { id: 301, active: true } },
    },
    ...{ calls: [['PATCH api/v2/info/news/301']], answer: { news: { id: 301, active: false } }, shown: [[SWITCHED]] },
    changed: { [`${SWITCHED}/301`]: { news: { id: 301, active: false } } },
    source: 'spec 001 §7, §8, G-006, Z-063',
  },
  'whether an organization is active': {
    ...{ file: 'features/organizations/organization-page.tsx', at: 'organizations/add?id=471', named: ['Faol'] },
    answers: { 'api/v1/organizations/471': organization('ACTIVE') },
    ...{ calls: [['PATCH api/v1/organizations/status-toggle/471']], said: ["Holati o'zgartirildi"] },
    shown: [['api/v1/organizations', '471']],
    ...{ changed: { 'api/v1/organizations/471': organization('INACTIVE') }, wanted: true },
    source: 'spec 001 §7, §8, M-012, M-013, Z-088',
  },
  'the acceptance of an initiative': {
    ...{ ...INITIATIVE, ...ACCEPTANCE, part: formOf(AcceptForm), empties: CATEGORY },
    typed: { customer_id: 8, granted_amount: 5_000_000, comment: ' Ha ', description: ' Yangi tavsif ' },
    calls: accepted({
      ...{ granted_amount: 5_000_000, comment: 'Ha', category_id: 4, type: 'EQUIPMENT', description: 'Yangi tavsif' },
    }),
  },
  // D-016.
  'the acceptance of goods, by their registry': {
    ...{ ...ACCEPTANCE, part: formOf(AcceptForm), typed: { customer_id: 8 } },
    ...{ shown: [['api/v1/initiatives', 701]], shownOnceDone: [[INITIATIVES]] },
    answers: {
      ...{ ...OF_FORMS, 'api/v1/product-categories': { product_categories: [{ id: 9 }], count: 1 } },
      [REGISTRY]: { products: [REGISTRY_LINE] },
    },
    calls: accepted({ granted_amount: 12, category_id: 4, type: 'EQUIPMENT' }),
    changed: { [REGISTRY]: { products: [{ ...REGISTRY_LINE, granted_count: 3 }] } },
    toldOfChange: ['warning', "Siz tahrirlayotganingizda reyestr o'zgardi"],
  },
  // D-011, D-012.
  'the acceptance of a road, by its length': {
    ...{ ...ACCEPTANCE, part: formOf(AcceptForm, road) },
    answers: {
      ...{ ...OF_FORMS, 'api/v1/initiatives/701': { initiative: road } },
      'api/v1/initiative-categories': { initiative_categories: [{ id: 11, title: "Yo'l", organization_type: null }] },
      'api/v1/road-prices': { data: [{ id: 1, district_id: 22, price: 7_000, half_ready_price: 5_000 }], count: 1 },
    },
    typed: { customer_id: 8, road_type: 'HALF_READY', road_length: 1_500 },
    calls: accepted({
      ...{ granted_amount: 7_500, category_id: 11, type: 'CONSTRUCTION', road_type: 'HALF_READY', road_length: 1_500 },
    }),
    changed: { 'api/v1/initiatives/701': { initiative: { ...road, title: 'Boshqa nom' } } },
  },
  'an edit by an administrator': {
    ...{ ...INITIATIVE, file: 'domains/initiative/editing/edit-form.tsx', at: 'initiative/edit/701' },
    part: formOf(EditForm),
    typed: { description: ' Yangi tavsif ', granted_amount: 5_000_000 },
    empties: [
      ...CATEGORY,
      ['Viloyat', 1, {}, { region_id: 1, district_id: null, quarter_id: null }],
      ['Tuman', 23, {}, { region_id: 2, district_id: 23, quarter_id: null }],
    ],
    calls: [
      ['PATCH api/v1/initiatives/000789-4', { body: { description: 'Yangi tavsif', granted_amount: 5_000_000 } }],
    ],
    ...{ said: ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'], failure: FORM_FAILED, changes: true },
    ...{ source: 'spec 001 §3, §5, §7, §8, N-020', journal: 'Tahrirlash' },
  },
  'an edit by a moderator': {
    ...{ ...INITIATIVE, file: 'domains/initiative/editing/edit-form.tsx', at: 'initiative/edit/701' },
    part: formOf(EditForm),
    situation: { role: 'moderator', region: 2, district: 22 },
    ...{ typed: { description: ' Yangi tavsif ' }, empties: CATEGORY },
    calls: [
      [
        'PUT api/v1/moderators/initiatives/000789-4',
        { body: { description: 'Yangi tavsif', category_id: 4, quarter_id: 3, organization_id: null } },
      ],
    ],
    ...{ said: ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'], failure: FORM_FAILED, changes: true },
    ...{ source: 'spec 001 §3, §5, §7, §8, Z-128', journal: 'Tahrirlash' },
  },
  "a pupil's initiative by a template": {
    file: 'features/school-initiative-form/initiative-page.tsx',
    ...{ at: 'my-school/initiative/add?boardId=6', named: [SEASON] },
    typed: { template_id: 4, region_id: 2, district_id: 22, school_id: 9, school_class: '7-B', student_id: 901 },
    calls: [
      [
        'POST api/v1/my-school/initiatives/with-admin',
        { form: { template_id: '4', board_id: '6', student_id: '901', color: expect.stringMatching(/^color[0-5]$/) } },
      ],
    ],
    ...{ said: ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'], failure: { ...FORM_FAILED, said: 'below' } },
    ...{ shown: [['api/v1/my-school/moderators/initiatives']], changed: 'a new initiative overwrites nothing' },
    source: 'spec 002 §3, §5, §7, §8, S-081, S-083',
  },
  'the lines of a registry': {
    ...{ file: 'domains/initiative/registry/registry-form.tsx', at: 'initiatives?board=6' },
    part: {
      of: RegistryForm,
      props: () => ({ initiative: initiativeSchema.parse(initiative), loaded: [REGISTRY_LINE] }),
    },
    answers: { [REGISTRY]: { products: [REGISTRY_LINE] } },
    named: [same('000789-4'), 'Bolalar maydonchasi'],
    typed: { registry: { base: [ENTRY], lines: [{ ...REGISTRY_LINE, granted_count: 3 }] } },
    calls: [[`POST ${REGISTRY}`, { body: [{ ...ENTRY, granted_count: 3 }] }]],
    ...{ said: ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'], changes: true },
    changed: { [REGISTRY]: { products: [{ ...REGISTRY_LINE, granted_price: 8 }] } },
    ...{ source: 'spec 000 §7, §8, C-072, E-024 to E-028', journal: 'Jihozlar reyestri' },
  },
  'the own protocol of a district': {
    ...{ file: 'features/protocols/protocol-form.tsx', at: 'initiatives?board=6', named: [DISTRICT] },
    ...{
      situation: { role: 'moderator', region: 2, district: 22 },
      part: { of: OwnProtocol, props: () => ({ board: 6 }) },
    },
    ...{ typed: { file: FILE }, calls: [[`POST ${PROTOCOLS}`, { body: { board_id: 6, file_id: 'qaror' } }]] },
    ...{ journal: 'Protokol faylini yuklash', said: ['Muvoffaqiyatli yuklandi'], shown: [[`${PROTOCOLS}/single`]] },
    found: {
      answers: { [`${PROTOCOLS}/single`]: { protocol: { file_id: 'qaror', district_id: 22 } } },
      told: ['success', 'Muvoffaqiyatli yuklandi'],
    },
    ...{ changed: 'a new protocol overwrites nothing', source: 'spec 000 §7, §8, E-006, E-007' },
  },
  'a protocol': {
    ...{ file: 'features/protocols/protocol-dialog.tsx', at: 'initiatives?board=6', named: [REGION, DISTRICT] },
    part: { of: ProtocolDialog, props: () => ({ protocol, board: 6 }) },
    answers: { [PROTOCOLS]: { results: [protocol], count: 1 } },
    ...{ typed: { file: FILE }, calls: [[`PUT ${PROTOCOLS}/711`, { body: { file_id: 'qaror' } }]] },
    ...{ journal: 'Protokol faylini almashtirish', said: ['Fayl yuklandi'], shown: [[PROTOCOLS]] },
    changed: { [PROTOCOLS]: { results: [{ ...protocol, file_id: 'boshqa' }], count: 1 } },
    source: 'spec 000 §7, §8, E-005, E-009',
  },
  'a council decision': {
    ...{ file: 'features/protocols/council-dialog.tsx', at: 'initiatives?board=6', named: [REGION, DISTRICT] },
    part: { of: CouncilDialog, props: () => ({ decision, board: 6 }) },
    answers: { [DECISIONS]: { data: [decision], count: 1 } },
    typed: { title: '18-son', file: FILE },
    calls: [[`PUT ${DECISIONS}/721`, { body: { title: '18-son', file_id: 'qaror' } }]],
    ...{ journal: 'Kengash qarorini tahrirlash', said: ['Amaliyot muvaffaqiyatli bajarildi!'], shown: [[DECISIONS]] },
    changed: { [DECISIONS]: { data: [{ ...decision, title: '19-son' }], count: 1 } },
    source: 'spec 000 §7, E-013, E-014',
  },
  'a key for a pupil': {
    ...{
      file: 'features/students/keys-dialog.tsx',
      at: 'school-students',
      named: ['Olim Karimov', same('7-B'), '14-maktab'],
    },
    part: { of: SendKeys, props: () => ({ student }) },
    typed: { board_id: 6 },
    calls: [['POST api/v1/my-school/students/gen-secret', { body: { board_id: 6, student_id: 901 } }]],
    ...{ said: ['Muvafaqiyatli yuborildi'], counts: OF_KEYS },
    ...{ shown: [['api/v1/my-school/secret-keys']], changed: 'a key belongs to its pupil, whatever else is changed' },
    source: 'spec 002 §7, S-032, S-033',
  },
  'keys for all pupils': {
    ...{ file: 'features/students/keys-dialog.tsx', at: 'school-students', named: ["Barcha o'quvchilar"] },
    part: { of: SendKeys, props: () => ({ student: null }) },
    button: { name: 'Barchaga kalit yuborish', roles: ['admin'] },
    typed: { board_id: 6 },
    calls: [['POST api/v1/my-school/students/gen-secret', { body: { board_id: 6 } }]],
    ...{ said: ['Muvafaqiyatli yuborildi'], counts: { ...OF_KEYS, always: true } },
    ...{ shown: [['api/v1/my-school/secret-keys']], changed: 'all pupils, whoever they are' },
    source: 'spec 002 §7, S-032 to S-034',
  },
};
