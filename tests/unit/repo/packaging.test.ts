import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { machineConfigPath } from '../../../src/main/config/sources.ts';

const root = resolve(import.meta.dirname, '../../..');
const packaging = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as {
  electronFuses: Record<string, boolean>;
  asar: boolean;
  asarUnpack: string[];
  npmRebuild: boolean;
  publish: null;
  files: string[];
  extraResources: { from: string; to: string; filter: string[] }[];
  nsis: { perMachine: boolean; include: string };
} & Record<'win' | 'linux' | 'mac', { icon: string; files: string[]; target: { target: string; arch: string[] }[] }>;

/** electron-builder's own placeholder for the processor that is packed for. */
const ARCH = ['$', '{arch}'].join('');

/** Names of the fuses that the installed electron-builder knows, as its configuration spells them. */
async function knownFuses(): Promise<string[]> {
  const builder = createRequire(import.meta.url).resolve('electron-builder/package.json');
  const file = createRequire(builder).resolve('@electron/fuses');
  const { FuseV1Options } = (await import(pathToFileURL(file).href)) as { FuseV1Options: Record<string, unknown> };
  const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
}

describe('the installer for Windows', () => {
  const script = readFileSync(join(root, packaging.nsis.include), 'utf8');

  it('gives the folder that the program reads to administrators, whoever made it before', () => {
    const [, folder] = /!define CONFIG_FOLDER "(.+)"/.exec(script) ?? [];
    expect(machineConfigPath('win32')).toBe(`${folder}\\config.json`);
    const steps = [...script.matchAll(/!insertmacro setConfigRights "(.+)"/g)].map(([, step]) => step);
    expect(steps).toEqual([
      '/setowner *S-1-5-32-544 /T /L',
      '/reset /T /L',
      '/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX',
    ]);
  });
});

describe('electron-builder.yml', () => {
  it('names every fuse there is', async () => {
    expect(Object.keys(packaging.electronFuses).sort()).toEqual((await knownFuses()).sort());
  });

  it('closes the ways in which the program could be turned into another', () => {
    expect(packaging.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
    expect(packaging.asar).toBe(true);
  });

  it.each([
    ['win', 'win32', ['nsis']],
    ['linux', 'linux', ['AppImage']],
    ['mac', 'darwin', ['dmg']],
  ] as const)('%s: the right installers, with the keychain binary of that system', (key, platform, targets) => {
    const { target, files, icon } = packaging[key];
    expect(target.map((one) => one.target)).toEqual(targets);
    // Of the keychain's binaries only this one is not left out.
    expect(files).toEqual([`!node_modules/keytar/prebuilds/!(${platform}-${ARCH})`]);
    for (const arch of target.flatMap((one) => one.arch)) {
      const binary = join(root, `node_modules/keytar/prebuilds/${platform}-${arch}/keytar.node`);
      expect(readFileSync(binary).length).toBeGreaterThan(0);
    }
    expect(readFileSync(join(root, icon)).readUInt32BE(16), 'width of the icon in px').toBe(1024);
  });

  it('installs for the whole machine, publishes nothing and compiles nothing', () => {
    expect(packaging).toMatchObject({ nsis: { perMachine: true }, publish: null, npmRebuild: false });
  });

  it('ships the default configuration beside the archive', () => {
    const config = packaging.extraResources.find(({ filter }) => filter.includes('*.json'));
    expect(config).toMatchObject({ from: 'resources', to: '.' });
    expect(() => JSON.parse(readFileSync(join(root, 'resources/config.default.json'), 'utf8'))).not.toThrow();
  });
});
