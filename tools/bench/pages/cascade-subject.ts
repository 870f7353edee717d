import './bench-page.ts';
import { settle } from './frames.ts';
import { firstOf, timedBy, until } from './timed.ts';
import { type BenchNode, childrenOf, ROOT_NODES, rootsWith } from './tree-nodes.ts';

/** A select for a node of a tree of 10,000 nodes, with its levels side by side, as the benchmark drives it. */
export type CascadeSubject = {
  /** Opens the levels, as pressing the field does. */
  open: () => void;
  close: () => void;
  /** Opens the level below a root, as pressing its arrow does. */
  expand: (root: BenchNode) => void;
  /** True if a node is in the document. */
  shows: (node: BenchNode) => boolean;
};

/** Exposes a cascade to the benchmark. */
export function exposeCascade({ open, close, expand, shows }: CascadeSubject): void {
  const timed = timedBy(shows);
  const first = firstOf(ROOT_NODES);
  const closed = async () => {
    if (shows(first)) close();
    await until(() => !shows(first));
    await settle();
  };

  window.cascadeBench = {
    async open(times) {
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        await closed();
        results.push(await timed(open, first));
      }
      return results;
    },
    async expand(size, times) {
      const roots = rootsWith(size);
      const results: number[] = [];
      for (let count = 0; count < times; count++) {
        await closed();
        await timed(open, first);
        const root = firstOf(roots.slice(count % roots.length));
        results.push(await timed(() => expand(root), firstOf(childrenOf(root.id))));
      }
      return results;
    },
  };
}
