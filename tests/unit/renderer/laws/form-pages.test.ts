import { describe, expect, it } from 'vitest';
import { BUDGET, CHRONOLOGY, FAQ, FINANCE, type Words } from '@/i18n/failure-words.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { documentedCall } from './documented-call.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, isUnknown, platform, REFUSALS } from './platform-stub.ts';
import { FORMS } from './value-table.ts';
import { documentOf } from './words-table.ts';

const { SCREENS } = await import('@/app/menu/registry.ts');

/** A title and a parent, as every node of a tree has them. */
const NODE = 'consolidated-budget/budget.ts budgets';
/** The page of every new record: its address below `/app/`, the form that it shows, and the path of the list with it. */
const PAGES: readonly (readonly [at: string, form: string, list: string])[] = [
  ['budget-params/add', 'budget-params/api.ts budgetParams', 'api/v1/budget-params'],
  ['chronology/list/17/add?board_id=6', 'chronology/chronology.ts chronologyRecords', 'api/v1/chronology'],
  ['ministries/add', NODE, 'api/v1/ministries'],
  ['expences/add', NODE, 'api/v1/expences'],
  ['economic-classifications/add', NODE, 'api/v1/economic-classifications'],
  ['consolidated-budgets/add', NODE, 'api/v1/consolidated-budgets'],
  [
    'consolidated-budgets/5/indicators/add',
    ...(['consolidated-budget/indicator.ts indicatorsOf', 'api/v1/consolidated-budget-indicators'] as const),
  ],
  ['contacts/add', 'contacts/api.ts contacts', 'api/v1/contact'],
  ['customers/add', 'customers/api.ts customers', 'api/v1/customers'],
  ['faq/list/add', 'faq/api.ts faqs', 'api/v1/faqs'],
  ['forum/add', 'forum/api.ts forums', 'api/v2/info/forum/filter'],
  ['funds/add', 'funds/fund.ts funds', 'api/v1/funds'],
  ['indicator/add', 'indicator-organizations/api.ts indicatorOrganizations', 'api/v1/indicators/organizations'],
  ['kindergardens/add', 'kindergartens/api.ts kindergartens', 'api/v1/kindergardens'],
  ['managers/add', 'managers/consoles.ts MANAGERS', 'api/v1/managers'],
  ['moderators/add', 'managers/consoles.ts MODERATORS', 'api/v1/managers'],
  ['ministries-execution/add', 'ministry-execution/execution.ts executions', 'api/v1/ministries-execution'],
  ['organizations/add', 'organizations/api.ts organizations', 'api/v1/organizations/pagination'],
  ['population/add', 'population/api.ts populations', 'api/v1/citizens-count'],
  ['categories/list/add', 'product-categories/product-category.ts productCategories', 'api/v1/product-categories'],
  ['products/list/add', 'products/api.ts products', 'api/v1/products'],
  ['quarter-reports/add', 'quarterly-reports/api.ts quarterlyReports', 'api/v1/moderators/quarterly-reports'],
  ['quarters/add', 'quarters/api.ts quarters', 'api/v1/quarters'],
  ['road-prices/add', 'road-prices/api.ts roadPrices', 'api/v1/road-prices'],
  ['school-boards/add', 'school-boards/api.ts schoolBoards', 'api/v1/my-school/boards'],
  [
    'school-initiative-categories/add',
    ...(['school-categories/api.ts schoolCategories', 'api/v1/my-school/initiative-categories'] as const),
  ],
  ['school-templates/add', 'school-templates/api.ts schoolTemplates', 'api/v1/my-school/initiative-templates'],
  ['school/secret-keys/add', 'secret-keys/api.ts secretKeys', 'api/v1/my-school/secret-keys'],
  ['budget-citizen/add', 'site-papers/api.ts budgetCitizens', 'api/v1/budget-citizens'],
  ['regulatory-documents/add', 'site-papers/api.ts regulatoryDocuments', 'api/v1/posts/legislation'],
  ['state-budget/add?type=INCOME', 'state-budget/state-budget.ts stateBudget', 'api/v1/state-budget-indicators'],
  ['state-target-funds/add', 'state-target-funds/state-target-fund.ts stateTargetFunds', 'api/v1/state-target-funds'],
  ['school-students/add', 'students/api.ts students', 'api/v1/my-school/students'],
];
/** Where the page of a known record is not that of a new one with its id; null: its record is read otherwise. */
const KNOWN: Readonly<Record<string, string | null>> = {
  'chronology/list/17/add?board_id=6': 'chronology/list/17/edit?board_id=6&edit_id=7',
  'indicator/add': 'indicator/edit/7',
  'organizations/add': 'organizations/add?id=7',
  'quarter-reports/add': 'quarter-reports/add/7',
  'school/secret-keys/add': 'school/secret-keys/edit/7',
  // Those of the trees, the platform's other names, and those of a list.
  ...Object.fromEntries(['ministries/add', 'expences/add', 'economic-classifications/add'].map((at) => [at, null])),
  ...{ 'forum/add': null, 'contacts/add': null, 'regulatory-documents/add': null, 'moderators/add': null },
};

