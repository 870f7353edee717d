import type { Command } from './command.ts';

/** Commands of one component, as they are now. */
type Source = () => readonly Command[];

const sources = new Set<Source>();
const listeners = new Set<() => void>();

/** Every command of the window as it is now. */
export const allCommands = (): readonly Command[] => [...sources].flatMap((source) => source());

/** Commands of the front layer: with a dialog open, only those of dialogs. */
export const commandsInFront = (dialogOpen: boolean): readonly Command[] =>
  allCommands().filter(({ inDialog, exists }) => (inDialog || !dialogOpen) && (exists?.() ?? true));

/** Notifies the components that show keys that the list has changed. */
export const tellChange = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` after each change of the list's ids and keys; returns the function that unsubscribes it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a component's commands to the list; returns the function that removes them. */
export function addSource(source: Source): () => void {
  sources.add(source);
  return () => {
    sources.delete(source);
    tellChange();
  };
}

/** Runs a command as its key would; a no-op if the list has no such command. */
export const runCommand = (id: string): void =>
  void allCommands()
    .find((command) => command.id === id)
    ?.run();
