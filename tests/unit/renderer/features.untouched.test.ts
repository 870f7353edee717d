import { describe, expect, it, vi } from 'vitest';

/** The record at the platform, and the body of the last call that saved it. */
let record: Record<string, unknown> = {};
let body: Record<string, unknown> = {};
const request = async (call: { method: string; body?: Record<string, unknown> }) => {
  if (call.method !== 'GET') body = call.body ?? {};
  return { ok: true, value: record };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });

type Values = Record<string, unknown>;
type Schema = { safeParse: (values: unknown) => { success: boolean; data?: unknown; error?: unknown } };
type Form = { read: Schema; empty: () => Values; schemaOf: (stored: Values) => Schema };
type Crud = { form: Form; save: (sent: unknown, id: string) => Promise<void> };
/** What opens a record: its calls, or its form, whose sent values are the body. */
type Opened = { crud?: unknown; form?: unknown; names?: readonly string[]; given?: Values };

const { chronologyRecords } = await import('@/features/chronology/api.ts');
const { indicatorsOf: figuresOf } = await import('@/features/consolidated-budget/indicator.ts');
const { knownResults } = await import('@/features/moderation-results/api.ts');
const { lockedQuarters, quarters } = await import('@/features/quarters/api.ts');
const { MANAGERS, MODERATORS } = await import('@/features/managers/consoles.ts');
const { budgetCitizens, regulatoryDocuments } = await import('@/features/site-papers/api.ts');
const { stateBudget } = await import('@/features/state-budget/state-budget.ts');

const ITEM = ['title_uz', 'title_ru', 'title_en', 'context_uz', 'context_ru', 'context_en', 'image', 'created_date'];

/** Every form of a known record, by the file that describes its fields. */
const FORMS: Record<string, readonly Opened[]> = {
  'entities/answer-templates.ts': [{ crud: (await import('@/entities/answer-templates.ts')).answerTemplates }],
  'features/budget-params/budget-param.ts': [{ crud: (await import('@/features/budget-params/api.ts')).budgetParams }],
  'features/chronology/chronology.ts': [{ crud: chronologyRecords(5) }],
  'features/citizens/citizen.ts': [{ crud: (await import('@/features/citizens/api.ts')).citizens }],
  'features/consolidated-budget/indicator.ts': [{ crud: figuresOf(5) }],
  'features/contacts/contact.ts': [{ crud: (await import('@/features/contacts/api.ts')).contacts }],
  'features/customers/customer.ts': [{ crud: (await import('@/features/customers/api.ts')).customers }],
  'features/faq/faq.ts': [{ crud: (await import('@/features/faq/api.ts')).faqs }],
  'features/forum/forum.ts': [{ crud: (await import('@/features/forum/api.ts')).forums }],
  'features/funds/fund.ts': [{ crud: (await import('@/features/funds/fund.ts')).funds }],
  'features/indicator-organizations/indicator-organization.ts': [
    { crud: (await import('@/features/indicator-organizations/api.ts')).indicatorOrganizations },
  ],
  'features/indicator-trees/indicator.ts': [
    { crud: (await import('@/features/indicator-trees/indicator.ts')).indicatorsOf('api/v1/x', 'node_id', 5) },
  ],
  'features/protocols/council.ts': [{ form: (await import('@/features/protocols/council.ts')).COUNCIL }],
  'features/invest-data/model/paper.ts': [{ form: (await import('@/features/invest-data/model/paper.ts')).PAPER }],
  'features/kindergartens/kindergarten.ts': [{ crud: (await import('@/features/kindergartens/api.ts')).kindergartens }],
  // A quarter belongs to roles of quarters alone, and goes with any other role.
  'features/managers/manager.ts': [MANAGERS, MODERATORS].map(({ crud }) => ({
    crud,
    given: { role: 'quarter_manager' },
  })),
  'features/ministry-execution/execution.ts': [
    { crud: (await import('@/features/ministry-execution/execution.ts')).executions },
  ],
  'features/moderation-results/api.ts': [{ crud: knownResults }],
  'features/organizations/organization.ts': [{ crud: (await import('@/features/organizations/api.ts')).organizations }],
  'features/population/population.ts': [{ crud: (await import('@/features/population/api.ts')).populations }],
  'features/product-categories/product-category.ts': [
    { crud: (await import('@/features/product-categories/product-category.ts')).productCategories },
  ],
  'features/products/product.ts': [{ crud: (await import('@/features/products/api.ts')).products }],
  'features/quarterly-reports/report.ts': [
    { crud: (await import('@/features/quarterly-reports/api.ts')).quarterlyReports },
  ],
  'features/quarters/quarter.ts': [{ crud: quarters }, { crud: lockedQuarters }],
  'features/road-prices/road-price.ts': [{ crud: (await import('@/features/road-prices/api.ts')).roadPrices }],
  'features/school-boards/school-board.ts': [{ crud: (await import('@/features/school-boards/api.ts')).schoolBoards }],
  'features/school-categories/school-category.ts': [
    { crud: (await import('@/features/school-categories/api.ts')).schoolCategories },
  ],
  'features/school-initiatives/dialogs/accept-values.ts': [
    { form: (await import('@/features/school-initiatives/dialogs/accept-values.ts')).ACCEPTANCE },
  ],
  'features/school-templates/school-template.ts': [
    { crud: (await import('@/features/school-templates/api.ts')).schoolTemplates },
  ],
  'features/secret-keys/secret-key.ts': [{ crud: (await import('@/features/secret-keys/api.ts')).secretKeys }],
  'features/site-items/site-item.ts': [
    { crud: (await import('@/features/site-items/news.ts')).news.crud, names: [...ITEM, 'active'] },
  ],
  'features/site-papers/paper.ts': [budgetCitizens, regulatoryDocuments].map((crud) => ({
    crud,
    names: ['title', 'images', 'attachments'],
  })),
  'features/state-target-funds/state-target-fund.ts': [
    { crud: (await import('@/features/state-target-funds/state-target-fund.ts')).stateTargetFunds },
  ],
  'features/students/student.ts': [{ crud: (await import('@/features/students/api.ts')).students }],
  'kit/trees/define-tree.ts': [
    { crud: (await import('@/entities/ministries.ts')).ministries.crud },
    { crud: stateBudget.crud },
  ],
};

