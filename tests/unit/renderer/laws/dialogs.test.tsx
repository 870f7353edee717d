import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { readSources } from '../../../support/source-constants.ts';

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string>>;
type Answer = { error?: { issues: { path: string[]; message: string }[] }; data?: unknown };
/** What a dialog makes its form of. */
type Given = { schema: { safeParse: (values: unknown) => Answer }; draft: { scope: string; record: string } };

/** Ends the drawing of a dialog where it makes its form. */
class FormMade extends Error {
  readonly given: Given;
  constructor(given: Given) {
    super('the form of a dialog');
    this.given = given;
  }
}

vi.mock('@/kit/forms/use-schema-form.ts', () => ({
  useSchemaForm: (given: Given) => {
    throw new FormMade(given);
  },
  useFieldsForm: ({ of, draft }: { of: Given; draft: Given['draft'] }) => {
    throw new FormMade({ schema: of.schema, draft });
  },
}));
vi.mock('@/session/session.ts', () => ({ useMe: () => ({ role: 'moderator' }) }));
vi.hoisted(() => vi.stubGlobal('window', { bridge: {} }));

const { cancelationReasonsQuery } = await import('@/entities/cancelation-reasons.ts');
const { BanDialog } = await import('@/domains/initiative/decisions/ban-dialog.tsx');
const { DenyDialog } = await import('@/domains/initiative/decisions/deny-dialog.tsx');
const { RejectDialog } = await import('@/domains/initiative/decisions/reject-dialog.tsx');
const { TypeDialog } = await import('@/features/appeals/type-dialog.tsx');
const { CouncilDialog } = await import('@/features/invest-data/council/council-dialog.tsx');
const { ProtocolDialog } = await import('@/features/protocols/protocol-dialog.tsx');
const { ProtocolForm } = await import('@/features/protocols/protocol-form.tsx');
const { CategoryDialog } = await import('@/features/school-initiatives/dialogs/category-dialog.tsx');
const { DeclineDialog } = await import('@/features/school-initiatives/dialogs/decline-dialog.tsx');
const { FinishDialog } = await import('@/features/school-initiatives/dialogs/finish-dialog.tsx');
const { RejectDialog: RejectWinner } = await import('@/features/school-initiatives/dialogs/reject-dialog.tsx');
const { KeysDialog } = await import('@/features/students/keys-dialog.tsx');

const MISSING = 'Majburiy maydon';
const REASONS = [
  { id: 4, title: 'Takror', file_required: false },
  { id: 5, title: 'Hujjatsiz', file_required: true },
];
const FILE = { hash: 'qaror', name: 'qaror.pdf' };
const pictures = (...hashes: string[]) => hashes.map((hash) => ({ hash, name: `${hash}.jpg` }));
const ofInitiative = (id: number) => ({ initiative: { id, title: "Yo'l" }, board: { id: 1 } });
const NO_COMMENT = [[{ comment: ' ' }, { comment: MISSING }]] as const;

/** A dialog with a form of its own: what is complete, what goes out, what is refused and in which words. */
type Line = {
  dialog: unknown;
  /** The dialog of the record with this id. */
  of: (id: number) => object;
  typed: Values;
  sent: Values;
  refused: readonly (readonly [changed: Values, messages: Messages])[];
  source: string;
};

