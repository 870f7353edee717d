import { beforeEach, expect, test, vi } from 'vitest';

type Call = { method: string; path: string; body?: unknown };
const sent: Call[] = [];
const answered = async () => ({ ok: true, value: null });
vi.stubGlobal('window', {
  bridge: {
    api: {
      request: ({ method, path, body }: Call) => {
        sent.push({ method, path, body });
        return answered();
      },
      cancel: answered,
    },
  },
});
const { classifications, expenses } = await import('@/features/indicator-trees/trees.ts');
beforeEach(() => void sent.splice(0));

const NO_TITLE = { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' };
const indicator = { year: 2026, quarter: 4, amount: 1.5 };

test.each([
  { tree: expenses, path: 'api/v1/expence-indicators', key: 'expence_id' },
  {
    tree: classifications,
    path: 'api/v1/economic-classification-indicators',
    key: 'economic_classification_id',
  },
])("R-049: an indicator's node is sent as $key", async ({ tree, path, key }) => {
  await tree.indicatorsOf(7).save(indicator, undefined);
  await tree.indicatorsOf(7).save(indicator, '3');
  expect(tree.nodeKey).toBe(key);
  expect(sent).toEqual([
    { method: 'POST', path, body: { ...indicator, [key]: 7 } },
    { method: 'PUT', path: `${path}/3`, body: { ...indicator, [key]: 7 } },
  ]);
});

test.each([
  { of: expenses, name: 'expences', root: 'Xarajatlar' },
  { of: classifications, name: 'economic-classifications', root: 'Klassifikatorlar' },
])('R-042 to R-047: a node of $name has five titles, a page and a root of its own', async ({ of, name, root }) => {
  const { tree } = of;
  expect([tree.crud.path, of.page, of.root]).toEqual([`api/v1/${name}`, `/app/${name}`, root]);
  const { issues = [] } = tree.crud.form.schema.safeParse({ title: NO_TITLE, parent_id: null }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual(Array(5).fill('Majburiy maydon'));
  expect(tree.marked).toHaveLength(5);
});