/** Forms that begin empty, or send a single choice, and the kit's own use. */
const OTHERS = [
  'features/invest-data/creation/creation-values.ts',
  'features/ministry-execution/economy.ts',
  'features/school-initiatives/dialogs/category-dialog.tsx',
  'features/school-initiatives/dialogs/finish-dialog.tsx',
  'features/school-initiatives/dialogs/reject-dialog.tsx',
  'features/students/keys-dialog.tsx',
  'kit/forms/record-form.ts',
  'kit/forms/rows.ts',
];

/** Values of the platform that no rule of a form accepts as they are, and others for fields that cannot read these. */
const ODD: readonly unknown[] = [
  ' AA1234567 ',
  '+7 (916) 123-45-67',
  '2026-03-14T21:30:00Z',
  12_345_678.9,
  -3,
  7,
  true,
  { uz_lat: ' Yoʻl', uz_cyr: 'Йўл ', ru: ' Дорога ', en: '\u00a0Road', kr: 'Jol\n' },
  ['a1', 'b2'],
  ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr', 'fr', 'ru'].map((lang, at) => ({ file_id: `file-${at}`, lang })),
];
const EDITS: readonly unknown[] = ['Yangi', 2025, 4, false, { uz_lat: 'A', uz_cyr: 'A', ru: 'A', en: 'A', kr: 'A' }];

/** Whether the form can read a value of the field, and holds it as a value of the same kind. */
function reads({ read }: Form, name: string, value: unknown): boolean {
  const { success, data } = read.safeParse({ [name]: value });
  if (!success) return false;
  const held = (data as Values)[name];
  // An id is never odd, and a text in one language leaves the others to be asked for.
  if (typeof held === 'object' && held !== null && 'value' in held) return Number.isInteger(value);
  if (typeof held === 'object' && held !== null && 'ru' in held) return typeof value === 'object';
  if (typeof held === 'object' && held !== null && 'hash' in held) return typeof value === 'string';
  // A number that is a text in the form is one in the call.
  return held === undefined || (held !== null && (typeof held !== 'string' || typeof value === 'string'));
}

/** The record edited in one field, whichever the form lets be edited, with the name of the field. */
function editedBut(name: string, { empty, schemaOf }: Form, stored: Values): { values: Values; edited?: string } {
  for (const edited of Object.keys(empty()).filter((other) => other !== name)) {
    for (const value of EDITS) {
      const values = { ...stored, [edited]: value };
      if (schemaOf(stored).safeParse(values).success) return { values, edited };
    }
  }
  return { values: stored };
}

it('every form of the program is in the table', () => {
  const sources = import.meta.glob<string>('../../../src/renderer/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const describing = Object.entries(sources).filter(([, source]) => /\brecordForm(?:<.*>)?\(/.test(source));
  const files = describing.map(([path]) => path.replace(/^.*renderer\/src\//, ''));
  expect(files.toSorted()).toEqual([...Object.keys(FORMS), ...OTHERS].toSorted());
});

describe.each(
  Object.entries(FORMS).flatMap(([file, all]) => all.map((opened, nth) => [`${file} ${nth + 1}`, opened] as const)),
)('a record of %s', (_file, { crud, form: alone, names, given = {} }) => {
  const opened = crud as Crud | undefined;
  const form = (opened?.form ?? alone) as Form;
  const fields = names ?? Object.keys(form.empty());
  const readable = fields.map((name) => [name, ODD.filter((value) => reads(form, name, value))] as const);
  const whole = Object.fromEntries(readable.map(([name, values]) => [name, values[0]]));

  it.each(readable)('sends %s as it came where another field is edited', async (name, values) => {
    for (const value of values) {
      record = { id: 7, ...whole, [name]: value, ...given };
      const stored = form.read.safeParse(record).data as Values;
      const { values: typed, edited } = editedBut(name, form, stored);
      const { data, error } = form.schemaOf(stored).safeParse(typed);
      expect(error).toBeUndefined();
      body = data as Record<string, unknown>;
      await opened?.save(data, '7');
      const untouched = fields.filter((field) => field in body && !field.startsWith(`${edited}`));
      const sent = (from: Values) => Object.fromEntries(untouched.map((field) => [field, from[field]]));
      expect(sent(body)).toMatchObject(sent(record));
    }
  });

  it('reads an odd value of every field', () => {
    expect(readable.filter(([name, values]) => values.length === 0 && name in body)).toEqual([]);
  });
});
