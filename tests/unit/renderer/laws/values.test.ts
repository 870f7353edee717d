import { describe, expect, it, vi } from 'vitest';
import type { Crud, Form, Opened } from '../found-forms.ts';
import { documentedCall } from './documented-call.ts';
import { FORMS } from './value-table.ts';

type Values = Record<string, unknown>;
type Call = { method: string; path: string; body?: Values };

let call: Call = { method: '', path: '' };
const request = async (asked: Call) => {
  call = asked;
  return { ok: true, value: {} };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { exportedForms } = await import('../found-forms.ts');
const { chronologyRecords } = await import('@/features/chronology/api.ts');
const { indicatorsOf: figuresOf } = await import('@/features/consolidated-budget/indicator.ts');
const { indicatorsOf } = await import('@/features/indicator-trees/indicator.ts');
const { newResultsWith } = await import('@/features/moderation-results/api.ts');

/** A quarter of which nothing but numbers and finances may be changed: its fields are those of the other form. */
const OTHERS = ['features/quarters/api.ts lockedQuarters', 'features/quarters/quarter.ts lockedQuarterForm'];

const openedBy = (crud: unknown): Opened => ({ crud: crud as Crud, form: (crud as Crud).form });
const opened: Readonly<Record<string, Opened>> = {
  ...Object.fromEntries(await exportedForms()),
  // Made by functions, for a record of one owner.
  'features/chronology/chronology.ts chronologyRecords': openedBy(chronologyRecords(5)),
  'features/consolidated-budget/indicator.ts indicatorsOf': openedBy(figuresOf(5)),
  'features/indicator-trees/indicator.ts indicatorsOf': openedBy(
    indicatorsOf('api/v1/expence-indicators', 'expence_id', 5),
  ),
  // Made by a function that is told of what has been saved.
  'features/moderation-results/api.ts newResultsWith': openedBy(newResultsWith(() => undefined)),
};
const ofCruds = Object.values(opened).flatMap(({ crud }) => crud?.form ?? []);
const found = Object.entries(opened).filter(([, { crud, form }]) => crud || !ofCruds.includes(form));

/** The value at a path emptied: of a text no letters, of pictures none, of anything else nothing. */
function emptied(values: Values, path: string, { empty }: Form): Values {
  const [name = '', part] = path.split('.');
  if (part) {
    const group = values[name] as Values;
    return { ...values, [name]: { ...group, [part]: typeof group[part] === 'string' ? '' : null } };
  }
  return { ...values, [name]: Array.isArray(values[name]) ? [] : empty()[name] === '' ? '' : null };
}

const messagesOf = ({ empty, schemaOf }: Form, values: Values) => {
  const { error } = schemaOf(empty()).safeParse(values) as {
    error?: { issues: { path: string[]; message: string }[] };
  };
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

it('every form of a record is in the table', () => {
  expect(
    found
      .map(([of]) => of)
      .filter((of) => !OTHERS.includes(of))
      .sort(),
  ).toEqual(Object.keys(FORMS).sort());
});

describe.each(Object.entries(FORMS))('%s', (of, line) => {
  const { typed, sent = {}, added = {}, kept = [], hidden = [], others = [], required } = line;
  const { form, crud } = opened[of] as Opened;
  const expected = { ...Object.fromEntries(Object.entries(typed).filter(([name]) => !kept.includes(name))), ...sent };
  const parse = (values: Values) => form.schemaOf(form.empty()).safeParse(values).data as Values;
  const paths = Object.entries(typed).flatMap(([name, value]) =>
    value && typeof value === 'object' && 'ru' in value ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
  );
  // A box that is not ticked says no.
  const shown = paths.filter((path) => !hidden.includes(path) && typeof typed[path] !== 'boolean');

  it('sends every value under its own key, and no other', () => {
    expect(messagesOf(form, typed)).toEqual({});
    expect(parse(typed)).toEqual(expected);
  });

  // Some forms have no call of their own.
  const addresses = crud ? (line.known ? ['7'] : [undefined, '7']) : [];
  it.each(addresses)("goes to the documents' address (record %s)", async (id) => {
    await crud?.save(parse(typed), id as string);
    const keys = documentedCall(call)?.body?.filter((key) => !others.includes(key)) ?? ['no such call'];
    expect(Object.keys(call.body ?? {}).sort()).toEqual([...keys].sort());
    expect(call.body).toMatchObject({ ...expected, ...added });
  });

  // The role of a manager decides about district and quarter, and its form marks them.
  if (!of.includes('managers/')) {
    it('marks what is required, and nothing else', () => {
      const names = [...new Set(shown.map((path) => path.split('.')[0] ?? ''))];
      const asked = names.filter((name) => Object.keys(required).some((path) => path.split('.')[0] === name));
      expect(names.filter((name) => form.isRequired(name))).toEqual(asked);
    });
  }

  it.each(shown)('says what is missing without %s, and nothing else', (path) => {
    const message = required[path];
    expect(messagesOf(form, emptied(typed, path, form))).toEqual(message ? { [path]: message } : {});
  });
});