const DIALOGS: Readonly<Record<string, Line>> = {
  'a district manager denies': {
    ...{ dialog: DenyDialog, of: ofInitiative, typed: { comment: ' Xato ' }, sent: { comment: 'Xato' } },
    ...{ refused: NO_COMMENT, source: 'spec 000 §7: comment' },
  },
  'a winner is banned': {
    ...{ dialog: BanDialog, of: ofInitiative, refused: NO_COMMENT, source: 'spec 000 §5: a file may be missing' },
    ...{ typed: { comment: 'Qalbaki', file: null }, sent: { comment: 'Qalbaki', file: null } },
  },
  'an initiative is rejected': {
    dialog: RejectDialog,
    of: ofInitiative,
    typed: { reason: '4', comment: 'Takror', file: null },
    sent: { reason: REASONS[0], comment: 'Takror', file: null },
    refused: [
      ...NO_COMMENT,
      [{ reason: null }, { reason: MISSING }],
      [{ reason: '6' }, { reason: MISSING }],
      [{ reason: '5' }, { file: MISSING }],
      [{ reason: '5', file: FILE }, {}],
    ],
    source: 'spec 000 §5: a file only where the reason says so',
  },
  'the type of an appeal': {
    dialog: TypeDialog,
    of: (id) => ({ appeal: { question_id: id, type: 1 } }),
    ...{ typed: { type: '3' }, sent: { type: 3 } },
    refused: [
      [{ type: null }, { type: MISSING }],
      // "All" is of the filter only.
      [{ type: '-1' }, { type: MISSING }],
    ],
    source: 'spec 001 §3, §5',
  },
  'a council decision is linked': {
    dialog: CouncilDialog,
    of: (id) => ({
      address: { id, publicId: '7', board_id: 1, region_id: 2, district_id: 3 },
      initiative: id,
      current: null,
    }),
    typed: { mode: 'existing', decision: 12, title: '', file: null },
    sent: { id: 12 },
    refused: [
      [{ decision: null }, { decision: MISSING }],
      [{ mode: 'new' }, { title: MISSING, file: MISSING }],
      [{ mode: 'new', title: '5-son', file: FILE }, {}],
    ],
    source: 'spec 001 §5: title and file where no decision is chosen',
  },
  'a protocol is replaced': {
    dialog: ProtocolDialog,
    of: (id) => ({ protocol: { id, region: null, district: null, file_id: 'x' }, board: 1 }),
    ...{ typed: { file: FILE }, sent: { file: FILE }, refused: [[{ file: null }, { file: MISSING }]] },
    source: 'spec 000 §5, §7',
  },
  'a protocol is filed': {
    dialog: ProtocolForm,
    of: (id) => ({ board: id, district: {} }),
    ...{ typed: { file: FILE }, sent: { file: FILE }, refused: [[{ file: null }, { file: MISSING }]] },
    source: 'spec 000 §5, §7',
  },
  "a pupil's initiative is declined": {
    ...{ dialog: DeclineDialog, of: ofInitiative, source: 'spec 002 §5' },
    ...{ typed: { moderator_comment: ' Qisqa ' }, sent: { moderator_comment: 'Qisqa' } },
    refused: [[{ moderator_comment: '' }, { moderator_comment: MISSING }]],
  },
  "a pupil's initiative in another category": {
    ...{ dialog: CategoryDialog, of: ofInitiative, source: 'spec 002 §5' },
    ...{ typed: { category_id: 6 }, sent: { category_id: 6 } },
    refused: [[{ category_id: null }, { category_id: MISSING }]],
  },
  'a winner is finished': {
    ...{ dialog: FinishDialog, of: ofInitiative, source: 'spec 002 §4, §5: at least two pictures' },
    typed: { accept_image_id: pictures('r1', 'r2') },
    sent: { accept_image_id: ['r1', 'r2'] },
    refused: [
      [{ accept_image_id: pictures('r1') }, { accept_image_id: 'Kamida 2 ta rasm yuklanishi kerak!' }],
      [{ accept_image_id: [] }, { accept_image_id: 'Kamida 2 ta rasm yuklanishi kerak!' }],
      [{ accept_image_id: pictures('r1', 'r2', 'r3') }, {}],
    ],
  },
  'a winner is rejected': {
    ...{ dialog: RejectWinner, of: ofInitiative, source: 'spec 002 §4, §5: a PDF' },
    ...{ typed: { reject_file_id: FILE }, sent: { reject_file_id: 'qaror' } },
    refused: [[{ reject_file_id: null }, { reject_file_id: 'PDF fayl yuklang!' }]],
  },
  'a key is sent to a pupil': {
    dialog: KeysDialog,
    of: (id) => ({ student: { id } }),
    ...{ typed: { board_id: 8 }, sent: { board_id: 8 }, refused: [[{ board_id: null }, { board_id: MISSING }]] },
    source: 'spec 002 §5',
  },
};

/** What the dialog of a record makes its form of. */
function formOf({ dialog, of }: Line, id: number): Given {
  const client = new QueryClient();
  client.setQueryData(cancelationReasonsQuery.queryKey, REASONS);
  try {
    renderToStaticMarkup(
      <I18nProvider value={createI18n('latin')}>
        <MemoryRouter>
          <QueryClientProvider client={client}>
            {createElement(dialog as ComponentType<object>, of(id))}
          </QueryClientProvider>
        </MemoryRouter>
      </I18nProvider>,
    );
  } catch (thrown) {
    if (thrown instanceof FormMade) return thrown.given;
    throw thrown;
  }
  throw new Error('the dialog has made no form');
}

/** The sources of these dialogs, and of those whose fields are described by an exported form (`value-table.ts`). */
const SOURCES = [
  ...['ban', 'deny', 'reject'].map((name) => `domains/initiative/decisions/${name}-dialog.tsx`),
  ...['category', 'decline', 'finish', 'reject'].map(
    (name) => `features/school-initiatives/dialogs/${name}-dialog.tsx`,
  ),
  'features/appeals/type-dialog.tsx',
  'features/invest-data/council/council-dialog.tsx',
  'features/protocols/protocol-dialog.tsx',
  'features/protocols/protocol-form.tsx',
  'features/students/keys-dialog.tsx',
];
const DESCRIBED = [
  'features/invest-data/creation/use-creation.ts',
  'features/invest-data/paper/paper-dialog.tsx',
  'features/ministry-execution/executions-page.tsx',
  'features/protocols/council-dialog.tsx',
  'features/school-initiatives/dialogs/accept-dialog.tsx',
];

it('every dialog with a form is in the table', () => {
  const found = readSources()
    .usesIn(['features/', 'domains/', 'entities/', 'app/'], /use(?:Schema|Fields)Form/)
    .filter(({ of }) => /^use(?:Schema|Fields)Form$/.test(of));
  expect(found.map(({ file }) => file).sort()).toEqual([...SOURCES, ...DESCRIBED].sort());
  expect(Object.keys(DIALOGS).length).toBe(SOURCES.length);
});

describe.each(Object.entries(DIALOGS))('%s', (_, line) => {
  const { schema, draft } = formOf(line, 7);

  it('sends what is typed', () => {
    expect(schema.safeParse(line.typed)).toMatchObject({ success: true, data: line.sent });
  });

  it.each(line.refused)('says of %j: %j', (changed, messages) => {
    const { error } = schema.safeParse({ ...line.typed, ...changed });
    expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual(
      messages,
    );
  });

  it('keeps its draft for its own record', () => {
    const other = formOf(line, 8).draft;
    expect([draft.record, other.record]).toEqual(['7', '8']);
    expect(other.scope).toBe(draft.scope);
  });
});

it('no two dialogs keep their drafts under the same name', () => {
  const scopes = Object.values(DIALOGS).map((line) => formOf(line, 7).draft.scope);
  expect(new Set(scopes).size).toBe(scopes.length);
});
