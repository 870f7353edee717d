import './bench-page.ts';
import { settle } from './frames.ts';
import { firstOf, timedBy, until } from './timed.ts';
import { type BenchNode, childrenOf, ROOT_NODES, rootsWith } from './tree-nodes.ts';

/** A table of a tree of 10,000 nodes, as the benchmark drives it. */
export type TreeSubject = {
  /** The mouse goes down on a node, or on the button of the next page: the click comes when it goes up. */
  down: (node: BenchNode | 'next') => void;
  /** Shows the first page of the roots, of this size and with no node open. */
  begin: (size: number) => void;
  /** Opens a node of the page, as a click on it does. */
  open: (node: BenchNode) => void;
  /** Turns to the next page of the roots, as a click on its button does. */
  next: () => void;
  /** Whether a node has a row in the document. */
  shows: (node: BenchNode) => boolean;
};

/** How long a person holds the button of a mouse in a click, in ms: 85 on the average, here on the quick side. */
const HELD_MS = 60;

/** Hands a tree's table to the benchmark. */
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
