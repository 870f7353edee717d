import { PROTOCOL_BYTES } from '@shared/protocols.ts';
import { expect, it } from 'vitest';
import * as fileRule from '@/kit/files/file-rule.ts';
import { readSources, type Use } from '../../support/source-constants.ts';

/** Limit in MB where the documents name none for a field (Z-112): our own. */
const OWN = 50;

type Field = readonly [file: string, field: string, kinds: string, limit: number, source: string];

/**
 * Every field that takes a file: its source and its label (or name, or component), the kinds in the order in which they
 * are named, the limit in MB, and where the documents say so.
 */
const FIELDS: readonly Field[] = [
  ['features/chronology-partners/pages.tsx', 'chronology-…', 'xlsx xls', OWN, 'M-022, M-023'],
  ['features/chronology/document-input.tsx', 'label', 'pdf', 5, 'spec 001 §9'],
  ['features/customers/customers-page.tsx', 'customers', 'xlsx xls', OWN, 'R-020'],
  ['features/district-budget/district-budget-page.tsx', 'district-budget', 'xlsx xls', OWN, 'K-020, M-023'],
  ['features/indicator-organizations/indicator-organization-page.tsx', 'Logotip', 'jpeg png', OWN, 'R-008'],
  ['domains/initiative/decisions/ban-dialog.tsx', 'Asoslovchi hujjat', 'pdf', OWN, 'C-053'],
  ['domains/initiative/decisions/reject-dialog.tsx', 'Asoslovchi hujjat', 'pdf', OWN, 'C-058'],
  ['features/protocols/council-dialog.tsx', 'Qaror fayli', 'pdf', OWN, 'E-009, Z-002'],
  ['features/protocols/folder/sending-table.tsx', 'bridge.files.pick', 'pdf', OWN, 'E-009'],
  ['features/protocols/folder/use-folder.ts', 'files', 'pdf', OWN, 'E-009'],
  ['features/protocols/protocol-dialog.tsx', 'Protokol fayli', 'pdf', OWN, 'E-009'],
  ['features/protocols/protocol-form.tsx', 'Protokol fayli', 'pdf', OWN, 'E-009'],
  [
    'domains/initiative/editing/admin-fields.tsx',
    "Xarid qilinadigan mahsulotlar ro'yxati (PDF)",
    ...(['pdf', OWN, 'spec 001 §4, N-016'] as const),
  ],
  ['domains/initiative/registry/import-dialog.tsx', 'registry-import/…', ...(['csv xls xlsx', OWN, 'C-070'] as const)],
  ['features/invest-data/council/council-dialog.tsx', 'Qaror fayli', 'xlsx xls', OWN, 'O-037, Z-002'],
  ['features/invest-data/paper/paper-dialog.tsx', 'Hujjat fayli', 'pdf', OWN, 'O-030'],
  ['features/kindergartens/kindergarten-page.tsx', 'Rasmlar', 'jpeg png', OWN, 'spec 002 §5'],
  ['features/managers/managers-excel.tsx', 'of.path', 'xlsx xls', OWN, 'M-023'],
  ['features/ministry-execution/executions-page.tsx', 'economy', 'xlsx xls', OWN, 'R-035, spec 002 §5'],
  ['features/moderation-results/result-page.tsx', 'Fayl', 'pdf', 5, 'M-001, spec 001 §9'],
  ['features/moderation-results/result-page.tsx', 'Fayl', 'pdf', 5, 'M-002, spec 001 §9'],
  ['features/organizations/organizations-page.tsx', 'organizations', 'xlsx xls', OWN, 'M-023'],
  ['features/quarterly-reports/report-page.tsx', 'Hisobot fayli', 'pdf', 5, 'K-011 to K-013, spec 001 §9'],
  ['features/quarters/quarters-excel.tsx', 'quarter-acc-numbers', 'xlsx xls', OWN, 'J-023'],
  ['features/quarters/quarters-excel.tsx', 'quarter-id-numbers', 'xlsx xls', OWN, 'J-023'],
  ['features/quarters/quarters-excel.tsx', 'quarters', 'xlsx xls', OWN, 'J-023'],
  ['features/quarters/quarters-excel.tsx', 'recess-quarters', 'xlsx xls', OWN, 'J-023'],
  ['features/road-prices/road-prices-excel.tsx', 'road-prices', 'xlsx xls', OWN, 'spec 002 §5'],
  ['features/roads/roads-page.tsx', 'roads', 'xlsx xls', OWN, 'M-023'],
  ['features/school-boards/budget-info.tsx', 'school-budget-info/…', 'xlsx xls', OWN, 'S-087'],
  ['features/school-categories/school-category-page.tsx', 'Belgi', 'png jpeg svg', OWN, 'Z-182'],
  [
    'features/school-initiative-form/use-initiative-form.ts',
    '…/…/photos',
    ...(['jpeg png', OWN, 'spec 002 §5'] as const),
  ],
  ['features/school-initiatives/dialogs/finish-dialog.tsx', 'Bajarilgan ish rasmlari', 'jpeg png', OWN, 'spec 002 §4'],
  ['features/school-initiatives/dialogs/reject-dialog.tsx', 'Asoslovchi hujjat', 'pdf', OWN, 'spec 002 §4'],
  ['features/school-initiatives/parts/school-excel.tsx', 'school-votes', 'xlsx xls', OWN, 'S-087'],
  ['features/school-templates/school-template-page.tsx', 'Rasm', 'jpeg png', OWN, 'S-021'],
  ['features/secret-keys/secret-keys-page.tsx', 'secret-keys', 'xlsx xls', OWN, 'S-087'],
  ['features/site-items/site-item-page.tsx', 'Sarlavha uchun rasm', 'jpeg png', 5, 'G-014, G-015'],
  ['features/site-papers/budget-citizen-page.tsx', 'PaperFields', 'pdf', 5, 'I-017, I-029'],
  [
    'features/site-papers/paper-fields.tsx',
    'Sarlavha uchun rasm',
    'jpeg png pdf',
    5,
    'I-015, I-016, I-024, Z-080, Z-081',
  ],
  ['features/site-papers/regulatory-document-page.tsx', 'PaperFields', 'pdf jpeg png', 5, 'I-024, Z-081'],
  ['features/students/students-excel.tsx', 'students', 'xlsx xls', OWN, 'S-087'],
  // Population and products.
  ['kit/excel/part-excel.tsx', 'name', 'xlsx xls', OWN, 'M-023, P-013'],
];

