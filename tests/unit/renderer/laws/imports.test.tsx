import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { IMPORTS, type ImportLine } from './import-table.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, Refusal } from './platform-stub.ts';
import { elementsIn, textOf } from './table-of.ts';

const { IMPORT_LISTS } = await import('@/entities/import-lists.ts');
const { RegistryImportDialog } = await import('@/domains/initiative/registry/import-dialog.tsx');
const { BudgetInfoDialog } = await import('@/features/school-boards/budget-info.tsx');

type Name = keyof typeof IMPORT_LISTS;
const DIALOGS: Readonly<Record<string, unknown>> = { RegistryImportDialog, BudgetInfoDialog };
const FILE = { id: 'f1', name: 'jadval.xlsx', bytes: 900, kind: 'xlsx', problem: null };
const idle = () => undefined;

/** A table with the columns of this list. */
function tableOf(name: Name, rows = 3): object {
  const header = IMPORT_LISTS[name].columns.map(({ title }) => title);
  const sheet = { name: 'Varaq1', hidden: false, rows, columns: header.length, header, headerRow: 1, head: [] };
  return { sheets: [{ ...sheet, headRows: [], warnings: [] }], csv: null };
}

/** A list whose files look like those of no other, so that every import knows them. */
const otherThan = (name: Name): Name => (name === 'students' ? 'quarter_manager' : 'students');

/** Opens an import with this file chosen. */
async function opened(name: Name, line: ImportLine, preview: object, answers: Answers = {}) {
  const { at, chosen = null, typed } = line;
  acts.chosen = { file: FILE, beside: chosen };
  const element =
    typeof at === 'string'
      ? at
      : createElement(DIALOGS[at.dialog] as ComponentType<object>, {
          ...at.of,
          ...{ initiative: at.of, onClose: idle, onDone: idle },
        });
  const page = await acting(element, { ...LOOKUPS, preview, ...answers });
  acts.chosen = null;
  const form = acts.imports.findLast(({ check }) => check.lists.own === IMPORT_LISTS[name]);
  if (!form) throw new Error(`no import of ${name}`);
  for (const path of line.shown) for (const kind of ['list', 'lookup']) page.queries.setQueryData([path, kind, {}], []);
  const press = () => {
    if (typed) acts.form?.setValues(typed);
    form.press();
  };
  return { page, form, press };
}

it('every import of the program is in the table', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/', 'entities/', 'app/'], /kit\/excel\//)
    .filter(({ of }) => /^(?:ImportDialog|ImportPage|PartExcel|ExcelFiles|useImportForm)$/.test(of))
    .map(({ file }) => file);
  expect([...new Set(Object.values(IMPORTS).map(({ file }) => file))].sort()).toEqual(found.sort());
  expect(Object.keys(IMPORTS)).toEqual(Object.keys(IMPORT_LISTS));
});

/** The names under which the files of this screen or dialog are kept. */
async function keptUnder(name: Name, at: ImportLine['at']) {
  acts.keptUnder.clear();
  await opened(name, { ...IMPORTS[name], at }, tableOf(name));
  return [...acts.keptUnder];
}

it.each(['schoolBudget', 'registry'] as const)(
  'a file that is chosen for %s is kept for its own record',
  async (name) => {
    const { at } = IMPORTS[name];
    if (typeof at === 'string') throw new Error(`${name} belongs to no record`);
    const other = { ...at, of: { ...at.of, id: 7 } };
    expect(await keptUnder(name, other)).not.toEqual(await keptUnder(name, at));
  },
);

describe.each(Object.entries(IMPORTS) as [Name, ImportLine][])('the import of %s', (name, line) => {
  const { path, fields, shown, said = 'Amaliyot muvaffaqiyatli bajarildi!' } = line;
  const key = `POST ${path}`;
  const wrote = [{ method: 'POST', path, ...(fields && { fields }) }];

  it('sends its own file to its own path, with what it belongs to; its list is read again', async () => {
    const { page, press } = await opened(name, line, tableOf(name));
    const done = await page.does(press, { [key]: {} });
    expect(done).toMatchObject({ wrote, told: [['success', said]] });
    expect(shown.filter((list) => !done.isReread(list))).toEqual([]);
  });

  it('is called by the name of its list', async () => {
    const { form } = await opened(name, line, tableOf(name));
    const called = line.called ?? form.check.lists.own.name;
    // A page is called by its screen.
    if (form.title)
      expect(form.title).toMatch(new RegExp(`^${called}.*ni (?:Excel\\S* |fayldan |orqali )*(?:yuklash|yangilash)$`));
  });

  it('reads its list again after a lost answer, and not after a refusal', async () => {
    const { page, press } = await opened(name, line, tableOf(name));
    const refused = await page.does(press, { [key]: new Refusal() });
    expect(refused).toMatchObject({ wrote, told: [] });
    expect(shown.filter((list) => refused.isReread(list))).toEqual([]);
    const again = await opened(name, line, tableOf(name));
    const lost = await again.page.does(again.press, { [key]: new Refusal(undefined, 'network') });
    expect(shown.filter((list) => !lost.isReread(list))).toEqual([]);
  });

  it('names what the file belongs to', async () => {
    const { page } = await opened(name, line, tableOf(name));
    const named = elementsIn(page.html, 'p', /class="[^"]*about/).map(({ inner }) => textOf(inner));
    expect(named).toEqual(line.about === undefined ? [] : [line.about]);
  });

  it.each([
    ['of another list', tableOf(otherThan(name)), 'other-list'],
    ['without a row', tableOf(name, 1), 'nothing'],
    ['without anything', tableOf(name, 0), 'nothing'],
  ])('does not send a file %s', async (_, preview, doubt) => {
    const { page, form, press } = await opened(name, line, preview);
    expect(form.check.doubts.map(({ kind }) => kind)).toEqual([doubt]);
    expect((await page.does(press, { [key]: {} })).wrote).toEqual([]);
  });
});
