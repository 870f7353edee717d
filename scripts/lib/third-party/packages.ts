import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A package of others that ships with the program. */
export type ThirdParty = {
  readonly name: string;
  readonly version: string;
  /** Its licence, as SPDX writes it. */
  readonly license: string;
  /** Its licence and notices, as it carries them; empty where it carries none. */
  readonly text: string;
  /** Its path in the lockfile. */
  readonly path: string;
};

/** Licences that a state body can accept without signing anything: they ask for their notice at most. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

const NOTICE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** Packages that ship without being bundled: the shell, and the loader of the keychain. */
export const BESIDE_BUNDLE: readonly string[] = ['electron', 'keytar'].map((name) => `node_modules/${name}`);

/** Path in the lockfile of the package that a module belongs to; null: a module of the program. */
export function packagePathOf(moduleId: string, root: string): string | null {
  const file = moduleId.replace(/^\0+/, '').replace(/[?#].*$/, '');
  if (!file.startsWith(`${root}${sep}`)) return null;
  const inside = file
    .slice(root.length + 1)
    .split(sep)
    .join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? null;
}

/** Reads an installed package by its path. Throws if it names no licence, or one that is not accepted. */
export function readThirdParty(path: string, root: string): ThirdParty {
  const folder = join(root, path);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string' || !isAccepted(license)) {
    throw new Error(`${name} ${version} would ship under a licence that is not accepted: ${JSON.stringify(license)}`);
  }
  const files = readdirSync(folder).filter((file) => NOTICE_FILE.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, license, text: texts.join('\n\n'), path };
}

/** Whether a licence is accepted; of `(A OR B)` one is enough. */
export const isAccepted = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => ACCEPTED.has(one));
