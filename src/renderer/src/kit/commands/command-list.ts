import type { Command } from './command.ts';

/** Commands of one component, as they are now. */
type Source = () => readonly Command[];

const sources = new Set<Source>();
const listeners = new Set<() => void>();

/** Every command of the window as it is now. */
export const allCommands = (): readonly Command[] => [...sources].flatMap((source) => source());

/** Commands that belong to what is in front: with a dialog open, its own alone. */
export const commandsInFront = (dialogOpen: boolean): readonly Command[] =>
  allCommands().filter(({ inDialog, exists }) => (inDialog || !dialogOpen) && (exists?.() ?? true));

/** Tells who shows keys that the list has changed. */
export const tellChange = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` after each change of the list's ids and keys; returns the end of it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a component's commands into the list; returns the end of it. */
export function addSource(source: Source): () => void {
  sources.add(source);
  return () => {
    sources.delete(source);
    tellChange();
  };
}

/** Runs a command as its key would; nothing where no such command is in the list. */
export const runCommand = (id: string): void =>
  void allCommands()
    .find((command) => command.id === id)
    ?.run();
