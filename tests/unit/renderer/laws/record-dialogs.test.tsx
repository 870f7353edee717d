import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { DISTRICT, LOOKUPS, REGION } from './places.ts';
import { type Answers, Refusal } from './platform-stub.ts';
import { spelled } from './spellings.ts';
import { textOf } from './table-of.ts';

const { CouncilDialog } = await import('@/features/protocols/council-dialog.tsx');
const { ProtocolDialog } = await import('@/features/protocols/protocol-dialog.tsx');
const { KeysDialog } = await import('@/features/students/keys-dialog.tsx');

type Raw = Readonly<Record<string, unknown>>;
/** A dialog that changes a record by one call, beside the actions of a table. */
type Line = {
  file: string;
  dialog: unknown;
  record: Raw;
  of: (record: Raw) => object;
  named: readonly string[];
  typed: object;
  call: string;
  body: object;
  /** Its notice. Default: none, its screen says what came of it. */
  said?: string;
  /** Path of what shows the record, read again after a success and a failure. */
  list: string;
  /** What the platform answers of the record, and what somebody else changes. Default: the call has no record to look at. */
  meanwhile?: { reading: (record: Raw) => Answers; changed: object };
  source: string;
};

const FILE = { hash: 'qaror', name: 'qaror.pdf' };
const PROTOCOLS = 'api/v1/districts/documents/protocol';
const DECISIONS = 'api/v1/init-council-decisions';
const PLACED = { region: REGION, district: DISTRICT, district_id: 22, file_id: 'eski' };
const sent = async () => undefined;

const LINES: Readonly<Record<string, Line>> = {
  'a protocol': {
    file: 'features/protocols/protocol-dialog.tsx',
    ...{ dialog: ProtocolDialog, record: { id: 711, ...PLACED }, of: (protocol) => ({ protocol, board: 6 }) },
    ...{ named: [REGION, DISTRICT], typed: { file: FILE }, call: `PUT ${PROTOCOLS}/711`, body: { file_id: 'qaror' } },
    meanwhile: { reading: (one) => ({ [PROTOCOLS]: { results: [one], count: 1 } }), changed: { file_id: 'boshqa' } },
    ...{ said: 'Fayl yuklandi', list: PROTOCOLS, source: 'spec 000 §7, §8, E-005, E-009' },
  },
  'a council decision': {
    file: 'features/protocols/council-dialog.tsx',
    ...{ dialog: CouncilDialog, record: { id: 721, title: '17-son', ...PLACED }, named: [REGION, DISTRICT] },
    ...{ of: (decision) => ({ decision, board: 6 }), typed: { title: '18-son', file: FILE } },
    ...{ call: `PUT ${DECISIONS}/721`, body: { title: '18-son', file_id: 'qaror' } },
    meanwhile: { reading: (one) => ({ [DECISIONS]: { data: [one], count: 1 } }), changed: { title: '19-son' } },
    ...{ said: 'Amaliyot muvaffaqiyatli bajarildi!', list: DECISIONS, source: 'spec 000 §7, E-013, E-014' },
  },
  'a key for a pupil': {
    file: 'features/students/keys-dialog.tsx',
    ...{ dialog: KeysDialog, record: { id: 901, full_name: 'Olim Karimov', class_name: '7-B', school: '14-maktab' } },
    ...{ of: (student) => ({ student, onSent: sent }), named: ['Olim Karimov', '14-maktab'], typed: { board_id: 6 } },
    ...{ call: 'POST api/v1/my-school/students/gen-secret', body: { board_id: 6, student_id: 901 } },
    ...{ list: 'api/v1/my-school/secret-keys', source: 'spec 002 §7, S-032, S-033' },
  },
};

/** Dialogs that are no single call about a record, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'features/appeals/bulk-dialog.tsx': 'several appeals, one after the other',
  'features/initiative-list/winners/sms-dialog.tsx':
    'all winners of a season, with totals, and what is remembered of it',
  'features/invest-data/council/council-dialog.tsx': 'a decision is made, or chosen, and then linked',
  'features/invest-data/paper/paper-dialog.tsx': 'the form of an investment object, compared field by field',
};

it('every dialog that sends is in a law, of these or of the actions', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/', 'entities/', 'app/'], /<(FormDialog|SendDialog)/)
    .filter(({ of }) => /^(FormDialog|SendDialog)$/.test(of))
    .map(({ file }) => file)
    .filter((file) => !/^domains\/initiative\/|\/school-initiatives\/|\/appeals\/(answer|type)-dialog/.test(file));
  expect(found.sort()).toEqual([...Object.values(LINES).map(({ file }) => file), ...Object.keys(OTHERS)].sort());
});

describe.each(Object.entries(LINES))('the dialog of %s', (_, line) => {
  const { dialog, record, of, named, typed, call, body, said, list, meanwhile } = line;
  const [method, path] = call.split(' ');

  async function begun(script: 'latin' | 'cyrillic' = 'latin') {
    const element = createElement(
      dialog as ComponentType<object>,
      { ...of(record), onClose: () => undefined } as object,
    );
    const page = await acting(element, { ...LOOKUPS, ...meanwhile?.reading(record) }, { script });
    page.queries.setQueryData([list, 'read before'], []);
    const press = () => {
      acts.dialog?.form?.setValues(typed);
      expect(acts.dialog?.form?.validate().errors).toEqual({});
      return acts.dialog?.onSubmit(acts.dialog.form?.getTransformedValues());
    };
    return { page, press };
  }

  it.each(['latin', 'cyrillic'] as const)('names its record: %s', async (script) => {
    const text = textOf((await begun(script)).page.html);
    expect(named.map((name) => spelled(name, script)).filter((name) => !text.includes(name))).toEqual([]);
  });

  it.each([
    ['takes it', {}],
    ['refuses it', new Refusal()],
  ] as const)('sends its call, and has the list read again where the platform %s', async (how, answer) => {
    const { page, press } = await begun();
    const done = await page.does(press, { [call]: answer });
    expect(done.wrote).toEqual([{ method, path, body }]);
    expect(done.told).toEqual(said && how === 'takes it' ? [['success', said]] : []);
    expect([done.outcome === 'done', done.isReread(list)]).toEqual([how === 'takes it', true]);
  });

  if (meanwhile)
    it('sends nothing where somebody else has changed the record', async () => {
      const { page, press } = await begun();
      const done = await page.does(press, { [call]: {}, ...meanwhile.reading({ ...record, ...meanwhile.changed }) });
      expect(done).toMatchObject({ outcome: 'stay', wrote: [], told: [] });
      expect(done.isReread(list)).toBe(true);
    });
});
