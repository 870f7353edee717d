import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { type CliOptions, configureBuildCommand, createYargs, normalizeOptions } from 'electron-builder/out/builder.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { builderArguments, NOTES } from '../../../scripts/lib/dist.ts';
import { completed } from '../../../scripts/lib/msi-project.ts';
import { machineConfigPath } from '../../../src/main/config/sources.ts';
import { APP_ID } from '../../../src/shared/constants.ts';
import { LINK_SCHEME } from '../../../src/shared/initiative-link.ts';

const root = resolve(import.meta.dirname, '../../..');
/** A debug logger for electron-builder that writes nothing. */
const SILENT = { isEnabled: false, data: new Map(), add: () => {}, save: () => Promise.resolve() };

const UPDATING = 'electron-builder.yml';
const FLEET = 'electron-builder.fleet.yml';

/** What `npm run dist` tells electron-builder of the version's notes, which only a feed carries. */
const WITH_NOTES = { releaseInfo: { releaseNotesFile: NOTES } };

/** A configuration as electron-builder reads it, joined with the one that it extends. */
const configuration = (file: string) => getConfig(root, file, null);

type Targets = { target: string; arch: string[] }[];
const installersOf = async (file: string) => {
  const { win, linux, mac } = await configuration(file);
  const names = (targets: unknown) => ((targets ?? []) as Targets).map(({ target }) => target);
  return { win: names(win?.target), linux: names(linux?.target), mac: names(mac?.target) };
};

const base = parse(readFileSync(join(root, 'electron-builder.base.yml'), 'utf8')) as {
  electronFuses: Record<string, boolean>;
};

/** Names of the fuses that the installed electron-builder knows, as its configuration spells them. */
function knownFuses(): string[] {
  const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
}

it.each([UPDATING, FLEET])('the program calls itself as its entry in the Start menu (%s)', async (file) => {
  expect((await configuration(file)).appId).toBe(APP_ID);
});

describe('the installer for Windows', () => {
  const script = readFileSync(join(root, 'resources/installer.nsh'), 'utf8');

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

  it('registers the links for the machine and removes them with the program, but not those of another program', () => {
    expect(script).toContain(`!define LINK_KEY "Software\\Classes\\${LINK_SCHEME}"`);
    expect(script).toContain(`"URL:${LINK_SCHEME}"`);
    const ours = `\`"$INSTDIR\\\${APP_EXECUTABLE_FILENAME}" "%1"\``;
    const part = (name: string) => new RegExp(`!macro ${name}\n([\\s\\S]*?)!macroend`).exec(script)?.[1] ?? '';
    expect(part('registerLinks')).toContain(`\${If} $0 == ""\n  \${OrIf} $0 == ${ours}\n    WriteRegStr`);
    expect(part('registerLinks')).toContain(`WriteRegStr HKLM "\${LINK_KEY}\\shell\\open\\command" "" ${ours}`);
    expect(part('removeLinks')).toContain(`\${If} $0 == ${ours}\n    DeleteRegKey HKLM "\${LINK_KEY}"`);
    expect(part('customInstall')).toContain('!insertmacro registerLinks');
    expect(part('customUnInstall')).toContain('!insertmacro removeLinks');
    const template = (name: string) =>
      readFileSync(join(root, 'node_modules/app-builder-lib/templates/nsis', name), 'utf8');
    expect(template('uninstaller.nsh')).toContain('!insertmacro customUnInstall');
    expect(template('common.nsh')).toContain(`!define APP_EXECUTABLE_FILENAME "\${PRODUCT_FILENAME}.exe"`);
  });

  it('refuses a link before and after that, and puts aside what lies there before the first installation', () => {
    const [, install = ''] = /!macro customInstall\n([\s\S]*?)!macroend/.exec(script) ?? [];
    const steps = [...install.matchAll(/(?:!insertmacro (\w+)|(CreateDirectory))/g)].map(
      ([, name, made]) => name ?? made,
    );
    expect(steps).toEqual([
      ...['refuseConfigLink', 'putConfigAside', 'CreateDirectory'],
      ...['setConfigRights', 'setConfigRights', 'setConfigRights', 'refuseConfigLink', 'stopInstallation'],
      'registerLinks',
    ]);
    expect(install).toMatch(/\$perMachineInstallationFolder == ""\n.*FileExists.*\n\s*!insertmacro putConfigAside/);
    // Set by electron-builder's script before this installation, from HKLM.
    const multiUser = readFileSync(join(root, 'node_modules/app-builder-lib/templates/nsis/multiUser.nsh'), 'utf8');
    expect(multiUser).toContain('ReadRegStr $perMachineInstallationFolder HKLM');
  });
});

