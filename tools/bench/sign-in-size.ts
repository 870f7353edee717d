import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The chunk that an office's sign-in screen loads beside the first script. */
const SIGN_IN = /^sign-in-page-.*\.js$/;

/**
 * Bytes of gzipped script that the sign-in screen loads from the built page: the first script, the sign-in chunk and
 * their static imports. Lazy chunks (the password form of test hosts) are not counted.
 */
export function signInScriptBytes(rendererFolder: string): number {
  const assets = join(rendererFolder, 'assets');
  const html = readFileSync(join(rendererFolder, 'index.html'), 'utf8');
  const first = [...html.matchAll(/\bsrc="[^"]*\/([\w.-]+\.js)"/g)].map(([, file]) => file ?? '');
  const signIn = readdirSync(assets).filter((file) => SIGN_IN.test(file));
  if (first.length === 0 || signIn.length !== 1)
    throw new Error(`Cannot tell the sign-in screen's scripts in ${assets}`);

  const loaded = new Map<string, string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    const code = readFileSync(join(assets, file), 'utf8');
    loaded.set(file, code);
    for (const imported of importedAtOnce(code)) load(imported);
  };
  for (const file of [...first, ...signIn]) load(file);
  return [...loaded.values()].reduce((total, code) => total + gzipSync(code, { level: 9 }).length, 0);
}

/** Files in the same folder that a built module imports statically. */
function importedAtOnce(code: string): string[] {
  const statements = code.matchAll(/\b(?:import|export)\b(?:[\s\w$*{},]*?\bfrom)?\s*["']\.\/([\w.-]+\.js)["']/g);
  return [...statements].map(([, file]) => file ?? '');
}
