import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lockfile, missingOptional, withoutIntegrity } from '../../../scripts/lib/lockfile.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const manifest = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const peers = read('tools/bench/peers/package.json') as { dependencies: Record<string, string> };
const locks = ['package-lock.json', 'tools/bench/peers/package-lock.json'];
const lockedPackages = (file: string) => (read(file) as Lockfile).packages;

/** `1.2.3`, or another package under this name, `npm:other@1.2.3`. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('dependencies', () => {
  it.each(locks)('%s names no address to download from', (file) => {
    const addressed = Object.entries(lockedPackages(file)).filter(([, { resolved }]) => resolved !== undefined);
    expect(addressed).toEqual([]);
  });

  it.each(locks)('%s holds the checksum of every package (node scripts/complete-lockfile.ts)', (file) => {
    expect(withoutIntegrity({ packages: lockedPackages(file) })).toEqual([]);
  });

  it.each(locks)('%s holds the optional packages of every platform (node scripts/complete-lockfile.ts)', (file) => {
    expect(missingOptional(read(file) as Lockfile)).toEqual({});
  });

  it.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...peers.dependencies }))(
    '%s is required in one exact version: %s',
    (_name, version) => {
      expect(version).toMatch(EXACT);
    },
  );

  it('the packages of Mantine are all of one version, because each requires exactly its own', () => {
    const mantine = Object.entries(manifest.devDependencies).filter(([name]) => name.startsWith('@mantine/'));
    expect(new Set(mantine.map(([, version]) => version)).size).toBe(1);
  });
});

it("SheetJS, which a third person publishes, is the vendor's own", () => {
  // The digest by which public pages load this file from SheetJS's server.
  const vendor = 'EnyY0/GSHQGSxSgMwaIPzSESbqoOLSexfnSMN2AP+39Ckmn92stwABZynq1JyzdT';
  const file = readFileSync(join(root, 'node_modules/xlsx/dist/xlsx.full.min.js'));
  expect(createHash('sha384').update(file).digest('base64')).toBe(vendor);
});

describe('install scripts', () => {
  const withScript = Object.entries(lockedPackages('package-lock.json'))
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { name }]) => name ?? path.replace(/^.*node_modules\//, ''));

  it('package.json decides about every package that has one', () => {
    expect(Object.keys(manifest.allowScripts)).toEqual(expect.arrayContaining(withScript));
  });

  it('runs only those of the two packages that bring a program: node and keytar', () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, allow]) => allow);
    expect(allowed.map(([name]) => name).sort()).toEqual(['@github/keytar', 'node']);
  });

  it('the compared packages of the benchmark have none', () => {
    const scripts = Object.entries(lockedPackages('tools/bench/peers/package-lock.json'));
    expect(scripts.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});

describe('completing a lockfile', () => {
  it('adds optional packages that npm left out, for the platform in their name', () => {
    const packages = {
      '': {},
      'node_modules/a': {
        dev: true,
        optionalDependencies: { '@a/b-linux-x64-musl': '1.2.3', 'a-win32-arm64': '1.2.3' },
      },
      'node_modules/a-win32-arm64': { version: '1.2.3' },
      'node_modules/c': { optionalDependencies: { d: '2.0.0', '@c/e-linux-arm-gnueabihf': '3.0.0' } },
      'node_modules/c/node_modules/d': { version: '2.0.0' },
    };
    expect(missingOptional({ packages })).toEqual({
      'node_modules/@a/b-linux-x64-musl': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/@c/e-linux-arm-gnueabihf': {
        version: '3.0.0',
        optional: true,
        os: ['linux'],
        cpu: ['arm'],
        libc: ['glibc'],
      },
    });
  });
});
