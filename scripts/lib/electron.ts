import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.ts';
import { runNode } from './run.ts';

const folder = join(root, 'node_modules', 'electron');
/** File with the version that could not be fetched, so that a machine without access does not wait at each start. */
const refusal = join(root, '.cache', 'electron-unavailable');
/** Time limit of the package's own installer, in ms. */
const INSTALL_LIMIT_MS = 60_000;

/** Path of Electron's program if it is on this machine. */
export function electronBinary(): string | undefined {
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return undefined;
  const binary = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(binary) ? binary : undefined;
}

/** Path of Electron's program, fetched by the package's own installer if need be; undefined where that fails. */
export async function fetchElectron(): Promise<string | undefined> {
  const present = electronBinary();
  if (present) return present;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  if (existsSync(refusal) && readFileSync(refusal, 'utf8') === version) return undefined;
  console.log("Fetching Electron's program (once, at most a minute) …");
  await runNode(join(folder, 'install.js'), [], { quiet: true, timeoutMs: INSTALL_LIMIT_MS });
  const fetched = electronBinary();
  if (!fetched) {
    mkdirSync(dirname(refusal), { recursive: true });
    writeFileSync(refusal, version);
  }
  return fetched;
}
