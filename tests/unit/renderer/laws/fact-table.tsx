import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { both, type Shown, same } from './list-line.ts';
import { DISTRICT, LOOKUPS, REGION } from './places.ts';
import type { Answers } from './platform-stub.ts';
import './program.tsx';

// What counts days asks for the day once the page is in a window.
vi.doMock('@/entities/today.ts', () => ({ useToday: () => Date.parse('2024-12-24T12:13:00+05:00') }));
const { useQuery } = await import('@tanstack/react-query');
const { schoolTemplatesQuery } = await import('@/entities/school-templates.ts');
const { RegistryTable } = await import('@/domains/initiative/registry/registry-table.tsx');
const { AnnexTable } = await import('@/domains/initiative/print/sheets/annex-table.tsx');
const { WaitingRows } = await import('@/features/season/figures/waiting-rows.tsx');
const { ProgressTable } = await import('@/features/season/progress-table.tsx');
const { InitiativeView } = await import('@/features/review/initiative-view.tsx');
const { DecisionPanel } = await import('@/features/review/decision-panel.tsx');
const { ActionsProvider } = await import('@/domains/initiative/actions/actions-provider.tsx');
const { InitiativeDetail } = await import('@/domains/initiative/parts/initiative-detail.tsx');
const { MapDialog } = await import('@/domains/initiative/parts/map-dialog.tsx');
const { ConfirmDialog } = await import('@/domains/initiative/decisions/confirm-dialog.tsx');
const { FormHead } = await import('@/domains/initiative/parts/form-head.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const { CardTop } = await import('@/domains/initiative/print/sheets/card-parts.tsx');
const { PaperPlace } = await import('@/domains/initiative/print/sheets/paper-pictures.tsx');
const { paperCard } = await import('@/domains/initiative/print/paper/paper-card.ts');
const { ChoicePanel } = await import('@/features/initiative-map/choice-panel.tsx');
const { TemplateSummary } = await import('@/features/school-initiative-form/template-summary.tsx');
const { MoneyCard } = await import('@/features/invest-data/parts/money-card.tsx');
const { StageList } = await import('@/features/invest-data/parts/stage-list.tsx');
const { WinnerBrief, WinnerLine } = await import('@/features/invest-data/parts/winner-brief.tsx');
const { CreationForm } = await import('@/features/invest-data/creation/creation-form.tsx');
const { investDataSchema } = await import('@/features/invest-data/model/invest-data.ts');
const { JournalSide } = await import('@/features/journal/journal-side.tsx');
const { AppealDetail } = await import('@/features/appeals/appeal-detail.tsx');
const { QuestionPanel } = await import('@/features/appeals/question-panel.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');

/** A value beside its label. */
type Fact = readonly [label: Shown, ...shown: Shown[]];

/** A part of a screen that shows a record outside of a table. */
export type FactLine = {
  file: string;
  source: string;
  /** The part, with a record every value of which is unlike every other, and with one that the platform says nothing of. */
  of: () => ReactNode;
  nothing?: () => ReactNode;
  facts?: readonly Fact[];
  /** Of the record that lacks all: what stands beside each label. Default: a dash. */
  without?: readonly Fact[] | string;
  /** The rows of its table, if it has one: headings, records, sums. */
  rows?: readonly (readonly Shown[])[];
  /** What stands elsewhere on the part, in this order. */
  says?: readonly Shown[];
  /** The same of the record that lacks all. */
  saysWithout?: readonly Shown[];
  answers?: Answers;
};

const CATEGORIES = {
  ...LOOKUPS,
  'api/v1/initiative-categories': { initiative_categories: [{ id: 4, title: "Yo'llar" }] },
};
const none = () => undefined;

const INITIATIVE = {
  ...{ id: 701, public_id: '000789-4', title: 'Bolalar maydonchasi', description: 'Chiroq yonmayapti' },
  ...{ author_fullname: 'Dilshod Aliyev', author_is_verified: true, stage: 'INITIAL' },
  ...{ moderation_sub_stage: 'MODERATOR_DENIED', moderation_sub_stage_comment: 'Hujjat yetishmaydi' },
  ...{ region_id: 2, region_title: REGION, district_id: 22, district_title: DISTRICT, district_soato: '1706212' },
  ...{ quarter_title: 'Gulzor', latitude: 40.1, longitude: 64.2, address_title: "Navbahor ko'chasi" },
  ...{ created_at: '2024-12-22T10:11:00', granted_amount: 450_000_001, requested_amount: 520_000_002 },
  ...{ board_id: 6, board_year: 2025, category_id: 4, type: 'EQUIPMENT', organization_title: '12-maktab' },
};
const initiative = (more: object = {}) => initiativeSchema.parse({ ...INITIATIVE, ...more });
const untold = () => initiativeSchema.parse({ id: 702 });

const decided = (one: ReturnType<typeof untold>) => (
  <ActionsProvider>
    <DecisionPanel initiative={one} board={undefined} underWay={false} far={null} similar={null} />
  </ActionsProvider>
);

const cardOf = (one: ReturnType<typeof untold>, category: string | null) =>
  paperCard(one, { board: undefined, category });

const TEMPLATE = {
  ...{ id: 81, title: "Bog' ochildi", description: 'Kitoblar javoni', requested_amount: 1_500_001 },
  ...{ category: "Yo'llar", photo: null, board_id: 6, board_season: 3, board_year: 2025 },
};

const TEMPLATES = [TEMPLATE, { ...TEMPLATE, category: null, requested_amount: null }];
/** The template at this place of the answer, as it is read. */
function Template({ at }: { at: number }) {
  return <TemplateSummary template={useQuery(schoolTemplatesQuery).data?.[at]} />;
}

const ADDRESS = {
  ...{ publicId: '000789-4', id: 701, board_id: 6, region_id: 2, district_id: 22, council_decision_id: 61 },
  ...{ granted_amount: 450_000_001, desc: 'Bolalar maydonchasi', type: 'EQUIPMENT', soato: '1706212' },
  ...{ tin: '305678901', category: 4 },
};
const NO_ADDRESS = {
  ...{ publicId: '000789-5', id: null, board_id: null, region_id: null, district_id: null, council_decision_id: null },
  ...{ granted_amount: null, desc: null, type: null, soato: null, tin: null, category: null },
};

const OBJECT = {
  ...{ customerName: 'Buyurtmachi idora', customerTin: '201122334', customerDirector: 'Aziza Karimova' },
  ...{ address: "Navbahor ko'chasi", Accounts: '20208000900123456001', distributedSumma: 900_000.11 },
  ...{ paidOnlineSumma: 300_000.07, designerName: 'Loyihachi idora', designerTin: '302233445' },
  ...{ designerDirector: 'Olim Karimov', designerLots: 'L-17', builderName: 'Pudratchi idora' },
  ...{ builderTin: '403344556', builderLots: 'L-18', constructionTypeName: "Ta'mirlash" },
  ...{ periodicityName: 'Bir yillik', implementationPeriod: '18 oy' },
};
const PAPER = {
  ...{ id: 91, orderer_document_name: 'Qaror', orderer_document_file: 'qaror', orderer_document_num: 'Q-19' },
  ...{ orderer_document_date: '2025-02-03', date_put_into_use: '2025-04-05', received_org: '14-maktab' },
  ...{ final_value: 700_000.13 },
};
const object = investDataSchema.parse({ ...PAPER, invest_object: { data: [OBJECT] } });
const noObject = investDataSchema.parse({ id: 92, invest_object: { data: [] } });

const LISTS = {
  ...{ sample: false, categories: [{ category_id: 4, ministry_id: 33, sphere_id: 1, network_id: 1 }] },
  ...{ construction_types: [{ id: 7, title: 'Jihozlash' }], funding_sources: [{ id: 2, title: 'Budjet' }] },
  ...{ expense_types: [{ id: 1, title: 'Xarid' }], ministries: [{ id: 33, title: 'Vazirlik nomi' }] },
  ...{ districts: [{ soato: '1706212', title: DISTRICT }], powers: [], spheres: [], work_types: [] },
};

const APPEAL = {
  ...{
    question_id: 31,
    public_id: 'M-31',
    author_id: 5,
    author_name: 'Dilshod Aliyev',
    question: '<p>Savolim bor</p>',
  },
  ...{ type: 4, status: 'ANSWERED', created_date: '2024-12-22T10:11:00' },
  answer: { context: 'Chiroq yonmayapti', created_date: '2024-12-24T12:13:00' },
};
const appeal = appealSchema.parse(APPEAL);
const undated = appealSchema.parse({ ...APPEAL, answer: 'Chiroq yonmayapti' });
const noAppeal = appealSchema.parse({ question_id: 32, status: 'NEW' });

const AT = Date.parse('2024-12-24T12:13:00+05:00');
type Deed = 'accept' | 'reject' | 'confirm' | 'deny' | 'location';
const deed = (action: Deed, more: object = {}) => ({
  ...{ id: `5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11`, at: AT, action },
  subject: { kind: 'initiative' as const, id: '42', publicId: '061404829083', title: 'Bolalar maydonchasi' },
  outcome: { state: 'done' as const, at: AT },
  ...more,
});
const times = (count: number, action: Deed, more: object = {}) =>
  Array.from({ length: count }, () => deed(action, more));
const DEEDS = [
  ...times(7, 'accept', { amount: 1_000_003 }),
  ...times(6, 'reject'),
  ...times(5, 'confirm'),
  ...times(4, 'deny'),
  ...times(3, 'location'),
  ...times(2, 'reject', { outcome: { state: 'refused', status: 409, said: 'Band', at: AT } }),
  ...times(1, 'reject', { outcome: { state: 'unknown', at: AT } }),
];
const journal = (entries: readonly object[]) => (
  <JournalSide
    heading="24.12.2024"
    entries={entries as []}
    shown={[]}
    subjectOf={() => ({ text: '' }) as never}
    state={undefined}
  />
);

/** Nobody has seen it yet. */
const CARD_WITHOUT: readonly Fact[] = [
  ["So'ralgan summa", '—'],
  ['Ajratilgan summa', '—'],
  ['Holati', '—', "Moderator: ko'rilmagan"],
  ...['Viloyat, tuman', 'Mahalla', 'Manzil', 'Toifa, turi', 'Muallif', 'Yuborilgan'].map(
    (label) => [label, '—'] as const,
  ),
];

const LINE = {
  ...{ id: 71, title: "Bog' ochildi", unit_of_measure: 'PIECE', price: 1_000, granted_price: 900, count: 7 },
  ...{ granted_count: 5, max_available: 11, category_id: 3, category: "Yo'llar" },
};
const PRINTED = [
  ...[{ public_id: '000789-4', quarter: 'Gulzor', topic: 'Bolalar maydonchasi', requested: 520, granted: 450 }].map(
    (row) => ({ ...row, verdict: 'accepted' as const, final: true, comment: 'Hujjat bor' }),
  ),
  ...[{ public_id: '000789-5', quarter: null, topic: null, requested: 30, granted: null }].map((row) => ({
    ...{ ...row, verdict: 'rejected' as const, final: false, comment: null },
  })),
];

const som = (sum: string) => both(`${sum} so'm`, `${sum} сўм`);

/** The parts of screens that show a record outside of a table, as the documents have them. */
export const FACTS: Readonly<Record<string, FactLine>> = {
  'the initiative on the review desk': {
    ...{ file: 'features/review/initiative-view.tsx', source: 'spec 000 §3, C-026, C-027', answers: CATEGORIES },
    ...{
      of: () => <InitiativeView initiative={initiative()} />,
      nothing: () => <InitiativeView initiative={untold()} />,
    },
    facts: [
      ['Muallif', 'Dilshod Aliyev', 'Tasdiqlangan'],
      ['Turi', 'Xarid qilish'],
      ['Mahalla', `Gulzor, ${DISTRICT}`],
      ['Toifa', "Yo'llar"],
      ['Tashkilot', '12-maktab'],
    ],
    without: [
      ['Muallif', '—'],
      ['Turi', '—'],
      ['Mahalla', '—'],
      ['Toifa', '—'],
    ],
    says: ['Yangi', '000789-4', '22.12.2024', 'Bolalar maydonchasi', 'Chiroq yonmayapti', "Navbahor ko'chasi"],
    saysWithout: ['Sarlavhasiz tashabbus', 'Tavsif kiritilmagan', 'Joylashuv belgilanmagan'],
  },
  'the decision on the review desk': {
    ...{ file: 'features/review/decision-panel.tsx', source: 'spec 000 §3, §4' },
    of: () => decided(initiative({ moderator_comment: 'Hujjat bor' })),
    nothing: () => decided(untold()),
    says: [
      ...["So'ralgan summa", som('520 000 002'), 'Ajratilgan summa', som('450 000 001')],
      ...[both('Moderatsiya izohi', 'Модерация изоҳи'), 'Hujjat yetishmaydi', 'Hujjat bor'],
    ],
    saysWithout: ["So'ralgan summa", som('—'), 'Moderatsiya izohi', 'Izoh kiritilmagan'],
  },
  'the opened row of an initiative': {
    ...{ file: 'domains/initiative/parts/initiative-detail.tsx', source: 'spec 000 §2, C-025 to C-027' },
    of: () => <InitiativeDetail initiative={initiative()} />,
    nothing: () => <InitiativeDetail initiative={untold()} />,
    facts: [
      ['Muallif', 'Dilshod Aliyev', 'Tasdiqlangan'],
      ['Manzil', "Navbahor ko'chasi", 'Xaritada'],
    ],
    without: [
      ['Muallif', '—'],
      ['Manzil', '—', 'Joylashuv belgilanmagan'],
    ],
    says: ['Bolalar maydonchasi', 'Chiroq yonmayapti', 'Muallif'],
    saysWithout: ['Sarlavhasiz tashabbus', 'Tavsif kiritilmagan', 'Rasm biriktirilmagan'],
  },
  'the place of an initiative on its map': {
    ...{ file: 'domains/initiative/parts/map-dialog.tsx', source: 'spec 000 §2, C-029' },
    of: () => <MapDialog place={{ location: { latitude: 40.1, longitude: 64.2 }, address: 'Bozor' }} onClose={none} />,
    says: [same('40.100000, 64.200000')],
  },
  "a moderator's decision before it is confirmed": {
    ...{ file: 'domains/initiative/decisions/confirm-dialog.tsx', source: 'spec 000 §2, C-061' },
    of: () => <ConfirmDialog initiative={initiative()} board={undefined} onClose={none} onDone={none} />,
    nothing: () => <ConfirmDialog initiative={untold()} board={undefined} onClose={none} onDone={none} />,
    says: [
      same('000789-4'),
      both('Moderator izohi: Hujjat yetishmaydi', 'Модератор изоҳи: Ҳужжат етишмайди'),
      both(
        'Moderator tashabbusni rad etgan. Tasdiqlasangiz, u rad etiladi.',
        'Модератор ташаббусни рад этган. Тасдиқласангиз, у рад этилади.',
      ),
    ],
    saysWithout: ['Moderator tashabbusni qabul qilgan. Tasdiqlasangiz, u qabul qilinadi.'],
  },
  "the head of an initiative's form": {
    ...{ file: 'domains/initiative/parts/form-head.tsx', source: 'spec 000 §2' },
    ...{ of: () => <FormHead initiative={initiative()} />, nothing: () => <FormHead initiative={untold()} /> },
    facts: [["So'ralgan summa", som('520 000 002')]],
    says: ['Bolalar maydonchasi', '000789-4', `${REGION}, ${DISTRICT}`, 'Xarid qilish', 'Yangi'],
  },
  'the printed card of an initiative': {
    ...{ file: 'domains/initiative/print/sheets/card-parts.tsx', source: 'the documents name no print' },
    of: () => <CardTop card={cardOf(initiative(), "Yo'llar")} author />,
    nothing: () => <CardTop card={cardOf(untold(), null)} author />,
    facts: [
      ["So'ralgan summa", som('520 000 002')],
      ['Ajratilgan summa', som('450 000 001')],
      ['Holati', 'Yangi', 'Moderator: rad'],
      ['Viloyat, tuman', `${REGION}, ${DISTRICT}`],
      ['Mahalla', 'Gulzor'],
      ['Manzil', "Navbahor ko'chasi"],
      ['Toifa, turi', "Yo'llar, xarid qilish"],
      ['Muallif', 'Dilshod Aliyev (tasdiqlangan)'],
      ['Yuborilgan', '22.12.2024'],
    ],
    without: CARD_WITHOUT,
    says: ['Bolalar maydonchasi'],
  },
  'the place on the printed card': {
    ...{ file: 'domains/initiative/print/sheets/paper-pictures.tsx', source: 'the documents name no print' },
    of: () => <PaperPlace location={{ latitude: 40.1, longitude: 64.2 }} />,
    says: [same('40.100000, 64.200000')],
  },
  'what is chosen on the map': {
    ...{ file: 'features/initiative-map/choice-panel.tsx', source: 'the documents name no map of the season' },
    of: () => (
      <ChoicePanel
        by="area"
        rows={[
          initiative({ moderation_sub_stage: null, requested_amount: 1_000_001 }),
          ...[1, 2].map((id) => initiative({ id, stage: 'PASSED', requested_amount: 2_000_002 })),
          ...[3, 4, 5].map((id) => initiative({ id, stage: 'NOT_PASSED', requested_amount: null })),
          ...[6, 7, 8, 9].map((id) => initiative({ id, stage: 'WINNER', requested_amount: 3_000_003 })),
          ...[11, 12, 13, 14, 15].map((id) => initiative({ id, requested_amount: null })),
        ]}
        onOpen={none}
        onPrint={none}
        excel={null}
        onClose={none}
      />
    ),
    facts: [
      ["So'ralgan", som('17 000 017')],
      ["Ko'rilmagan", '1'],
      ["Tuman tasdig'ini kutmoqda", '5'],
      ['Qabul qilingan', '2'],
      ['Rad etilgan', '3'],
      ['Golib', '4'],
    ],
    says: ['Belgilangan hudud', '15', 'Bolalar maydonchasi', '000789-4 · Gulzor'],
  },
  "what a school's initiative takes from its template": {
    ...{ file: 'features/school-initiative-form/template-summary.tsx', source: 'spec 002 §3' },
    ...{ of: () => <Template at={0} />, nothing: () => <Template at={1} /> },
    answers: { 'api/v1/my-school/initiative-templates': { templates: TEMPLATES, count: TEMPLATES.length } },
    facts: [
      ['Toifa', "Yo'llar"],
      ["So'ralgan summa", '1 500 001 UZS'],
    ],
    says: ["Bog' ochildi", 'Kitoblar javoni'],
  },
  'the money of an investment object': {
    ...{ file: 'features/invest-data/parts/money-card.tsx', source: 'spec 001 §2, O-006' },
    ...{ of: () => <MoneyCard data={object} />, nothing: () => <MoneyCard data={noObject} /> },
    facts: [
      ["To'langan", '33 %', '300 000,07', "so'm"],
      ['Qoldiq', '67 %', '600 000,04', "so'm"],
    ],
    without: 'aniqlanmagan',
    says: ['Taqsimlangan', '900 000,11'],
  },
  'the stages of an investment object': {
    ...{ file: 'features/invest-data/parts/stage-list.tsx', source: 'spec 001 §2, §3, O-004, O-005' },
    ...{ of: () => <StageList data={object} />, nothing: () => <StageList data={noObject} />, without: 'aniqlanmagan' },
    facts: [
      ['Buyurtmachi', 'Buyurtmachi idora'],
      ['STIR', '201 122 334'],
      ['Rahbari', 'Aziza Karimova'],
      ['Manzili', "Navbahor ko'chasi"],
      ['Hisob raqami', '20208000900123456001'],
      ['Hujjat', 'Qaror'],
      ['Hujjat raqami', same('Q-19')],
      ['Hujjat sanasi', '03.02.2025'],
      ['Loyihachi', 'Loyihachi idora'],
      ['STIR', '302 233 445'],
      ['Rahbari', 'Olim Karimov'],
      ['Lotlari', same('L-17')],
      ['Pudratchi', 'Pudratchi idora'],
      ['STIR', '403 344 556'],
      ['Qurilish turi', "Ta'mirlash"],
      ['Lotlari', same('L-18')],
      ['Bajarilish muddati', same('18 oy')],
      ['Davriyligi', 'Bir yillik'],
      ['Qabul qilgan tashkilot', '14-maktab'],
      ['Topshirilgan sana', '05.04.2025'],
      ['Yakuniy qiymati', som('700 000,13')],
    ],
  },
  'the winner beside an investment object': {
    ...{ file: 'features/invest-data/parts/winner-brief.tsx', source: 'spec 001 §2, A-009' },
    ...{ of: () => <WinnerBrief address={ADDRESS} />, nothing: () => <WinnerBrief address={NO_ADDRESS} /> },
    answers: CATEGORIES,
    facts: [
      ['ID', '000789-4'],
      ['Tuman', DISTRICT],
      ['Toifa', "Yo'llar"],
      ['Turi', 'Xarid qilish'],
      ['Ajratilgan summa', som('450 000 001')],
    ],
    without: [
      ['ID', '000789-5'],
      ...(['Tuman', 'Toifa', 'Turi', 'Ajratilgan summa'] as const).map((label) => [label, '—'] as const),
    ],
    says: ['Bolalar maydonchasi'],
  },
  'the winner above a page without an object': {
    ...{ file: 'features/invest-data/parts/winner-brief.tsx', source: 'spec 001 §2, A-009', answers: CATEGORIES },
    of: () => <WinnerLine address={ADDRESS} />,
    says: [
      'Bolalar maydonchasi',
      both(`000789-4 · ${DISTRICT} · Yo'llar · Xarid qilish`, '000789-4 · Вобкент тумани · Йўллар · Харид қилиш'),
      'Ajratilgan summa',
      som('450 000 001'),
    ],
  },
  'the given values of a new investment object': {
    ...{ file: 'features/invest-data/creation/creation-form.tsx', source: 'spec 001 §4, O-007 to O-013' },
    of: () => (
      <CreationForm
        address={ADDRESS}
        lists={LISTS as never}
        publicIdKey="initiative_public_id"
        onCreated={none}
        onLeave={none}
      />
    ),
    facts: [
      [both('Obyekt nomi · 255 tadan 19 belgi', 'Объект номи · 255 тадан 19 белги'), same('Bolalar maydonchasi')],
      ['Prognoz qiymati', som('450 000 001')],
      ['Tuman (SOATO)', both(`${DISTRICT} · 1706212`, 'Вобкент тумани · 1706212')],
      ['Qurilish turi', 'Jihozlash'],
      ['Buyurtmachi STIRi', '305 678 901'],
      ['Xarajat turi', 'Xarid'],
      ['Vazirlik', 'Vazirlik nomi'],
      ['Moliyalashtirish manbai', 'Budjet'],
      ['Davriyligi', 'Yangi'],
      ['Loyiha holati', 'Boshlanmagan'],
    ],
  },
  'the sums of a day': {
    ...{ file: 'features/journal/journal-side.tsx', source: 'the documents name no journal' },
    ...{ of: () => journal(DEEDS), nothing: () => journal([]) },
    facts: [
      ['Qabul qilingan', '7'],
      ['Rad etilgan', '6'],
      ['Tasdiqlangan', '5'],
      ['Tasdiqlanmagan', '4'],
      ['Boshqa amallar', '3'],
      ['Bajarilmagan', '2'],
      ["Natijasi noma'lum", '1'],
      ['Ajratilgan summa', som('7 000 021')],
    ],
    without: [
      ...['Qabul qilingan', 'Rad etilgan', 'Boshqa amallar', 'Bajarilmagan', "Natijasi noma'lum"].map(
        (label) => [label, '0'] as const,
      ),
      ['Ajratilgan summa', som('0')],
    ],
    says: ['24.12.2024'],
  },
  'the opened row of an appeal': {
    ...{ file: 'features/appeals/appeal-detail.tsx', source: 'spec 000 §2, F-002', answers: LOOKUPS },
    of: () => <AppealDetail appeal={appeal} start={none} drop={none} />,
    nothing: () => <AppealDetail appeal={noAppeal} start={none} drop={none} />,
    says: ['Dilshod Aliyev', '22.12.2024 10:11', 'Admin', '24.12.2024 12:13', 'Chiroq yonmayapti'],
  },
  'the opened row of an appeal whose answer came without its date': {
    ...{ file: 'features/appeals/appeal-detail.tsx', source: 'spec 000 §2, F-002: the document names a single date' },
    of: () => <AppealDetail appeal={undated} start={none} drop={none} />,
    says: ['Dilshod Aliyev', '22.12.2024 10:11', 'Admin', '22.12.2024 10:11', 'Chiroq yonmayapti'],
  },
  'the appeal beside its answer': {
    ...{ file: 'features/appeals/question-panel.tsx', source: 'spec 000 §2, F-002' },
    ...{ of: () => <QuestionPanel appeal={appeal} />, nothing: () => <QuestionPanel appeal={noAppeal} /> },
    says: ['Dilshod Aliyev', same('M-31'), '22.12.2024 10:11'],
  },
  "an initiative's registry": {
    ...{ file: 'domains/initiative/registry/registry-table.tsx', source: 'spec 001 §3, §4, E-020 to E-023' },
    of: () => (
      <RegistryTable
        ref={{ current: null }}
        groups={[{ category_id: 3, category: "Yo'llar", lines: [LINE], total: 8_888 }]}
        totals={{ asked: 9_999, granted: 7_777 }}
        removable={() => true}
        onRemove={none}
        strict={false}
        onChange={none}
      />
    ),
    rows: [
      ['Mahsulot', 'Birlik', 'Narxi', 'Ajratilgan narx', 'Soni', 'Ajratilgan soni', 'Summa', ''],
      ["Yo'llar 1 ta", '8 888', ''],
      ["Bog' ochildi", 'Dona', '1 000', '900', '7', '5', '4 500', ''],
      ["Jami Reyestr bo'yicha so'ralgan: 9 999 so'm", '7 777', ''],
    ],
  },
  'the printed list of decisions': {
    ...{ file: 'domains/initiative/print/sheets/annex-table.tsx', source: 'the documents name no print' },
    of: () => <AnnexTable rows={PRINTED} first={4} all={[...PRINTED, ...PRINTED]} />,
    rows: [
      ['№', 'ID', 'Mahalla', 'Tashabbus', "So'ralgan, so'm", "Ajratilgan, so'm", 'Qaror', 'Izoh'],
      ['4', '000789-4', 'Gulzor', 'Bolalar maydonchasi', '520', '450', 'Qabul', 'Hujjat bor'],
      ['5', '000789-5', '—', '—', '30', '—', 'Rad moderator', ''],
      ['Shu varaqda: 2 ta, 1 qabul, 1 rad, shundan faqat moderator qarori: 1 ta', '550', '450', ''],
      ['Jami: 4 ta, 2 qabul, 2 rad, shundan faqat moderator qarori: 2 ta', '1 100', '900', ''],
    ],
  },
  'how far the regions are': {
    ...{ file: 'features/season/progress-table.tsx', source: 'the documents name no charts of the review' },
    of: () => (
      <ProgressTable
        places={[{ id: 2, name: REGION, done: 40, withDistrict: 25, returned: 5, notSeen: 30 }]}
        before={[{ id: 2, name: REGION, done: 20, withDistrict: 25, returned: 5, notSeen: 47 }]}
        planned={0.6}
        onOpen={none}
        onList={none}
        back={null}
      />
    ),
    rows: [
      ['Viloyat', "yakunlangan tumanda ko'rilmagan reja", "Ko'rilmagan", 'Ulushi', 'Orqada', "O'zgarish", ''],
      [REGION, "40 yakunlangan, 25 tumanda, 30 ko'rilmagan", '30', '30 %', '20', '−17', ''],
    ],
  },
  'what waits on the own desk': {
    ...{ file: 'features/season/figures/waiting-rows.tsx', source: 'the documents name no desk' },
    of: () => (
      <WaitingRows
        figures={{
          ...{ part: 'oversees', board: { id: 6 } as never, figure: () => ({ state: 'known', value: 12 }) as never },
          readings: {
            of: (id: string) => ({
              state: 'known',
              rows: id === 'initial' ? [initiative({ moderation_sub_stage: null })] : [],
            }),
          } as never,
        }}
      />
    ),
    rows: [
      ['Mavzu', 'Mahalla', "So'ralgan, so'm", 'Kutmoqda'],
      ['Bolalar maydonchasi', 'Gulzor', '520 000 002', '2 kun'],
    ],
  },
};
