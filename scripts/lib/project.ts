import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..', '..');

/**
 * Path of a command-line tool of an installed package, to be run by this Node on every system. Throws where the package
 * is not installed or has no such tool.
 */
export function toolPath(packageName: string, tool = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[tool];
  if (!file) throw new Error(`${packageName} brings no command ${tool}`);
  return join(folder, file);
}
