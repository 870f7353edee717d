import { ROLES, type Role } from '@shared/roles.ts';
import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { acts } from './act-stubs.tsx';
import { acting, type Done } from './acted.tsx';
import { documentedCall } from './documented-call.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, isCut, isUnknown, platform, REFUSALS, Refusal } from './platform-stub.ts';
import { draw, drawPart, screenAt } from './program.tsx';
import { type Key, SENDINGS, type SendingLine } from './sending-table.tsx';
import { spelled } from './spellings.ts';
import { namesIn, textOf } from './table-of.ts';

const { TotalsResult } = await import('@/kit/excel/totals-result.tsx');

/** What sends in files of other laws: actions, forms of records, deletions and imports. */
const IN_OTHER_LAWS =
  /^domains\/initiative\/(actions|decisions|location)\/|\/school-initiatives\/dialogs\/|\/appeals\/(answer|type)-dialog/;
/** What sends and is in no law, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['app/lock/lock-card.tsx', 'features/sign-in/password-form.tsx', 'features/sign-in/use-sso.ts'].map((file) => [
      file,
      'the session, of no record and no document: the session’s own tests',
    ]),
  ),
  'features/network-check/network-check-page.tsx': 'a file of this workstation: the platform is not called',
};

/** What sends, whatever is pressed: the guard of a press, and what the kit has around it. */
const SENDS = /^(useAction|useFormFlow|useRuns|FormDialog|SendDialog|FormFrame|ActiveSwitch)$/;

it('everything that sends is in a law', () => {
  const found = readSources()
    .usesIn(
      ['features/', 'domains/', 'entities/', 'app/'],
      /useAction|useFormFlow|useRuns|Dialog|FormFrame|ActiveSwitch/,
    )
    .filter(({ of, file }) => SENDS.test(of) && !IN_OTHER_LAWS.test(file))
    .map(({ file }) => file);
  const lines = [...Object.values(SENDINGS).map(({ file }) => file), ...Object.keys(OTHERS)];
  expect([...new Set(found)].sort()).toEqual([...new Set(lines)].sort());
});

const AGAIN =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.";
const EVERY_ACTION = {
  lines: ["Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"],
  said: 'instead',
} as const;

const idle = () => undefined;
/** The records that were told to be done. */
let ended: unknown[] = [];
/** What follows a dialog or form. */
const ENDS = { onClose: idle, onLeave: idle, onDone: (records: unknown = []) => ended.push(...[records].flat()) };

const answersOf = ({ answers }: SendingLine, more: Answers = {}): Answers => ({ ...LOOKUPS, ...answers, ...more });

/** Opens what sends, with what is typed. */
async function begun(
  line: SendingLine,
  { script = 'latin', more = {} }: { script?: 'latin' | 'cyrillic'; more?: Answers } = {},
) {
  const { part, at, typed, situation, shown = [], shownOnceDone = [] } = line;
  ended = [];
  const place = part ? createElement(part.of as ComponentType<object>, { ...part.props(), ...ENDS }) : at;
  const page = await acting(place, answersOf(line, more), { ...situation, script, of: at });
  // A list that is not on the page.
  for (const key of [...shown, ...shownOnceDone])
    if (!page.queries.getQueryCache().find({ queryKey: key, exact: false }))
      page.queries.setQueryData([...key, 'read before'], []);
  const press = () => {
    if (!typed) return acts.send();
    acts.form?.setValues(typed);
    expect(acts.form?.validate().errors).toEqual({});
    return acts.send(acts.form?.getTransformedValues());
  };
  const dataAt = ([path]: Key) => page.queries.getQueriesData({ queryKey: [path] }).map(([, data]) => data);
  const before = new Map([...shown, ...shownOnceDone].map((key) => [key, dataAt(key)]));
  /** Of these keys, those of which nothing is read again, or has been replaced by what was read. */
  const stale = (keys: readonly Key[], { isReread }: Done) =>
    keys.filter((key) => {
      const isReplaced = dataAt(key).some((data, at) => data !== before.get(key)?.[at]);
      return !(isReplaced || isReread(key[0]) || isReread(key.join('/')));
    });
  return { page, press, stale };
}

