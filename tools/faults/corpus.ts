import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/project.ts';
import type { Area, Fault } from './fault.ts';

/** A fault with its area, and the end-to-end tests to ask, as paths below the root. */
export type PlacedFault = Fault & { area: string; specs: readonly string[] };

const SOURCES = 'src/renderer/src';

/** All faults, or those of some areas; throws for an area that does not exist. */
export async function readCorpus(only: readonly string[] = []): Promise<PlacedFault[]> {
  const files = globSync('tools/faults/areas/*.ts', { cwd: root }).sort();
  const areas = files.map((file) => basename(file, '.ts'));
  const unknown = only.filter((area) => !areas.includes(area));
  if (unknown.length > 0) throw new Error(`No area ${unknown.join(', ')}; there are ${areas.join(', ')}`);
  const chosen = files.filter((_, place) => only.length === 0 || only.includes(areas[place] ?? ''));
  const read = await Promise.all(chosen.map(readArea));
  return read.flat();
}

async function readArea(file: string): Promise<PlacedFault[]> {
  const area = basename(file, '.ts');
  const { default: content } = (await import(join(root, file))) as { default: Area };
  const names = content.specs ?? [area];
  const specs = names.flatMap((name) => globSync(`tests/e2e/${name}*.spec.ts`, { cwd: root })).sort();
  return content.faults.map((fault) => ({ ...fault, area, specs: [...new Set(specs)] }));
}

/** The path of a fault's source below the root. */
export const sourceOf = ({ file }: Fault): string => `${SOURCES}/${file}`;

/** A source with the fault in it; throws unless the replaced text occurs exactly once. */
export function withFault(source: string, { file, find, put }: Fault): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`${file}: occurs ${times} times, not once: ${find}`);
  return source.replace(find, () => put);
}

/** Why a fault cannot be put in, in words; undefined if it can. `folder`: holds the sources. */
export function problemOf(fault: Fault, folder = root): string | undefined {
  try {
    withFault(readFileSync(join(folder, sourceOf(fault)), 'utf8'), fault);
    return fault.find === fault.put ? `${fault.file}: replaced by itself: ${fault.find}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
