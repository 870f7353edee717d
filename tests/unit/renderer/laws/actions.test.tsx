import type { AppError } from '@shared/errors.ts';
import { ROLES, type Role } from '@shared/roles.ts';
import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Text } from '@/i18n/text.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { type ActionLine, APPEAL_LINES, INITIATIVE_LINES, SCHOOL_LINES } from './action-table.ts';
import { type Shown, same } from './list-line.ts';
import { CONTENT_LISTS } from './lists/content.ts';
import { INITIATIVE_LISTS } from './lists/initiatives.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, isCut, isUnknown, REFUSALS, Refusal } from './platform-stub.ts';
import { spelled } from './spellings.ts';
import { textOf } from './table-of.ts';

const { ACTIONS } = await import('@/domains/initiative/actions/actions.ts');
const { useCall } = await import('@/domains/initiative/actions/use-call.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');
const { APPEAL_ACTIONS } = await import('@/features/appeals/appeal-actions.tsx');
const { appealSchema } = await import('@/features/appeals/appeal.ts');
const { ACTIONS: SCHOOL_ACTIONS } = await import('@/features/school-initiatives/actions/actions.ts');
const { schoolInitiativeSchema } = await import('@/features/school-initiatives/model/school-initiative.ts');
const { useInFlight } = await import('@/kit/actions/use-in-flight.ts');
const { actionLabel, isPossible } = await import('@/kit/actions/action.ts');

type Raw = Readonly<Record<string, unknown>>;
type Action = {
  id: string;
  label: Text | ((subject: object) => Text);
  kind?: string;
  permission: (situation: object) => 'yes' | 'disabled' | 'no' | boolean;
  Dialog?: ComponentType<object>;
  path?: (initiative: object, role: Role) => string;
};

/** A kind of record with its actions. */
type Kind = {
  actions: readonly Action[];
  lines: Readonly<Record<string, ActionLine>>;
  record: Raw;
  /** What an action is begun for, by the platform's record. */
  subject: (raw: Raw) => object;
  /** How the platform answers when the record is read again. */
  reading: (raw: Raw) => Answers;
  /** What somebody else changes without deciding. */
  changed: object;
  /** The screen of its list, with the path that it lists, and its name for its actions. */
  screen: readonly [at: string, path: string, owner: string];
  /** What the record is called in its dialog. */
  named: readonly Shown[];
  /** The journal has nothing of it. Default: it has every action. */
  unnoted?: true;
};

const SCHOOL_LIST = 'api/v1/my-school/moderators/initiatives';
const BOARD = { id: 6, stage: 'REVIEW', type: null };
const PUPILS: Raw = {
  ...{ id: 801, public_id: '000456-2', title: 'Issiqxona', stage: 'INITIAL', status: null, school: '14-maktab' },
  ...{ requested_amount: 6_000_000, granted_amount: null, category_id: 8, category: 'Bino', description: 'Bahorda' },
  author_full_name: 'Olim Karimov',
};
const appeal: Raw = CONTENT_LISTS.find(({ name }) => name === 'appeals, wide')?.record ?? {};

const KINDS: Readonly<Record<string, Kind>> = {
  'an initiative': {
    actions: ACTIONS as readonly unknown[] as readonly Action[],
    lines: INITIATIVE_LINES,
    record: INITIATIVE_LISTS[0]?.record ?? {},
    subject: (raw) => ({ initiative: initiativeSchema.parse(raw), board: BOARD }),
    reading: (raw) => ({ 'api/v1/initiatives/701': { initiative: raw } }),
    changed: { title: 'Boshqa nom' },
    screen: ['initiatives?board=6', 'api/v1/moderators/initiatives', 'initiative'],
    named: [same('000789-4'), 'Bolalar maydonchasi'],
  },
  "a pupil's initiative": {
    actions: SCHOOL_ACTIONS as readonly unknown[] as readonly Action[],
    lines: SCHOOL_LINES,
    record: PUPILS,
    subject: (raw) => ({
      initiative: { ...schoolInitiativeSchema.parse(raw), board_id: 6 },
      board: { ...BOARD, stage: 'MODERATE' },
    }),
    reading: (raw) => ({ [SCHOOL_LIST]: { initiatives: [raw], count: 1 } }),
    changed: { title: 'Boshqa nom' },
    screen: ['school-initiatives?board=6', SCHOOL_LIST, 'school-initiative'],
    named: [same('000456-2'), 'Issiqxona', 'Olim Karimov', '14-maktab'],
    unnoted: true,
  },
  'an appeal': {
    actions: APPEAL_ACTIONS as readonly unknown[] as readonly Action[],
    lines: APPEAL_LINES,
    record: appeal,
    subject: (raw) => ({ appeal: appealSchema.parse(raw) }),
    reading: (raw) => ({ 'api/v1/questions': { questions: [raw], count: 1 } }),
    changed: { type: 4, ...{ status: 'REJECTED', answer: 'Boshqa javob' } },
    screen: ['appeals', 'api/v1/questions', 'appeals'],
    named: [same('000123-7'), 'Zarina Yusupova'],
  },
};

