import { beforeEach, describe, expect, test, vi } from 'vitest';

type Call = { method?: string; path: string; body?: unknown; query?: unknown };
const sent: Call[] = [];
vi.stubGlobal('window', {
  bridge: {
    api: {
      request: async ({ method, path, body }: Call) => {
        sent.push({ ...(method && { method }), path, body });
        return { ok: true, value: null };
      },
      cancel: async () => ({ ok: true, value: null }),
    },
  },
});
const { expenses } = await import('@/features/indicator-trees/expenses.ts');
const { classifications } = await import('@/features/indicator-trees/classifications.ts');
const { stateBudget } = await import('@/features/state-budget/state-budget.ts');
beforeEach(() => void sent.splice(0));

const { schema, empty, read } = expenses.indicatorsOf(7).form;
const whole = { year: 2026, quarter: 4, amount: 12_345_678_901_234.56 };
const problems = (values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('an indicator (R-045, R-048)', () => {
  test('begins with the present year; quarter and amount are asked for', () => {
    expect(empty()).toEqual({ year: new Date().getFullYear(), quarter: null, amount: null });
    expect(problems(empty())).toEqual({ quarter: 'Majburiy maydon', amount: 'Majburiy maydon' });
    expect(problems({ ...whole, year: null })).toEqual({ year: 'Majburiy maydon' });
  });

  test.each([whole, { ...whole, amount: 0 }, { ...whole, amount: -0.3 }])('is sent as it was entered: %j', (values) => {
    expect(schema.parse(values)).toEqual(values);
  });

  test.each([{ quarter: 5 }, { quarter: 0 }, { year: 26 }])('cannot be of %j', (part) => {
    expect(Object.keys(problems({ ...whole, ...part }))).toEqual(Object.keys(part));
  });

  test('is read with an amount that came as a text', () => {
    expect(read.parse({ id: 3, expence_id: 7, year: 2026, quarter: '4', amount: '12.50' })).toEqual({
      ...{ year: 2026, quarter: 4, amount: 12.5 },
    });
  });
});

describe('the node of an indicator goes along under its own name (R-049)', () => {
  test.each([
    [expenses, 'api/v1/expence-indicators', 'expence_id'],
    [classifications, 'api/v1/economic-classification-indicators', 'economic_classification_id'],
  ])('%#', async (tree, path, key) => {
    await tree.indicatorsOf(7).save(whole, undefined);
    await tree.indicatorsOf(7).save(whole, '3');
    expect(tree.nodeKey).toBe(key);
    expect(sent).toEqual([
      { method: 'POST', path, body: { ...whole, [key]: 7 } },
      { method: 'PUT', path: `${path}/3`, body: { ...whole, [key]: 7 } },
    ]);
  });
});

describe('titles', () => {
  const untitled = { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' };

  test('of expenses and classifications are needed in all five languages (R-043, R-047)', () => {
    for (const { tree } of [expenses, classifications]) {
      const { schema: node } = tree.crud.form;
      const found = node.safeParse({ title: untitled, parent_id: null }).error?.issues ?? [];
      expect(found.map(({ message }) => message)).toEqual(Array(5).fill('Majburiy maydon'));
      expect(tree.marked).toHaveLength(5);
    }
  });

  test('of the state budget are marked and may lack; the type may not (R-067, R-068, Z-096)', () => {
    const { schema: node } = stateBudget.crud.form;
    const values = { type: 'INCOME', title: untitled, parent_id: null };
    expect(node.parse(values)).toEqual(values);
    expect(stateBudget.marked).toHaveLength(5);
    expect(node.safeParse({ ...values, type: null }).error?.issues[0]?.path).toEqual(['type']);
    expect(node.safeParse({ ...values, type: 'OTHER' }).success).toBe(false);
  });
});
