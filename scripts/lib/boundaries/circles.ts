import { dirname } from 'node:path';
import type { Import } from './imports.ts';

/** Neighbours in one folder that import each other in a cycle, and the imports of the cycle. */
export type Circle = {
  folder: string;
  members: string[];
  imports: Import[];
};

type Inside = Required<Import>;

/** The imports of one file of the project by another. */
const insideOf = (imports: readonly Import[]): Inside[] =>
  imports.filter((one): one is Inside => one.to !== undefined && one.to !== one.from);

/**
 * Finds import cycles at every level: between the files and folders of one folder, any import from inside one into
 * another counts. So two folders may not depend on each other even if no two files do.
 */
export function findCircles(imports: readonly Import[]): Circle[] {
  const inside = insideOf(imports);
  const folders = new Set(inside.flatMap(({ from, to }) => commonFolder(from, to)));
  return [...folders].sort().flatMap((folder) =>
    circlesAmong(
      inside.filter(({ from, to }) => commonFolder(from, to) === folder),
      (file) => childOf(folder, file),
    ).map((circle) => ({ folder, ...circle })),
  );
}

/** Finds the files that import each other in a cycle, wherever they are; folders may depend on each other. */
export const findFileCircles = (imports: readonly Import[]): Circle[] =>
  circlesAmong(insideOf(imports), (file) => file).map((circle) => ({ folder: '.', ...circle }));

/** The cycles of a graph whose edges are the imports, and whose nodes are given by the files. */
function circlesAmong(imports: readonly Inside[], nodeOf: (file: string) => string): Omit<Circle, 'folder'>[] {
  const edges = Map.groupBy(imports, ({ from }) => nodeOf(from));
  return components([...edges].map(([from, ones]) => [from, new Set(ones.map(({ to }) => nodeOf(to)))]))
    .filter((members) => members.length > 1)
    .map((members) => ({
      members,
      imports: imports.filter(({ from, to }) => members.includes(nodeOf(from)) && members.includes(nodeOf(to))),
    }));
}

/** The deepest folder that contains both paths. */
function commonFolder(one: string, other: string): string {
  let folder = dirname(one);
  while (folder !== '.' && !other.startsWith(`${folder}/`)) folder = dirname(folder);
  return folder;
}

/** The name of the folder's direct child that is or contains the path. */
const childOf = (folder: string, path: string): string => path.slice(folder.length + 1).split('/', 1)[0] ?? path;

/** The strongly connected components of a graph (Tarjan), each sorted by name. */
function components(graph: readonly (readonly [string, Set<string>])[]): string[][] {
  const edges = new Map(graph);
  const found: string[][] = [];
  const low = new Map<string, number>();
  const order = new Map<string, number>();
  const open: string[] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(at(low, node), at(low, next)));
    }
    if (at(low, node) === at(order, node)) found.push(open.splice(open.indexOf(node)).sort());
  };
  for (const [node] of graph) if (!order.has(node)) visit(node);
  return found;
}

const at = (numbers: Map<string, number>, node: string): number => numbers.get(node) ?? 0;
