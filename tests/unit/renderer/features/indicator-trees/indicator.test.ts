import { describe, expect, test, vi } from 'vitest';

// The endpoint's module uses the bridge when it is loaded.
vi.stubGlobal('window', { bridge: {} });
const { indicatorsOf } = await import('@/features/indicator-trees/indicator.ts');

const { schema, empty, read } = indicatorsOf('api/v1/expence-indicators', 'expence_id', 7).form;
const whole = { year: 2026, quarter: 4, amount: 12_345_678_901_234.56 };
const problems = (values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('an indicator (R-045, R-048)', () => {
  test('begins with the current year; quarter and amount are required', () => {
    expect(empty()).toEqual({ year: new Date().getFullYear(), quarter: null, amount: null });
    expect(problems(empty())).toEqual({ quarter: 'Majburiy maydon', amount: 'Majburiy maydon' });
    expect(problems({ ...whole, year: null })).toEqual({ year: 'Majburiy maydon' });
  });

  test.each([whole, { ...whole, amount: 0 }, { ...whole, amount: -0.3 }])('is sent as it was entered: %j', (values) => {
    expect(schema.parse(values)).toEqual(values);
  });

  test.each([{ quarter: 5 }, { quarter: 0 }, { year: 26 }])('rejects %j', (part) => {
    expect(Object.keys(problems({ ...whole, ...part }))).toEqual(Object.keys(part));
  });

  test('is read with an amount that arrives as a text', () => {
    const record = { id: 3, expence_id: 7, year: 2026, quarter: '4', amount: '12.50' };
    expect(read.parse(record)).toEqual({ year: 2026, quarter: 4, amount: 12.5 });
  });
});
