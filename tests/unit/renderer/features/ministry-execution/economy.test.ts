import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { typeAhead } from '@/kit/trees/cascader/type-ahead.ts';

// The endpoint's module uses the bridge when it is loaded.
vi.stubGlobal('window', { bridge: {} });
const { FIGURES, indicatorsOf } = await import('@/features/consolidated-budget/indicator.ts');
const { economyForm: economy, economyUpload } = await import('@/features/ministry-execution/economy.ts');
const { executions } = await import('@/features/ministry-execution/execution.ts');

beforeAll(() => vi.useFakeTimers({ now: new Date(2026, 10, 21) }));
afterAll(() => void vi.useRealTimers());

const { schema: economyForm } = economy;
const NO_ECONOMY = economy.empty();
const { schema: executionForm, empty: newExecution } = executions.form;
const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the execution of a ministry', () => {
  const whole = { ministry_id: 3, year: 2026, quarter: 4, plan: 0, executed: 1.5, difference: -1.5, percent: 0 };

  test('requires everything but the year, which begins as the current one', () => {
    const required = 'Majburiy maydon';
    expect(problems(executionForm.safeParse(newExecution()))).toEqual({
      ...{ ministry_id: required, quarter: required, plan: required },
      ...{ executed: required, difference: required, percent: required },
    });
  });

  test('is sent as numbers; zero and negative numbers are valid, too', () => {
    expect(executionForm.parse(whole)).toEqual(whole);
  });

  test.each([20, 20_260, 2026.5])('%s is not a valid year', (year) => {
    expect(problems(executionForm.safeParse({ ...whole, year }))).toEqual({ year: "Yil noto'g'ri kiritilgan" });
  });
});

describe('the import of the economy', () => {
  const whole = { ...NO_ECONOMY, title: ' Ijro ', type: 'income', currency: 'mlnuzs', description: 'Izoh' } as const;

  test('each missing field has its own message; the day may be missing', () => {
    expect(problems(economyForm.safeParse({ ...NO_ECONOMY, description: '  ' }))).toEqual({
      title: 'Nom majburiy',
      type: 'Majburiy',
      currency: 'Majburiy',
      description: 'Izoh majburiy',
    });
  });

  test('the fields are sent with the file, the day only where there is one', () => {
    const fields = { title: 'Ijro', type: 'income', currency: 'mlnuzs', description: 'Izoh' };
    expect(economyUpload(economyForm.parse(whole))).toMatchObject({ field: 'file', fields });
    expect(economyUpload(economyForm.parse(whole)).fields).toEqual(fields);
    const dated = economyForm.parse({ ...whole, date: '2026-06-30' });
    expect(economyUpload(dated).fields).toEqual({ ...fields, date: '2026-06-30' });
  });

  test('a day that does not exist is reported', () => {
    expect(problems(economyForm.safeParse({ ...whole, date: '31.06.2026' }))).toEqual({
      date: "Sana noto'g'ri kiritilgan",
    });
  });
});

describe('the indicators of the budget', () => {
  test('have ten figures and a year; a new record is of the current year and requires every figure', () => {
    const { schema, empty } = indicatorsOf(7).form;
    const found = problems(schema.safeParse(empty()));
    expect(Object.keys(found)).toEqual(FIGURES.flatMap(({ amount, percent }) => [amount, percent]));
    expect(new Set(Object.values(found))).toEqual(new Set(['Majburiy maydon']));
    expect(empty().year).toBe(2026);
  });
});

describe('typing in a column of a cascader', () => {
  const names = [
    'Adliya vazirligi',
    'Ichki ishlar vazirligi',
    'Iqtisodiyot va moliya',
    'Сув хўжалиги',
    "O'quv markazi",
  ];

  test.each([
    ['i', 0, 1],
    ['i', 1, 2],
    ['i', 2, 1],
    ['iq', 1, 2],
    ['ich', 1, 1],
    ['ишл', 0, 1],
    ['suv x', 0, 3],
    ['oʻq', 0, 4],
    ['moliya', 4, 2],
    ['xyz', 0, -1],
    [' ', 0, -1],
  ])('%j from %i leads to %i', (typed, from, place) => {
    expect(typeAhead(names, typed, from)).toBe(place);
  });
});