const ANSWERS: Answers = {
  'api/v1/moderators/products/initiatives/701': { products: [] },
  ...LOOKUPS,
  'api/v1/initiatives/cancelation-reasons': {
    cancelation_reasons: [
      { id: 4, title: 'Takror', file_required: false },
      { id: 5, title: 'Hujjatsiz', file_required: true },
    ],
  },
  'api/v1/my-school/initiative-categories': { categories: [{ id: 9, title: { uz_lat: 'Kitob' } }], count: 1 },
};
/** The words of a failure of their own documents: spec 000 §8 and 002 §8, spec 001 §8. */
const FAILED = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
const LOST_LINE = 'Aloqa uzilib qoldi';
const UNREADABLE = "Server javobini o'qib bo'lmadi";
const UNSURE =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin: tashabbusning hozirgi holati qayta o'qiladi.";
const MAY_BE_DONE = /mumkin/;
const NOT_SENT = expect.stringMatching(/^O'zgargan: .*(Sarlavha|Bosqich).*\. Amal yuborilmadi: /);
/** What a dialog knows of an earlier attempt: its answer was lost, so that it looks before it sends again. */
const LOST = { is: () => true, set: () => undefined, early: false };

/** Makes the single call of an action when it is told to. */
let start: (() => Promise<void>) | undefined;
type CallerProps = { action: never; subject: { initiative: never }; onDone: () => void };
function Caller({ action, subject, onDone }: CallerProps) {
  const call = useCall(useInFlight(), { onDone, onEnd: () => undefined });
  start = () => call(action, subject.initiative);
  return null;
}

const idOf = (name: string): string => name.replace(/:.*/, '');

type Script = 'latin' | 'cyrillic';
type Begun = Kind & { action: Action; line: ActionLine; role: Role };

/** Begins an action on the record as a role sees it, and does what leads to its call. */
async function begun(one: Begun, { settled = false, script = 'latin' }: { settled?: boolean; script?: Script } = {}) {
  const { action, line, role, record, subject, reading } = one;
  const raw = { ...record, ...line.where };
  const about = subject(raw);
  acts.settled = settled;
  start = undefined;
  const ended: unknown[] = [];
  const ends = { onClose: () => undefined, onDone: (...outcome: readonly unknown[]) => ended.push(outcome[0]) };
  const element = action.Dialog
    ? createElement(action.Dialog, { ...about, ...ends } as object)
    : createElement(Caller as ComponentType<object>, { action, subject: about, onDone: () => ends.onDone() } as object);
  const page = await acting(
    element,
    { ...ANSWERS, ...reading(raw) },
    {
      ...{ role, script, region: 2, district: 22 },
      of: one.screen[0],
    },
  );
  acts.settled = false;
  const press = async () => {
    const { form, onSubmit } = acts.dialog ?? {};
    if (!onSubmit) return start?.();
    if (!form) return onSubmit();
    form.setValues('typed' in line ? (line.typed ?? {}) : {});
    expect(form.validate().errors).toEqual({});
    return onSubmit(form.getTransformedValues(), LOST);
  };
  return { page, press, ended, dialog: acts.dialog, isPossible: acts.isPossible };
}

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  const { actions, lines, record, subject, changed, reading, screen, named, unnoted } = kind;

  it('has the actions of the table, and no other', () => {
    expect([...new Set(Object.keys(lines).map(idOf))]).toEqual(actions.map(({ id }) => id));
  });

  const all = Object.entries(lines).flatMap(([id, line]) => {
    const action = actions.find((one) => one.id === idOf(id));
    return action ? [{ ...kind, id, action, line }] : [];
  });

  it.each(all)('$id is offered to its roles under its name, and to nobody once it is over', ({ action, line }) => {
    const { label, roles, where, over } = line;
    const offeredTo = (raw: Raw) => ROLES.filter((role) => isPossible(action.permission({ role, ...subject(raw) })));
    expect(offeredTo({ ...record, ...where })).toEqual(ROLES.filter((role) => roles.includes(role)));
    if (over) expect(offeredTo({ ...record, ...over })).toEqual([]);
    expect(actionLabel(action, subject({ ...record, ...where }))).toBe(label);
  });

  const opening = all.flatMap(({ line, ...one }) => ('opens' in line ? [{ ...one, line }] : []));
  if (opening.length > 0)
    it.each(opening)('$id opens the screen of its record', ({ action, line: { roles, where, opens } }) => {
      const { initiative } = subject({ ...record, ...where }) as { initiative: object };
      for (const role of roles)
        expect(action.path?.(initiative, role)).toBe(typeof opens === 'string' ? opens : opens(role));
    });

  const shown = all.filter(({ action, line }) => 'shows' in line && action.Dialog);
  if (shown.length > 0)
    it.each(shown)('$id shows whose it is', async (one) => {
      const { page } = await begun({ ...one, role: 'admin' });
      const text = textOf(page.html);
      expect(named.filter((name) => !text.includes(spelled(name, 'latin')))).toEqual([]);
    });

  it('an action that is done has the list read again', async () => {
    const [at, path, owner] = screen;
    const page = await acting(at, { ...ANSWERS, ...reading(record), [path]: { count: 0 } });
    const done = await page.does(() => acts.ends.get(owner)?.onDone('reject', subject(record), []));
    expect([done.outcome, done.isReread(path)]).toEqual([undefined, true]);
  });

  const single = all.flatMap(({ line, ...one }) =>
    'call' in line ? line.roles.map((role) => ({ ...one, line, role })) : [],
  );

  describe.each(single)('$id as $role', (one) => {
    const { action, line, role } = one;
    const { call, body, said, done: told, failure, question, journal = line.label } = line;
    const key = typeof call === 'string' ? call : call(role);
    const [method, path] = key.split(' ');
    const wrote = [{ method, path, ...(body && { body }) }];

    it.each(['latin', 'cyrillic'] as const)('names its record, and does nothing unasked: %s', async (script) => {
      const { page, press } = await begun(one, { script });
      const names = named.map((name) => spelled(name, script));
      if (action.Dialog) expect(names.filter((name) => !textOf(page.html).includes(name))).toEqual([]);
      if (!question) return;
      acts.answer = false;
      expect(await page.does(press, { [key]: {} })).toMatchObject({ wrote: [], told: [] });
      const [title, message] = question;
      expect(acts.asked).toEqual([{ title, about: names.join(' · '), ...(message && { message }) }]);
    });

    it('sends its call once, says so, and tells its screen', async () => {
      const { page, press, ended } = await begun(one);
      // What a dialog sends is guarded where it is pressed, around what is called here.
      const presses = action.Dialog ? press : () => Promise.all([press(), press()]);
      const done = await page.does(presses, { [key]: {} });
      expect(done).toMatchObject({ told: [['success', ...said]] });
      expect(done.wrote).toEqual(wrote);
      expect([done.journal, done.notedOtherwise]).toEqual([unnoted ? [] : [journal], []]);
      expect(ended).toMatchObject([told]);
    });

    it.each(REFUSALS)('fails in its own words, and has the list read again: %s', async (_, refusal) => {
      const { page, press, ended, dialog } = await begun(one);
      page.queries.setQueryData([screen[1], 'read before'], []);
      const failed = await page.does(press, { [key]: refusal });
      expect(failed.wrote).toEqual(wrote);
      // What the platform says stands below words of its own, and instead of those of all (Z-141).
      const words = [...(failure ? [failure] : []), ...(refusal.said ? [refusal.said] : [])];
      const text = (words.length > 0 ? words : [FAILED]).join(' ');
      const look = isUnknown(refusal) ? 'warning' : 'error';
      if (dialog) {
        acts.failure = failed.outcome as AppError;
        const [seen, said = ''] = (await page.shown()).at(-1) ?? [];
        expect([failed.told, seen, said.slice(0, text.length)]).toEqual([[], look, text]);
        if (isUnknown(refusal)) expect(said).toMatch(MAY_BE_DONE);
      } else
        expect(failed.told).toEqual([
          isUnknown(refusal)
            ? ['warning', failure ?? (isCut(refusal) ? LOST_LINE : UNREADABLE), UNSURE]
            : ['error', ...(words.length > 0 ? words : [FAILED])],
        ]);
      expect(ended).toEqual([]);
      expect(failed.isReread(screen[1])).toBe(true);
    });

    if (!action.Dialog)
      it('is not told where the person has given it up', async () => {
        const { page, press } = await begun(one);
        expect((await page.does(press, { [key]: new Refusal(undefined, 'cancelled') })).told).toEqual([]);
      });

    it.each([['changed', changed], ...(line.over ? [['over', line.over] as const] : [])] as const)(
      'sends nothing where somebody else has made it: %s',
      async (__, by) => {
        const { page, press, dialog } = await begun(one);
        const now = { ...record, ...line.where, ...by };
        const done = await page.does(press, { [key]: {}, ...reading(now) });
        expect(done.wrote).toEqual([]);
        if (dialog) expect(done).toMatchObject({ outcome: 'stay', told: [] });
        else expect(done.told).toEqual([['warning', "Siz ko'rayotganingizda tashabbus o'zgardi", NOT_SENT]]);
      },
    );

    const { over } = line;
    if (action.Dialog && over)
      it('cannot be sent once somebody else has decided', async () => {
        const { dialog, isPossible: may } = await begun(one, { settled: true });
        expect(dialog?.submit === null || dialog?.submit?.idle !== undefined).toBe(true);
        const [now, then] = [line.where, over].map((fields) => Object.values(subject({ ...record, ...fields }))[0]);
        expect([may?.(now), may?.(then)]).toEqual([true, false]);
      });
  });
});
