import './bench-page.ts';
import { settle, untilPainted } from './frames.ts';
import { type BenchNode, childrenOf, ROOT_NODES, rootsWith } from './tree-nodes.ts';

/** A table of a tree of 10,000 nodes, as the benchmark drives it. */
export type TreeSubject = {
  /** Shows the first page of the roots, of this size and with no node open. */
  begin: (size: number) => void;
  /** Opens a node of the page, as a click on it does. */
  open: (node: BenchNode) => void;
  /** Turns to the next page of the roots, as a click on its button does. */
  next: () => void;
  /** Whether a node has a row in the document. */
  shows: (node: BenchNode) => boolean;
};

const LONGEST_WAIT_MS = 30_000;

/** Resolves as soon as the document says so. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The rows never came')), LONGEST_WAIT_MS);
    const look = () => {
      if (!holds()) return;
      observer.disconnect();
      clearTimeout(late);
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** Hands a tree's table to the benchmark. */
export function exposeTree({ begin, open, next, shows }: TreeSubject): void {
  const firstOf = (nodes: readonly BenchNode[]): BenchNode => {
    const [first] = nodes;
    if (!first) throw new Error('No such node');
    return first;
  };

  /** ms from an action to the painted frame with the node, whether it came in the same turn or later. */
  async function timed(act: () => void, node: BenchNode): Promise<number> {
    if (shows(node)) throw new Error(`${node.title} is already shown`);
    let started = 0;
    let ms = await untilPainted(() => {
      started = performance.now();
      act();
    });
    if (!shows(node)) {
      await until(() => shows(node));
      await untilPainted(() => undefined);
      ms = performance.now() - started;
    }
    await settle();
    return ms;
  }

  async function beginAt(size: number): Promise<void> {
    begin(size);
    await until(() => shows(firstOf(ROOT_NODES)));
    await settle();
  }

  window.treeBench = {
    async open(size, times) {
      const roots = rootsWith(size);
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        const root = firstOf(roots.slice(count % roots.length));
        await beginAt(size);
        results.push(await timed(() => open(root), firstOf(childrenOf(root.id))));
      }
      return results;
    },
    async next(size, times) {
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        await beginAt(size);
        results.push(await timed(next, firstOf(ROOT_NODES.slice(size))));
      }
      return results;
    },
  };
}
