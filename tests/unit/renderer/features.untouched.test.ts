import { describe, expect, it, vi } from 'vitest';
import type { Crud, Form, Opened } from './found-forms.ts';

/** The record at the platform, and the body of the last call that saved it. */
let record: Record<string, unknown> = {};
let body: Record<string, unknown> = {};
const request = async (call: { method: string; body?: Record<string, unknown> }) => {
  if (call.method !== 'GET') body = call.body ?? {};
  return { ok: true, value: record };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });

type Values = Record<string, unknown>;

const { DESCRIBING, exportedForms } = await import('./found-forms.ts');
const { chronologyRecords } = await import('@/features/chronology/api.ts');
const { indicatorsOf: figuresOf } = await import('@/features/consolidated-budget/indicator.ts');
const { indicatorsOf } = await import('@/features/indicator-trees/indicator.ts');

/** Files whose forms begin empty or send a single choice, and the kit's own use. */
const OTHERS = [
  'features/invest-data/creation/creation-values.ts',
  'features/ministry-execution/economy.ts',
  'features/school-initiatives/dialogs/category-dialog.tsx',
  'features/school-initiatives/dialogs/finish-dialog.tsx',
  'features/school-initiatives/dialogs/reject-dialog.tsx',
  'features/students/keys-dialog.tsx',
  'kit/forms/record-form.ts',
  'kit/forms/rows.ts',
  'kit/trees/define-tree.ts',
];

/** Files with a function that makes the form, and the file whose exported records have it. */
const MADE: Readonly<Record<string, string>> = {
  'features/managers/manager.ts': 'features/managers/consoles.ts',
  'features/site-papers/paper.ts': 'features/site-papers/api.ts',
};

const exported = await exportedForms();
const opened: Readonly<Record<string, Opened>> = {
  ...Object.fromEntries(exported),
  // Made by functions, for a record of one owner.
  'features/chronology/chronology.ts chronologyRecords': recordsOf(chronologyRecords(5)),
  'features/consolidated-budget/indicator.ts indicatorsOf': recordsOf(figuresOf(5)),
  'features/indicator-trees/indicator.ts indicatorsOf': recordsOf(indicatorsOf('api/v1/x', 'node_id', 5)),
};
function recordsOf(crud: unknown): Opened {
  return { crud: crud as Crud, form: (crud as Crud).form };
}
const cruds = Object.values(opened).flatMap(({ crud }) => crud?.form ?? []);
/** Every form of a known record, each with the calls that send it, if it has any. */
const FORMS = Object.entries(opened).filter(
  ([of, { crud, form }]) => !OTHERS.includes(fileOf(of)) && (crud || !cruds.includes(form)),
);
function fileOf(of: string): string {
  return of.split(' ')[0] ?? '';
}

const ITEM = ['title_uz', 'title_ru', 'title_en', 'context_uz', 'context_ru', 'context_en', 'image', 'created_date'];
/** What the record has in place of the form's fields, by the folder of the form. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'features/site-items': [...ITEM, 'active'],
  'features/site-papers': ['title', 'images', 'attachments'],
};
/** Values that the record needs, by the folder: a quarter belongs to roles of quarters alone, and goes with any other. */
const GIVEN: Readonly<Record<string, Values>> = { 'features/managers': { role: 'quarter_manager' } };
const folderOf = (of: string): string => of.split('/').slice(0, 2).join('/');

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

it('every file that describes a form exports it, or a record with it', () => {
  const files = new Set([...Object.keys(opened).map(fileOf), ...OTHERS]);
  expect(DESCRIBING.filter((file) => !files.has(MADE[file] ?? file))).toEqual([]);
  expect(OTHERS.filter((file) => !DESCRIBING.includes(file))).toEqual([]);
  expect(FORMS.length).toBeGreaterThan(30);
});

describe.each(FORMS)('a record of %s', (of, { crud, form }) => {
  const fields = NAMES[folderOf(of)] ?? Object.keys(form.empty());
  const given = GIVEN[folderOf(of)] ?? {};
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
      await crud?.save(data, '7');
      const untouched = fields.filter((field) => field in body && !field.startsWith(`${edited}`));
      const sent = (from: Values) => Object.fromEntries(untouched.map((field) => [field, from[field]]));
      expect(sent(body)).toMatchObject(sent(record));
    }
  });

  it('reads an odd value of every field', () => {
    expect(readable.filter(([name, values]) => values.length === 0 && name in body)).toEqual([]);
  });
});
