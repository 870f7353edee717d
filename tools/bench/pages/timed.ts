import { settle, untilPainted } from './frames.ts';
import type { BenchNode } from './tree-nodes.ts';

const LONGEST_WAIT_MS = 30_000;

/** Resolves once `holds` is true of the document; rejects after `LONGEST_WAIT_MS`. */
export function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The rows never came')), LONGEST_WAIT_MS);
    const look = () => {
      if (!holds()) return;
      observer.disconnect();
      clearTimeout(late);
      resolve();
    };
    const observer = new MutationObserver(look);
    // Some peers hide elements by a class.
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['class'],
    });
    look();
  });
}

/** The first of some nodes; throws for an empty list. */
export function firstOf(nodes: readonly BenchNode[]): BenchNode {
  const [first] = nodes;
  if (!first) throw new Error('No such node');
  return first;
}

/** Times an action: ms until the painted frame with the node, whether the node appeared in the same frame or later. */
export const timedBy =
  (shows: (node: BenchNode) => boolean) =>
  async (act: () => void, node: BenchNode): Promise<number> => {
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
  };