describe.each([UPDATING, FLEET])('%s', (file) => {
  it('is what the installed electron-builder understands', async () => {
    await expect(validateConfiguration(await configuration(file), SILENT)).resolves.toBeUndefined();
  });

  it('registers the scheme of links to initiatives, and no other', async () => {
    expect((await configuration(file)).protocols).toEqual([{ name: 'Tashabbusli budjet', schemes: [LINK_SCHEME] }]);
  });

  it('would be refused with a key that electron-builder does not know', async () => {
    const wrong = { ...(await configuration(file)), electronFuse: {} };
    await expect(validateConfiguration(wrong, SILENT)).rejects.toThrow(/unknown property 'electronFuse'/);
  });

  it('installs for the whole machine and compiles nothing', async () => {
    const { msi, nsis, npmRebuild } = await configuration(file);
    expect((file === FLEET ? msi : nsis)?.perMachine).toBe(true);
    // Other folders than Program Files may be written by users.
    if (file === UPDATING) expect(nsis?.allowToChangeInstallationDirectory).toBe(false);
    expect(npmRebuild).toBe(false);
  });

  it('names existing files', async () => {
    const { win, linux, mac, nsis, msiProjectCreated } = await configuration(file);
    const named = [win?.icon, linux?.icon, mac?.icon, nsis?.include, msiProjectCreated as string | undefined];
    for (const path of named.filter(Boolean)) expect(existsSync(join(root, path ?? ''))).toBe(true);
  });
});

describe('the two ways to install', () => {
  it('never build installers of the other in one run: self-updating ones, and those of an administrator', async () => {
    expect(await installersOf(UPDATING)).toEqual({ win: ['nsis'], linux: ['AppImage'], mac: ['dmg'] });
    expect(await installersOf(FLEET)).toEqual({ win: ['msi'], linux: ['deb'], mac: [] });
  });

  it('contain the configuration of updates, or none', async () => {
    expect((await configuration(UPDATING)).publish).toEqual({ provider: 'generic', url: 'https://updates.invalid/' });
    expect((await configuration(FLEET)).publish).toBe(null);
  });

  it.each([
    { args: [], config: UPDATING, systems: ['linux'] },
    { args: ['--fleet', '--win'], config: FLEET, systems: ['windows'] },
    { args: ['--release', '--win', '--linux'], config: UPDATING, systems: ['windows', 'linux'] },
    { args: ['--linux', '--release', '--fleet'], config: FLEET, systems: ['linux'] },
  ])('npm run dist -- $args is understood by electron-builder as $config', ({ args, config, systems }) => {
    const read = configureBuildCommand(createYargs()).parse(builderArguments(args)) as CliOptions;
    const { config: given, publish, targets } = normalizeOptions(read);
    const more = {
      ...(config === UPDATING && WITH_NOTES),
      ...(args.includes('--release') && { forceCodeSigning: 'true' }),
    };
    expect(given).toEqual(Object.keys(more).length > 0 ? { extends: config, ...more } : config);
    expect(publish).toBe('never');
    // Without a target it is the system of the build.
    if (args.length > 0) expect([...(targets?.keys() ?? [])].map(({ name }) => name).sort()).toEqual(systems.sort());
  });
});

describe('the fuses', () => {
  it('are set on a Mac in a program that is signed anew', async () => {
    const given = (platform: NodeJS.Platform) =>
      normalizeOptions(configureBuildCommand(createYargs()).parse(builderArguments([], platform)) as CliOptions).config;
    const electronFuses: Record<string, unknown> = { resetAdHocDarwinSignature: 'true' };
    expect(given('darwin')).toEqual({ extends: UPDATING, ...WITH_NOTES, electronFuses });
    expect(given('linux')).not.toHaveProperty('electronFuses');
    const whole = { ...(await configuration(UPDATING)), electronFuses: { ...base.electronFuses, ...electronFuses } };
    await validateConfiguration(whole as Parameters<typeof validateConfiguration>[0], SILENT);
    expect(whole.electronFuses, 'electron-builder makes it a boolean').toMatchObject({
      resetAdHocDarwinSignature: true,
    });
  });

  it('are all named', () => expect(Object.keys(base.electronFuses).sort()).toEqual(knownFuses().sort()));

  it('close the ways in which the program could be turned into another', () => {
    expect(base.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });
});

describe('a WiX project of another form than expected from electron-builder', () => {
  it.each(['<Wix></Wix>', '<ComponentGroupRef Id="ProductComponents"/>', '</Product></Product>'])(
    '%s is refused',
    (text) => {
      expect(() => completed(text)).toThrow('The WiX project has not exactly one');
    },
  );
});
