import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './step.mjs';

/** Path of the project's own Node (the package `node`), whatever Node the machine has. */
export function projectNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs `npm ci` if the installed packages differ from the lockfile. Returns false if that failed. */
export async function ensureModules(root) {
  if (modulesMatchLock(root)) return true;
  // npm replaces node_modules, so it must not run on the Node in there: that folder is removed from the path.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const windows = process.platform === 'win32';
  const command = windows ? 'npm.cmd' : 'npm';
  const installed = await step('installing the modules (npm ci)', command, ['ci', '--loglevel=error'], {
    cwd: root,
    env,
    shell: windows,
  });
  if (installed && !existsSync(projectNode(root))) {
    console.error(
      'setup: the package `node` brought no program; its install script must be allowed (no --ignore-scripts)',
    );
    return false;
  }
  return installed;
}

/**
 * True if npm's own record of the installation agrees with the lockfile. npm writes that record last, so an interrupted
 * installation never counts; a developer's `npm install` counts and is not repeated.
 */
function modulesMatchLock(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found || !existsSync(projectNode(root))) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    // An optional package may be absent (it is for another platform), but not present in another version.
    if (path === '' || (entry.optional && !found[path])) continue;
    if (found[path]?.version !== entry.version || found[path]?.integrity !== entry.integrity) return false;
  }
  return true;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
