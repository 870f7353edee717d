import { describe, expect, it } from 'vitest';
import { BUDGET, CHRONOLOGY, FAQ, FINANCE, type Words } from '@/i18n/failure-words.ts';
import { acts } from './act-stubs.tsx';
import { acting } from './acted.tsx';
import { documentedCall } from './documented-call.ts';
import { FREE, KNOWN, OTHERS, OWN, OWN_TEXT, PAGES, UNIQUE } from './form-page-table.ts';
import { LOOKUPS } from './places.ts';
import { type Answers, isUnknown, platform, REFUSALS } from './platform-stub.ts';
import { FORMS } from './value-table.ts';
import { documentOf } from './words-table.ts';

const { SCREENS } = await import('@/app/menu/registry.ts');

/** What each document says of a record that could not be saved; the others: `FAILED`. */
const SAVED = ['Tabriklaymiz', 'Muvafaqiyatli saqlandi'];
const FAILED = ['Xatolik', "Iltimos, qayta urinib ko'ring."];
const TEXTS = new Map<Words | undefined, readonly string[]>([
  [FAQ, ["Hatolik qayta urinib ko'ring"]],
  [BUDGET, ["Saqlashda xatolik sodir bo'ldi..."]],
  [CHRONOLOGY, ["Saqlashda xatolik sodir bo'ldi..."]],
]);
const UNSURE =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.";
const ANSWERS: Answers = { ...LOOKUPS, 'api/v1/initiatives/17': { initiative: { id: 17, board_id: 6 } } };

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