const wroteBy = ({ calls }: SendingLine) =>
  calls.map(([call, sent]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, ...sent };
  });
const answering = ({ calls }: SendingLine, answer: unknown): Answers =>
  Object.fromEntries(calls.map(([call]) => [call, answer]));

/** A text as a pattern. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The words of a failure, in their order. */
function wordsOf({ failure = EVERY_ACTION }: SendingLine, { said }: Refusal): string[] {
  const { lines, said: place } = failure;
  if (said === undefined) return [...lines];
  return place === 'below' ? [...lines, said] : [...lines.slice(0, -1), said];
}

describe.each(Object.entries(SENDINGS))('%s', (_, line) => {
  const { button, named, said, shown = [], shownOnceDone = [], changed, part, situation } = line;
  // What is pressed on the screen itself is answered by a notice.
  const isButton = !part && !line.typed;

  it.each(['latin', 'cyrillic'] as const)('names its record: %s', async (script) => {
    const { page } = await begun(line, { script });
    const text = textOf(page.html);
    expect(named.map((name) => spelled(name, script)).filter((name) => !text.includes(name))).toEqual([]);
  });

  if (button)
    it('is offered under its name, to its roles, while there is something to send', async () => {
      const { name, roles, over } = button;
      const may = screenAt(line.at).roles;
      const offers = async (role: Role, more?: Answers) => {
        const { html } = await draw(line.at, answersOf(line, more), { region: 2, district: 22, ...situation, role });
        return namesIn(html, 'button').includes(name);
      };
      const offered: Role[] = [];
      for (const role of ROLES.filter((one) => may.length === 0 || may.includes(one)))
        if (await offers(role)) offered.push(role);
      expect(offered.sort()).toEqual([...roles].sort());
      if (!over) return;
      const isOpen = await offers(roles[0] as Role, over);
      if (isOpen && part) await begun(line, { more: over });
      expect(isOpen && (!part || acts.dialog?.submit !== null)).toBe(false);
    });

  it('sends its call once, says so, and has what shows it read again', async () => {
    const { page, press, stale } = await begun(line);
    // What is pressed again before anything is drawn is sent no second time.
    const presses = () => Promise.all([press(), press()]);
    const done = await page.does(presses, answering(line, line.answer === undefined ? {} : line.answer));
    expect(done.wrote).toEqual(wroteBy(line));
    expect([...new Set(done.journal)]).toEqual(line.journal ? [line.journal] : []);
    expect(done.notedOtherwise).toEqual([]);
    expect(done.told).toEqual(said ? [['success', ...said]] : []);
    if (line.keeps) expect(platform.kept).toEqual(line.keeps);
    expect(stale([...shown, ...shownOnceDone], done)).toEqual([]);
  });

  it('makes a call of the documents, with their keys', () => {
    // What main alone addresses has no path here.
    for (const { body, form, query, ...call } of wroteBy(line).filter(({ path }) => path.includes('/'))) {
      const { body: keys = [], multipart = [], query: asked = [] } = documentedCall(call) ?? {};
      const sent = Array.isArray(body) ? Object.keys(body[0]).map((key) => `[].${key}`) : Object.keys(body ?? {});
      const known = [...keys, ...multipart, ...asked];
      expect([...sent, ...Object.keys({ ...form, ...query })].filter((key) => !known.includes(key))).toEqual([]);
      expect(documentedCall(call)).toBeDefined();
    }
  });

  it.each(REFUSALS)('fails in its own words, and with their look: %s', async (__, refusal) => {
    const { page, press, stale } = await begun(line);
    const failed = await page.does(press, answering(line, refusal));
    const outcome = line.outcome?.(refusal);
    expect(failed.wrote).toEqual(outcome ? wroteBy(line) : wroteBy(line).slice(0, 1));
    expect(stale(shown, failed)).toEqual([]);
    const words = wordsOf(line, refusal);
    const unsure = typeof line.unsure === 'function' ? line.unsure(refusal) : line.unsure;
    if (isButton)
      return expect(failed.told).toEqual([['error', ...words, ...(isCut(refusal) && unsure ? [unsure] : [])]]);
    expect(failed.told).toEqual([]);
    // What is not there any more is done with.
    expect(ended).toHaveLength(refusal.kind === 'not-found' && outcome?.[0] === 'warning' ? line.calls.length : 0);
    const look = isUnknown(refusal) ? 'warning' : 'error';
    const doubt = isUnknown(refusal) ? (unsure ?? AGAIN) : '';
    const expected = outcome
      ? line.calls.map(() => [outcome[0], expect.stringMatching(`${literal(outcome[1])}$`)])
      : [[look, expect.stringMatching(`^${literal(words.join(' '))}.*${literal(doubt)}`)]];
    expect((await page.shown()).slice(-expected.length)).toEqual(expected);
  });

  if (isButton)
    it('is not told where the person has given it up', async () => {
      const { page, press } = await begun(line);
      expect((await page.does(press, answering(line, new Refusal(undefined, 'cancelled')))).told).toEqual([]);
    });

  if (line.counts) {
    const { partly, none, done, undone, always } = line.counts;
    it.each([
      [3, said?.[0]],
      [1, partly],
      [0, none],
    ])('is told as a success only where all were counted so: %s of 3', async (successful, words = '') => {
      const { page, press } = await begun(line);
      const totals = { total: 3, successful, failed: 3 - successful, errors: [] };
      const { told } = await page.does(press, answering(line, totals));
      expect(told).toEqual(successful < 3 || always ? [] : [['success', ...(said ?? [])]]);
      const result = { totals, ...(acts.words && { words: acts.words }), name: '', onClose: idle };
      const shownAs = textOf((await drawPart(createElement(TotalsResult, result), {})).html);
      expect(shownAs).toContain(words);
      expect(shownAs).toContain(`Jami 3 ${done} ${successful} ${undone} ${3 - successful}`);
    });
  }

  if (line.changes)
    it('has nothing to send as long as nothing is changed', async () => {
      await begun(line);
      expect(acts.idle).toBeDefined();
    });

  if (line.empties)
    it.each(line.empties)('another choice at "%s", %s, leaves nothing that does not fit it', async (...one) => {
      const [label, chosen, before, left] = one;
      await begun(line);
      acts.form?.setValues(before);
      acts.selects.get(label)?.(chosen);
      expect(acts.form?.getValues()).toMatchObject(left);
    });

  if (line.found) {
    const { answers, told } = line.found;
    it('finds what was carried out although its answer was lost, and tells it', async () => {
      const { page, press } = await begun(line);
      // As it is after the call.
      const after = Object.entries(answers).map(([path, now]) => {
        const answer = () => (platform.calls.some(({ method }) => method) ? now : answersOf(line)[path]);
        return [path, answer] as const;
      });
      const lost = new Refusal(undefined, 'network');
      const done = await page.does(press, { ...answering(line, lost), ...Object.fromEntries(after) });
      expect([done.wrote, done.told]).toEqual([wroteBy(line), [told]]);
    });
  }

  if (typeof changed !== 'string')
    it('sends nothing where somebody else has changed the record', async () => {
      const { page, press, stale } = await begun(line);
      const done = await page.does(press, { ...answering(line, {}), ...changed });
      expect(done.wrote).toEqual([]);
      const told = line.wanted && said ? ['success', ...said] : line.toldOfChange;
      expect(done.told).toEqual(told ? [told] : []);
      expect(stale(shown, done)).toEqual([]);
    });
});
