import { useSyncExternalStore } from 'react';

let up = true;
const watchers = new Set<() => void>();

/** Whether the platform answers, as far as the connection monitor of the shell knows. */
export const isLineUp = (): boolean => up;

/** Tells the page whether the platform answers. */
export function tellLine(now: boolean): void {
  if (now === up) return;
  up = now;
  for (const watch of watchers) watch();
}

/** Calls `watch` whenever the connection is lost or restored; returns the function that unsubscribes. */
export function onLine(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Whether the platform answers; rerenders when that changes. */
export const useLine = (): boolean => useSyncExternalStore(onLine, isLineUp, isLineUp);