/** Fields that take the rule of a component around them, whose own line is above. */
const PASSED_ON = ['features/site-papers/paper-fields.tsx: Fayl', 'features/site-papers/paper-fields.tsx: Stored'];

const RULED_CALL =
  /^(?:use(?:Import|ChosenFiles?|ChosenPictures|FileUpload|PictureUploads)|bridge\.(?:files\.pick\w*|takeDropped))$/;
const KNOWN = {
  ...Object.fromEntries(Object.entries(fileRule).map(([name, value]) => [`kit/files/file-rule.ts ${name}`, value])),
  '@shared/protocols.ts PROTOCOL_BYTES': PROTOCOL_BYTES,
};

const sources = readSources();
const uses = sources
  .usesIn(
    ['features/', 'domains/', 'entities/', 'app/', 'kit/'],
    /\brule=|\buse(?:Import|Chosen|FileUp|PictureUp)|\bbridge\.(?:files|takeDropped)/,
  )
  .filter((use) => use.attributes.rule ?? RULED_CALL.test(use.of));

const ruleOf = ({ attributes, arguments: given }: Use) =>
  attributes.rule ?? given.find((_, at) => at === given.length - 1);
const isPassedOn = (use: Use) => {
  const { type, name } = ruleOf(use);
  return type !== 'CallExpression' && type !== 'ObjectExpression' && sources.meaningOf(name, use.file) === null;
};

/** The label of a field, the name of what it chooses, or what takes the rule. */
function fieldOf({ file, of, attributes, arguments: given }: Use): string {
  const named = attributes.label ?? attributes.name ?? (given.length > 1 ? given[0] : null);
  if (!named) return of;
  // The places of a template are left out.
  const parts: readonly { value: { raw: string } }[] | undefined = named.quasis;
  return parts?.map(({ value }) => value.raw).join('…') ?? named.value ?? sources.textOf(file, named);
}

const inOrder = (lines: readonly string[]) => [...lines].sort();

it('every field that takes a file has the kinds and the limit that the documents give it', () => {
  const found = uses
    .filter((use) => !isPassedOn(use) && !(use.file.startsWith('kit/files/') || use.file.startsWith('kit/uploads/')))
    .map((use) => {
      const { accept, maxBytes } = sources.constantOf(ruleOf(use), use.file, KNOWN);
      return `${use.file}: ${fieldOf(use)}: ${accept.join(' ')}, ${maxBytes / fileRule.MB} MB`;
    });
  expect(inOrder(found)).toEqual(
    inOrder(FIELDS.map(([file, field, kinds, limit]) => `${file}: ${field}: ${kinds}, ${limit} MB`)),
  );
});

it('no field outside of the kit takes a rule that is known only while the program runs', () => {
  const found = uses.filter((use) => isPassedOn(use) && !use.file.startsWith('kit/'));
  expect(found.map((use) => `${use.file}: ${fieldOf(use)}`)).toEqual(PASSED_ON);
});

/** What is said where no file is chosen, if it is not said as of any field (K-019, M-022, R-035, Z-072). */
const MISSING: Readonly<Record<string, string>> = {
  'features/chronology-partners/pages.tsx': 'Majburiy maydon!',
  'features/district-budget/district-budget-page.tsx': 'Majburiy maydon!',
  'features/ministry-execution/economy.ts': 'Faylni yuklash majburiy',
};

it('a missing file is told in the words of its own form', () => {
  const found = sources
    .usesIn(['features/', 'domains/', 'entities/'], /excelRule/)
    .filter(({ of }) => of === 'excelRule')
    .map(({ file, arguments: [words] }) => [file, sources.constantOf(words, file, {}).missing]);
  expect(Object.fromEntries(found)).toEqual(MISSING);
});
