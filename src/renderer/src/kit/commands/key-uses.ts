const watchers = new Set<(id: string) => void>();

/** Calls `watch` with the id of each command that is given by its key; returns the end of it. */
export function onKeyUse(watch: (id: string) => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Tells that a command was given by its key. */
export const tellKeyUse = (id: string): void => {
  for (const watch of watchers) watch(id);
};
