import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billOf, noticesOf } from '../../../scripts/lib/third-party/notices.ts';
import { isAccepted, packagePathOf, readThirdParty } from '../../../scripts/lib/third-party/packages.ts';

const PATH = 'node_modules/@some/maps';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'third-party-'));
  mkdirSync(join(root, PATH), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const install = (license: unknown, files: Readonly<Record<string, string>> = {}) => {
  writeFileSync(join(root, PATH, 'package.json'), JSON.stringify({ name: '@some/maps', version: '1.2.3', license }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, PATH, name), text);
};

describe('third-party software', () => {
  it.each([
    ['node_modules/leaflet/dist/leaflet.css?inline', 'node_modules/leaflet'],
    ['node_modules/@mantine/core/esm/x.mjs', 'node_modules/@mantine/core'],
    ['node_modules/electron-updater/node_modules/semver/x.js', 'node_modules/electron-updater/node_modules/semver'],
    ['src/main/index.ts', null],
  ])('%s belongs to %j', (file, path) => {
    expect(packagePathOf(join(root, file), root)).toBe(path);
    expect(packagePathOf(`\0${join(root, file)}`, root)).toBe(path);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Hippocratic-2.1', false],
    ['(GPL-3.0 OR AGPL-3.0)', false],
    ['MIT AND GPL-3.0', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s is accepted: %j', (license, accepted) => {
    expect(isAccepted(license)).toBe(accepted);
  });

  it.each(['Hippocratic-2.1', undefined, { type: 'MIT' }])('a package under %j is not built in', (license) => {
    install(license);
    expect(() => readThirdParty(PATH, root)).toThrow('@some/maps 1.2.3');
  });

  it('the notices are the files that a package carries; the bill names it with its checksum', () => {
    install('Apache-2.0', { LICENSE: 'Apache License', 'NOTICE.txt': 'Copyright Some', 'licenses.ts': 'code' });
    const read = readThirdParty(PATH, root);
    expect(noticesOf([read])).toContain('@some/maps 1.2.3\nApache-2.0\n\nApache License\n\nCopyright Some\n');
    const integrity = `sha512-${Buffer.from([1, 255]).toString('base64')}`;
    const { components } = billOf([read], '9.9.9', { packages: { [PATH]: { integrity } } });
    expect(components).toEqual([
      expect.objectContaining({
        purl: 'pkg:npm/%40some/maps@1.2.3',
        licenses: [{ expression: 'Apache-2.0' }],
        hashes: [{ alg: 'SHA-512', content: '01ff' }],
      }),
    ]);
  });
});
