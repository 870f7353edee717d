import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, type Lockfile, missingOptional, withoutIntegrity } from './lib/lockfile.ts';
import { root } from './lib/project.ts';
import { run } from './lib/run.ts';

/**
 * `node scripts/complete-lockfile.ts`, after `npm install` changed the lockfile: adds the optional packages of other
 * platforms that npm left out, without which `npm ci` rejects the lockfile, and missing checksums.
 */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const added = missingOptional(lock);
const sorted = Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
const packages = Object.fromEntries(sorted);
const bare = withoutIntegrity({ packages });
const unknown: string[] = [];
for (const [path, wanted] of bare) {
  const checksum = await checksumOf(wanted);
  if (checksum) packages[path] = withChecksum(packages[path] ?? {}, checksum);
  else unknown.push(wanted);
}
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(
  `${Object.keys(added).length} packages, ${bare.length - unknown.length} checksums added to package-lock.json`,
);
if (unknown.length > 0) console.log(`The registry does not know:\n${unknown.join('\n')}`);

/** The registry's checksum of `name@version`; undefined where it gives none. */
async function checksumOf(wanted: string): Promise<string | undefined> {
  const { output } = await run('npm', ['view', wanted, 'dist.integrity'], { quiet: true });
  return output.match(/^sha512-[\w+/]+=*$/m)?.[0];
}

/** The entry with its checksum after the version, where npm itself writes it. */
function withChecksum({ version, ...rest }: LockedPackage, integrity: string): LockedPackage {
  return { ...(version !== undefined && { version }), integrity, ...rest };
}
