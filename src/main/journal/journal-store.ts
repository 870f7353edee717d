import type { Line } from './line.ts';

/** The journal of one person, as lines that are only ever added. */
export type JournalStore = {
  /** Adds a line; it stands on the disk once this resolves. Rejects where the disk or the keychain refuses. */
  append: (line: Line) => Promise<void>;
  /** The lines in the order in which they were written, those from the day of `since` (ms since the epoch) on, and perhaps earlier ones. */
  read: (since: number) => Promise<Line[]>;
  /** Removes all of it, and the key. Rejects where the disk or the keychain refuses. */
  removeAll: () => Promise<void>;
};

/** Creates a journal in memory, for a workstation where no keychain answers, and for lines that the disk refuses. */
export function createMemoryJournal(): JournalStore {
  let lines: Line[] = [];
  return {
    append: async (line) => void lines.push(line),
    read: async () => lines,
    removeAll: async () => {
      lines = [];
    },
  };
}
