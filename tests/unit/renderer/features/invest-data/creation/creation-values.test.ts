import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { type CreationValues, creationForm } from '@/features/invest-data/creation/creation-values.ts';
import { beginningOf, planOf } from '@/features/invest-data/creation/plan.ts';
import { ADDRESS, LISTS } from './lists.ts';

const REQUIRED = 'Majburiy maydon';
const ZERO = "Qiymat 0 dan katta bo'lishi kerak";
const DECIMALS = "Kasr qismi ko'pi bilan uch xonali bo'lishi mumkin";
const YEAR = "Yil noto'g'ri kiritilgan";

const formOf = (changes: Partial<typeof ADDRESS> = {}, lists: typeof LISTS = LISTS) => {
  const address = { ...ADDRESS, ...changes };
  return creationForm({ plan: planOf(address, lists), beginning: beginningOf(address, lists), lists });
};
/** An address that gives nothing: every field is asked for. */
const NOTHING = { desc: null, soato: null, tin: null, type: null, category: null, granted_amount: null };

const form = formOf();
const FILLED: CreationValues = { ...form.empty(), customer_name: 'Koson tumani DUK' };
const problemsOf = (values: CreationValues, of = form) =>
  Object.fromEntries(
    (of.schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const judged = (changes: Partial<CreationValues>) => problemsOf({ ...FILLED, ...changes });
const power = (value: number | null, power_id: number | null = 1) => ({ object_power: [{ power_id, value }] });

describe('the form begins', () => {
  it('O-015 to O-018: with the defaults and what is given', () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T00:00:00Z') });
    expect(formOf().empty()).toEqual({
      customer_name: '',
      execution_begin_year: 2026,
      execution_end_year: 2026,
      object_name: 'Ichki yoʻlni asfaltlash',
      soato: '1710229',
      forecast: 1_412_750_000,
      customer_inn: '203117845',
      construction_type_id: 9,
      work_type_id: 1,
      funding_source_id: 2,
      expense_type_id: 1,
      ministry_id: 3,
      sphere_id: 4,
      network_id: 42,
      object_power: [{ power_id: 1, value: 1 }],
    });
    vi.useRealTimers();
  });

  it('with an invalid tax number from the address, to be corrected', () =>
    expect(formOf({ tin: '12345' }).empty().customer_inn).toBe('12345'));

  it('marks the power as required: a unit is not taken for granted', () =>
    expect(form.isRequired('object_power')).toBe(true));
});

describe('what is required', () => {
  it('O-020 to O-023: every field without a given value', () => {
    const bare = formOf(NOTHING, {
      ...LISTS,
      funding_sources: [{ id: 9, title: 'x' }],
      expense_types: [{ id: 9, title: 'x' }],
    });
    const empty = { ...bare.empty(), execution_begin_year: null, execution_end_year: null, ...power(null, null) };
    const asked = Object.keys(empty).filter((field) => field !== 'object_power');
    expect(problemsOf(empty, bare)).toEqual({
      ...Object.fromEntries(asked.map((field) => [field, REQUIRED])),
      'object_power.0.power_id': REQUIRED,
      'object_power.0.value': REQUIRED,
    });
    expect(asked.filter((field) => !bare.isRequired(field))).toEqual([]);
  });

  it('the customer name alone, where everything else is given', () => {
    expect(problemsOf(form.empty())).toEqual({ customer_name: REQUIRED });
    expect(judged({})).toEqual({});
    expect(form.isRequired('soato')).toBe(false);
  });

  test.each([
    [{ customer_name: '  ' }, { customer_name: REQUIRED }],
    [
      { sphere_id: null, network_id: null },
      { sphere_id: REQUIRED, network_id: REQUIRED },
    ],
    // O-014: a network of another sphere, as an old draft may hold it.
    [{ sphere_id: 5 }, { network_id: REQUIRED }],
    [{ sphere_id: 99 }, { sphere_id: REQUIRED, network_id: REQUIRED }],
    [{ object_power: [] }, { object_power: REQUIRED }],
    [power(1, 3), { 'object_power.0.power_id': REQUIRED }],
    [power(0), { 'object_power.0.value': ZERO }],
    [power(-1), { 'object_power.0.value': ZERO }],
    [power(2.343), {}],
    [power(0.001), {}],
    [power(2.3434), { 'object_power.0.value': DECIMALS }],
    [power(1e-7), { 'object_power.0.value': DECIMALS }],
  ] as [Partial<CreationValues>, object][])('%o: %o', (changes, expected) => expect(judged(changes)).toEqual(expected));

  it('a district of the list, where it is asked for', () => {
    const open = formOf({ soato: null });
    expect(problemsOf({ ...FILLED, soato: '1799999' }, open)).toEqual({ soato: REQUIRED });
    expect(open.schema.parse({ ...FILLED, soato: '1726294' }).soato).toBe('1726294');
  });

  it('a forecast above 0, where it is asked for', () => {
    const open = formOf({ granted_amount: null });
    expect(problemsOf({ ...FILLED, forecast: 0 }, open)).toEqual({ forecast: ZERO });
    expect(problemsOf({ ...FILLED, forecast: 1 }, open)).toEqual({});
  });
});

describe('the years', () => {
  const now = new Date().getFullYear();
  const BEFORE = "Tugash yili boshlanish yilidan oldin bo'lishi mumkin emas";
  test.each([
    [now, now, {}],
    [2000, now + 20, {}],
    [1999, now, { execution_begin_year: YEAR }],
    [now, now + 21, { execution_end_year: YEAR }],
    [now + 1, now, { execution_end_year: BEFORE }],
    [now, null, { execution_end_year: REQUIRED }],
    [null, now, { execution_begin_year: REQUIRED }],
    [now, 26, { execution_end_year: YEAR }],
  ])('from %s to %s: %o', (execution_begin_year, execution_end_year, expected) =>
    expect(judged({ execution_begin_year, execution_end_year })).toEqual(expected),
  );
});

describe('what is sent', () => {
  it('O-007: given values are kept, whatever a draft holds', () => {
    const drafted: CreationValues = { ...FILLED, soato: '1726294', forecast: 5, object_name: '', ministry_id: null };
    expect(form.schema.parse(drafted)).toMatchObject({
      soato: '1710229',
      forecast: 1_412_750_000,
      object_name: 'Ichki yoʻlni asfaltlash',
      ministry_id: 3,
    });
  });

  it('O-019: a typed name is cut, and texts are trimmed', () => {
    const open = formOf({ desc: null });
    const sent = open.schema.parse({ ...FILLED, customer_name: ' DUK ', object_name: ` ${'y'.repeat(300)}` });
    expect(sent).toMatchObject({ customer_name: 'DUK', object_name: 'y'.repeat(255) });
  });

  it('O-021: a count with up to three decimals is sent as it was typed', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 3 }), (digits, scale) => {
        const text = String(digits).padStart(scale + 1, '0');
        const typed = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
        const value = Number(typed);
        const sent = form.schema.parse({ ...FILLED, ...power(value) });
        expect(sent.object_power).toEqual([{ power_id: 1, value }]);
        expect(JSON.stringify(value)).toBe(typed.replace(/\.?0+$/, (zeros) => (typed.includes('.') ? '' : zeros)));
      }),
    ));
});
