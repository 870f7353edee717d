import { dirname } from 'node:path';
import type { Import } from './imports.ts';

/** Neighbours in one folder that import each other in a cycle, and the imports of the cycle. */
export type Circle = {
  folder: string;
  members: string[];
  imports: Import[];
};

/**
 * Finds import cycles at every level: between the files and folders of one folder, any import from inside one into
 * another counts. So two folders may not depend on each other even if no two files do.
 */
export function findCircles(imports: readonly Import[]): Circle[] {
  const inside = imports.filter((one): one is Required<Import> => one.to !== undefined && one.to !== one.from);
  const folders = new Set(inside.flatMap(({ from, to }) => commonFolder(from, to)));
  return [...folders].sort().flatMap((folder) => {
    const among = inside.filter(({ from, to }) => commonFolder(from, to) === folder);
    const edges = Map.groupBy(among, ({ from }) => childOf(folder, from));
    return components([...edges].map(([from, ones]) => [from, new Set(ones.map(({ to }) => childOf(folder, to)))]))
      .filter((members) => members.length > 1)
      .map((members) => ({
        folder,
        members,
        imports: among.filter(
          ({ from, to }) => members.includes(childOf(folder, from)) && members.includes(childOf(folder, to)),
        ),
      }));
  });
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
