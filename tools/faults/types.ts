import { toolPath } from '../../scripts/lib/project.ts';
import { runNode } from '../../scripts/lib/run.ts';
import type { Copy } from './copy.ts';
import { type PlacedFault, problemOf, sourceOf } from './corpus.ts';

/**
 * The faults that the compiler rejects, with its words: nobody could make them. As many as possible are put in at once;
 * those in files that the compiler names are tried again, each alone.
 */
export async function invalidOf(faults: readonly PlacedFault[], copy: Copy): Promise<Map<PlacedFault, string>> {
  const invalid = new Map<PlacedFault, string>();
  await among(faults);
  return invalid;

  async function among(some: readonly PlacedFault[]): Promise<void> {
    if (some.length === 0) return;
    const put: PlacedFault[] = [];
    // What an earlier fault has changed comes in the next round.
    const later = some.filter((fault) => {
      if (problemOf(fault, copy.folder) !== undefined) return true;
      copy.put([fault]);
      put.push(fault);
      return false;
    });
    const { ok, output } = await compile(copy.folder);
    copy.restore();
    const [first] = put;
    if (!ok && put.length === 1 && first) invalid.set(first, output);
    else if (!ok) for (const part of parted(put, output)) await among(part);
    if (later.length > 0 && put.length > 0) await among(later);
  }
}

const compile = (folder: string) =>
  runNode(toolPath('typescript', 'tsc'), ['-p', 'tsconfig.web.json'], { cwd: folder, quiet: true });

/** Faults in files that the compiler names, each by itself, and the others together; in halves where it names none. */
function parted(faults: readonly PlacedFault[], output: string): PlacedFault[][] {
  const named = faults.filter((fault) => output.includes(sourceOf(fault)));
  if (named.length > 0) return [...named.map((fault) => [fault]), faults.filter((fault) => !named.includes(fault))];
  const half = Math.ceil(faults.length / 2);
  return [faults.slice(0, half), faults.slice(half)];
}
