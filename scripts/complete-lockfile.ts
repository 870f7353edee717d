import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, missingOptional } from './lib/lockfile.ts';
import { root } from './lib/project.ts';

/**
 * `node scripts/complete-lockfile.ts`, after `npm install` changed the lockfile: adds the optional packages of other
 * platforms that npm left out, without which `npm ci` refuses the lockfile.
 */
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const added = missingOptional(lock);
const packages = Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages added to package-lock.json`);