/** Pages of new records that are not tried here, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['news/add', 'green-budget/add', 'state-buying/add'].map((at) => [at, 'its text is made clean by a browser']),
  ),
  'moderation-results/add': 'one of two forms, by the role: that of a new result sends its file alone',
  'my-school/initiative/add': 'it is in the law of sendings',
  'mobile-monitoring/add': 'the program for telephones has it',
};

/** What each document says of a record that could not be saved; the others: `FAILED`. */
const SAVED = ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'];
const FAILED = ['Xatolik', "Iltimos, qayta urinib ko'ring."];
const TEXTS = new Map<Words | undefined, readonly string[]>([
  [FAQ, ["Hatolik qayta urinib ko'ring"]],
  [BUDGET, ["Saqlashda xatolik sodir bo'ldi..."]],
  [CHRONOLOGY, ["Saqlashda xatolik sodir bo'ldi..."]],
]);
/** Pages with words of their own (spec 001 §8). */
const OWN = ['categories/list/add', 'products/list/add', 'regulatory-documents/add'];
const OWN_TEXT = ["Xatolik qayta urinib ko'ring"];
/** Pages with a value that only one record may have: what the platform says of a second one stands at its field. */
const UNIQUE = [
  ...['customers/add', 'indicator/add', 'road-prices/add', 'school/secret-keys/add', 'school-students/add'],
  ...['managers/add', 'moderators/add', 'organizations/add'],
];
const UNSURE =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.";
const ANSWERS: Answers = { ...LOOKUPS, 'api/v1/initiatives/17': { initiative: { id: 17, board_id: 6 } } };

/** Fields that take any value, whatever the others hold. */
const FREE = /^(?!.*(?:_id|Id|date|day|phone|inn|tin|type|measure|role|gender|status|quarter)$)/;

const pathOf = (at: string): string => at.split('?')[0] ?? '';

it('every page of a new record is in the table', () => {
  const fits = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const found = SCREENS.map(({ path }) => path).filter((path) => path.endsWith('/add'));
  const known = [...PAGES.map(([at]) => pathOf(at)), ...Object.keys(OTHERS)];
  expect(found.filter((path) => !known.some((one) => fits(path).test(one)))).toEqual([]);
  expect(known.filter((one) => !found.some((path) => fits(path).test(one)))).toEqual([]);
});

