const watchers = new Set<(id: string) => void>();

/** Calls `watch` with the id of each command run by its key; returns the function that unsubscribes it. */
export function onKeyUse(watch: (id: string) => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Reports that a command was run by its key. */
export const tellKeyUse = (id: string): void => {
  for (const watch of watchers) watch(id);
};
