import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import { sourceHash } from '../source-hash.ts';
import { PARTS, type Part } from './parts.ts';

const PASSED = join(root, '.cache', 'passed');

/** A part, with a hash of all that decides how its tests end. */
export type HashedPart = Part & { hash: string };

/** A part that does not run, and why. */
export type LeftOut = { part: Part; why: string };

/** The integration tests to run, their parts, and the parts that need not run; `all`: everything runs. */
export function chooseParts(all: boolean): { files: string[]; run: HashedPart[]; leftOut: LeftOut[] } {
  const run: HashedPart[] = [];
  const leftOut: LeftOut[] = [];
  for (const part of PARTS) {
    const hashed = { ...part, hash: sourceHash(root, readBy(part)) };
    const why = all ? undefined : reasonToLeaveOut(hashed);
    if (why === undefined) run.push(hashed);
    else leftOut.push({ part, why });
  }
  const tests = globSync('tests/integration/**/*.test.ts', { cwd: root }).sort();
  return { files: tests.filter((file) => !leftOut.some(({ part }) => isIn(part, file))), run, leftOut };
}

const isIn = ({ tests }: Part, file: string): boolean => tests.some((folder) => file.startsWith(`${folder}/`));

/** Remembers which of these parts have passed; `failed`: the files in which a test has failed. */
export function rememberPassed(ran: readonly HashedPart[], failed: readonly string[]): void {
  mkdirSync(PASSED, { recursive: true });
  for (const part of ran) {
    writeFileSync(stampOf(part.name), failed.some((file) => isIn(part, file)) ? 'failed' : part.hash);
  }
}

/** Undefined if what the part reads has changed since it passed here, or, if it never ran here, since the commit. */
function reasonToLeaveOut(part: HashedPart): string | undefined {
  const stamp = stampOf(part.name);
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') !== part.hash) return undefined;
    return `nothing that they read has changed since they passed on ${statSync(stamp).mtime.toLocaleString('sv')}`;
  }
  return hasChanged(readBy(part)) ? undefined : 'never run here, and nothing that they read differs from the commit';
}

/** All that decides how a part's tests end. */
const readBy = ({ inputs, tests }: Part): string[] => [...inputs, ...tests.map((folder) => `${folder}/**`)];

const stampOf = (name: string): string => join(PASSED, name.replace(/\W+/g, '-'));

/** Whether a file differs from the commit; true also where git cannot tell. */
function hasChanged(patterns: readonly string[]): boolean {
  try {
    const paths = patterns.map((pattern) => `:(glob)${pattern}`);
    const changes = execFileSync('git', ['status', '--porcelain', '--', ...paths], { cwd: root, encoding: 'utf8' });
    return changes.trim() !== '';
  } catch {
    return true;
  }
}