describe.each(PAGES)('%s', (at, form, list) => {
  /** Opens the page, and fills in what is sent when the button is pressed. */
  async function begun() {
    const page = await acting(at, ANSWERS);
    page.queries.setQueryData([list, 'list', 'read before'], []);
    const press = () => {
      acts.form?.setValues(FORMS[`features/${form}`]?.typed ?? {});
      expect(acts.form?.validate().errors).toEqual({});
      acts.send(acts.form?.getTransformedValues());
    };
    return { page, press };
  }

  /** The call that it makes, by which it is answered. */
  async function callOf(): Promise<string> {
    const { page, press } = await begun();
    const [call, ...others] = (await page.does(press)).wrote;
    expect(others).toEqual([]);
    return `${call?.method} ${call?.path}`;
  }

  it('sends one call of the documents, says so, and has its list read again', async () => {
    const call = await callOf();
    const [method = '', path = ''] = call.split(' ');
    expect([method, documentedCall({ method, path })]).toEqual(['POST', expect.anything()]);
    const { page, press } = await begun();
    const done = await page.does(press, { [call]: {} });
    expect([done.told, done.isReread(list)]).toEqual([[['success', ...SAVED]], true]);
  });

  it.each(REFUSALS)("fails in its document's words, and with their look: %s", async (_, refusal) => {
    const words = documentOf(pathOf(at))?.words;
    const text = OWN.includes(at) ? OWN_TEXT : (TEXTS.get(words) ?? FAILED);
    const atField = refusal.status === 409 && UNIQUE.includes(at);
    const said =
      refusal.said === undefined || atField ? text : [...(words === FINANCE ? text : text.slice(0, -1)), refusal.said];
    const { page, press } = await begun();
    const failed = await page.does(press, { [await callOf()]: refusal });
    expect(failed.told).toEqual([]);
    const [look, shown = ''] = (await page.shown()).at(-1) ?? [];
    expect([look, shown.slice(0, said.join(' ').length)]).toEqual([
      isUnknown(refusal) ? 'warning' : 'error',
      said.join(' '),
    ]);
    if (isUnknown(refusal)) expect(shown).toContain(UNSURE);
  });
});

const known = PAGES.flatMap(([at, form, list]) => {
  const page = KNOWN[at] === undefined ? at.replace('/add', '/7') : KNOWN[at];
  return page === null ? [] : [[page, form, list] as const];
});

describe.each(known)('%s', (at, form, list) => {
  const { typed = {}, sent = {}, kept = [] } = FORMS[`features/${form}`] ?? {};
  const record: Readonly<Record<string, unknown>> = { id: 7, ...typed, ...sent };
  const editable = Object.keys(typed).filter(
    (key) =>
      typed[key] === record[key] &&
      FREE.test(key) &&
      !kept.includes(key) &&
      ['string', 'number'].includes(typeof typed[key]),
  );
  const [edited, other] = editable;
  const another = (key: string) => (typeof record[key] === 'string' ? `${record[key]}1` : Number(record[key]) + 1);

  /** Opens the page of the record, once it is known where it is read. */
  async function begun() {
    await acting(at, ANSWERS);
    const path = platform.calls.findLast((call) => call.path.endsWith('/7'))?.path ?? 'nowhere';
    const page = await acting(at, { ...ANSWERS, [path]: record });
    page.queries.setQueryData([list, 'list', 'read before'], []);
    const press = () => {
      if (edited) acts.form?.setValues({ [edited]: another(edited) });
      expect(acts.form?.validate().errors).toEqual({});
      acts.sendForm(acts.form?.getTransformedValues());
    };
    return { page, path, press };
  }

  it('has nothing to send as long as nothing is changed', async () => {
    await begun();
    expect(acts.idle).toBeDefined();
  });

  it('sends one call to its own record, says so, and has its list read again', async () => {
    const { page, path, press } = await begun();
    const done = await page.does(press, { [`PUT ${path}`]: {} });
    const body = expect.objectContaining(edited ? { [edited]: another(edited) } : {});
    expect(done.wrote).toEqual([{ method: 'PUT', path, body }]);
    expect(documentedCall({ method: 'PUT', path })).toBeDefined();
    expect([done.told, done.isReread(list)]).toEqual([[['success', ...SAVED]], true]);
  });

  if (other)
    it('keeps what somebody else has changed meanwhile in another field', async () => {
      const { page, path, press } = await begun();
      const now = { ...record, [other]: another(other) };
      const done = await page.does(press, { [`PUT ${path}`]: {}, [path]: now });
      const body = expect.objectContaining({ [other]: another(other) });
      expect(done.wrote).toEqual([{ method: 'PUT', path, body }]);
    });

  it('sends nothing once its record is not there any more', async () => {
    const { page, path, press } = await begun();
    expect((await page.does(press, { [`PUT ${path}`]: {}, [path]: undefined })).wrote).toEqual([]);
  });
});
