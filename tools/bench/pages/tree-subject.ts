import './bench-page.ts';
import { settle } from './frames.ts';
import { firstOf, timedBy, until } from './timed.ts';
import { type BenchNode, childrenOf, ROOT_NODES, rootsWith } from './tree-nodes.ts';

/** A table of a tree of 10,000 nodes, as the benchmark drives it. */
export type TreeSubject = {
  /** Mouse-down on a node, or on the next-page button; the click follows on mouse-up. */
  down: (node: BenchNode | 'next') => void;
  /** Shows the first page of the roots, with this page size and no node open. */
  begin: (size: number) => void;
  /** Opens a node, as a click on it does. */
  open: (node: BenchNode) => void;
  /** Turns to the next page of the roots, as a click on the button does. */
  next: () => void;
  /** True if a node has a row in the document. */
  shows: (node: BenchNode) => boolean;
};

/** How long a person holds the mouse button in a click, in ms: 85 on average; this is a quick click. */
const HELD_MS = 60;

/** Exposes a tree's table to the benchmark. */
export function exposeTree({ down, begin, open, next, shows }: TreeSubject): void {
  const timed = timedBy(shows);

  async function beginAt(size: number): Promise<void> {
    begin(size);
    await until(() => shows(firstOf(ROOT_NODES)));
    await settle();
  }

  const held = (what: BenchNode | 'next') => {
    down(what);
    return new Promise((resolve) => setTimeout(resolve, HELD_MS));
  };

  window.treeBench = {
    async open(size, times) {
      const roots = rootsWith(size);
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        const root = firstOf(roots.slice(count % roots.length));
        await beginAt(size);
        await held(root);
        results.push(await timed(() => open(root), firstOf(childrenOf(root.id))));
      }
      return results;
    },
    async next(size, times) {
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        await beginAt(size);
        await held('next');
        results.push(await timed(next, firstOf(ROOT_NODES.slice(size))));
      }
      return results;
    },
  };
}
