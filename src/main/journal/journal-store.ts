import type { Line } from './line.ts';

/** The journal of one person, as lines that are only ever added. */
export type JournalStore = {
  /** Adds a line; the line is on disk once this resolves. Rejects if the disk or the keychain refuses. */
  append: (line: Line) => Promise<void>;
  /** The lines from the day of `since` (ms since the epoch) on, and perhaps earlier ones, in the order of writing. */
  read: (since: number) => Promise<Line[]>;
  /** Removes all lines and the key. Rejects if the disk or the keychain refuses. */
  removeAll: () => Promise<void>;
};

/** Creates a journal in memory, for a workstation without a usable keychain, and for lines that the disk refuses. */
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
