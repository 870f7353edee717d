import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.ts';
import { type PlacedFault, sourceOf, withFault } from './corpus.ts';

/** Not part of the project's own files. */
const LEFT_OUT = new Set(['.cache', '.git', 'dist', 'node_modules', 'out', 'shots', 'test-results', 'tour']);

/** A copy of the project, in which faults are put. */
export type Copy = {
  folder: string;
  /** Puts faults in, and returns the changed files as absolute paths. */
  put: (faults: readonly PlacedFault[]) => string[];
  /** Takes all faults out again, and returns the files that had them. */
  restore: () => string[];
};

/**
 * Makes a fresh copy. A copy, rather than a plugin that changes modules as they are loaded: many tests read the sources
 * themselves (labels, limits, imports), and types and builds have to see the fault, too.
 */
export function makeCopy(name: string): Copy {
  const folder = join(root, '.cache', 'faults', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  // A build reads the licences of packages there.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const before = new Map<string, string>();
  return {
    folder,
    put: (faults) =>
      faults.map((fault) => {
        const file = join(folder, sourceOf(fault));
        const source = readFileSync(file, 'utf8');
        if (!before.has(file)) before.set(file, source);
        writeFileSync(file, withFault(source, fault));
        return file;
      }),
    restore: () => {
      const files = [...before.keys()];
      for (const [file, source] of before) writeFileSync(file, source);
      before.clear();
      return files;
    },
  };
}
