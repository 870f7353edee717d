/** A node as both subjects receive it. */
export type BenchNode = { id: number; parent_id: number | null; title: string; created_at: string };

/** Numbers of children of the roots, the first ones of each kind at the top: with the roots 10,000 nodes. */
const FAMILIES = [1000, 1000, 200, 200, 20, 20];
const OTHERS = [...Array(2).fill(1000), ...Array(8).fill(200), ...Array(98).fill(20)];
const ROOTS = 2000;

const TITLES = [
  'Umumiy oʻrta taʼlim muassasalari xarajatlari',
  'Birlamchi tibbiy-sanitariya yordami',
  'Ichki yoʻllarni taʼmirlash',
  'Kam taʼminlangan oilalarga moddiy yordam',
];

const node = (id: number, parent_id: number | null): BenchNode => ({
  id,
  parent_id,
  title: `${TITLES[id % TITLES.length]} (${id})`,
  created_at: `2026-0${1 + (id % 9)}-1${id % 10}T09:30:00+05:00`,
});

/** The roots of a tree of 10,000 nodes. */
export const ROOT_NODES: readonly BenchNode[] = Array.from({ length: ROOTS }, (_, index) => node(index + 1, null));

const families = new Map<number, readonly BenchNode[]>();
let last = ROOTS;
for (const [index, size] of [...FAMILIES, ...OTHERS].entries()) {
  families.set(
    index + 1,
    Array.from({ length: size }, () => node(++last, index + 1)),
  );
}
if (last !== 10_000) throw new Error(`The tree has ${last} nodes`);

/** The children of a node, or the roots. */
export const childrenOf = (parent: number | null): readonly BenchNode[] =>
  parent === null ? ROOT_NODES : (families.get(parent) ?? []);

/** Any node by its id. */
export const nodeAt = (id: number): BenchNode | undefined =>
  ROOT_NODES[id - 1] ?? [...families.values()].flat().find((one) => one.id === id);

/** Two roots on the first page that have this many children. */
export const rootsWith = (size: number): readonly BenchNode[] =>
  ROOT_NODES.slice(0, FAMILIES.length).filter(({ id }) => childrenOf(id).length === size);
