import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractFile } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildIfChanged } from '../../../scripts/lib/build.ts';
import { root } from '../../../scripts/lib/project.ts';
import type { billOf } from '../../../scripts/lib/third-party/notices.ts';
import { APP_ID } from '../../../src/shared/constants.ts';
import { LINK_SCHEME } from '../../../src/shared/initiative-link.ts';
import { figuresOfFile } from '../../support/figures.ts';
import { type Packed, pack } from '../../support/packaging/pack.ts';
import {
  digestInExecutable,
  digestOf,
  facesOf,
  filesBelow,
  filesInArchive,
  fusesOf,
  sizeOf,
} from '../../support/packaging/packed-program.ts';
import { appImageTests } from './packages/app-image.ts';
import { debTests } from './packages/deb.ts';
import { msiTests } from './packages/msi.ts';

/** Time limit for the build and then electron-builder, on a busy machine, in ms. */
const PACK_TIMEOUT_MS = 600_000;

const note = figuresOfFile();
const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => buildIfChanged(), PACK_TIMEOUT_MS);
writesManual();

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/** Beside the archive on every system: files read by the main process, in src/main/config and src/main/invest. */
const SHIPPED = ['config.default.json', 'invest-lists.sample.json', 'soato-districts.json'];

/** Of the build output: what a developer and a release have of it, and what lies beside the archive. */
const NOT_PACKED = /^\.stamp$|^sbom\.cdx\.json$|^THIRD-PARTY\.txt$|\.map$/;
const NOTICES = 'THIRD-PARTY.txt';
/** The manual as documents; pictures and pages of it stay behind. */
const MANUAL = ['manual/cyrillic/admin.pdf', 'manual/latin/admin.pdf'];

/** On Windows, for administrators. */
const POLICIES = ['', 'en-US/', 'uz-Latn-UZ/'].map(
  (folder) => `policies/${folder}tashabbusli-budjet.${folder ? 'adml' : 'admx'}`,
);

it('the notices and the bill of materials name what the built files come from, and no other licences', () => {
  const sources = filesBelow(join(root, 'out'))
    .filter((file) => file.endsWith('.map'))
    .flatMap((file): string[] => JSON.parse(readFileSync(join(root, 'out', file), 'utf8')).sources);
  const named = sources.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  const { components } = JSON.parse(readFileSync(join(root, 'out/sbom.cdx.json'), 'utf8')) as ReturnType<typeof billOf>;
  // The lockfile knows two packages under other names.
  const billed = components.map(({ name }) => name.replace('@e965/xlsx', 'xlsx').replace('@github/keytar', 'keytar'));
  expect(named.length).toBeGreaterThan(1000);
  expect(billed).toEqual(
    expect.arrayContaining([...new Set(named), '@fontsource-variable/inter', 'electron', 'keytar']),
  );
  expect(new Set(components.map(({ licenses }) => licenses[0]?.expression))).toEqual(
    new Set([
      ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'OFL-1.1'],
      '(MPL-2.0 OR Apache-2.0)',
    ]),
  );
  expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
  const notices = readFileSync(join(root, 'out', NOTICES), 'utf8')
    .split(/^-{80}$/m)
    .slice(1);
  expect(notices).toHaveLength(components.length);
  // These two carry no licence file: their package.json names MIT.
  const bare = notices
    .filter((notice) => !/copyright|permission/i.test(notice))
    .map((notice) => notice.trim().split('\n')[0]);
  expect(bare).toEqual([expect.stringMatching(/^lazy-val /), expect.stringMatching(/^react-remove-scroll-bar /)]);
});

describe.each([
  { system: 'win', node: 'win32', arch: 'x64', target: 'nsis', updates: true },
  { system: 'win', node: 'win32', arch: 'x64', target: 'msi', updates: false },
  { system: 'linux', node: 'linux', arch: 'x64', target: 'AppImage', updates: true },
  { system: 'linux', node: 'linux', arch: 'x64', target: 'deb', updates: false },
  { system: 'mac', node: 'darwin', arch: 'arm64', target: 'dmg', updates: false },
] as const)('$target for $system', ({ system, node, arch, target, updates }) => {
  let packed: Packed;
  let archive: string;
  const keychain = `node_modules/keytar/prebuilds/${node}-${arch}/keytar.node`;

  beforeAll(async () => {
    const fleet = target === 'msi' || target === 'deb';
    const configuration = fleet ? 'electron-builder.fleet.yml' : 'electron-builder.yml';
    packed = await pack(join(folder, target), { system, arch, target, configuration });
    archive = join(packed.resources, 'app.asar');
    const [asar, beside, all] = [readFileSync(archive).length, sizeOf(`${archive}.unpacked`), sizeOf(packed.resources)];
    note(
      `${target}, ${system}-${arch}`,
      `archive ${kilobytes(asar)}, unpacked ${kilobytes(beside)}, resources ${kilobytes(all)}`,
    );
  }, PACK_TIMEOUT_MS);

  it('packs the build output and the loader of the keychain, and nothing else of the checkout', () => {
    const built = filesBelow(join(root, 'out')).filter((file) => !NOT_PACKED.test(file));
    const loader = ['LICENSE.md', 'lib/keytar.js', 'package.json'].map((file) => `node_modules/keytar/${file}`);
    const expected = [...built.map((file) => `out/${file}`), ...loader, keychain, 'package.json'];
    expect([...filesInArchive(archive).keys()].sort()).toEqual(expected.sort());
    // Files that the build output must not contain.
    expect(built.filter((file) => /\.(map|ts|tsx|env)$|\.env|(^|\/)(test|spec)s?[./]/.test(file))).toEqual([]);
  });

  it('has no way to take its page from anywhere but the archive', () => {
    const main = [...filesInArchive(archive).keys()].filter((file) => /^out\/(main|preload)\/.*\.c?js$/.test(file));
    const code = main.map((file) => extractFile(archive, file).toString()).join('\n');
    expect(code).toContain("connect-src 'self'");
    // Words of `src/main/page/development-page.ts`, and the variable by which electron-vite's own server is usually named.
    expect(code).not.toMatch(/PAGE_SERVER|[dD]evelopmentPa|\bws:|ELECTRON_RENDERER_URL/);
  });

  it('leaves only the keychain of this system and processor beside the archive; the rest is covered by digests', () => {
    expect(filesBelow(`${archive}.unpacked`)).toEqual([keychain]);
    for (const [path, { unpacked, integrity }] of filesInArchive(archive)) {
      expect([path, unpacked === true, integrity?.algorithm]).toEqual([path, path === keychain, 'SHA256']);
    }
  });

  it('has what Electron needs in its package.json, without scripts and tools', () => {
    const { dependencies, devDependencies, scripts, main, desktopName } = JSON.parse(
      extractFile(archive, 'package.json').toString(),
    );
    expect({ dependencies: Object.keys(dependencies), devDependencies, scripts }).toEqual({ dependencies: ['keytar'] });
    expect(filesInArchive(archive).has(main)).toBe(true);
    // A Linux desktop finds the program's entry, and with it the icon of its windows, by this name.
    expect(desktopName).toBe('tashabbusli-budjet.desktop');
  });

  it('ships the files that the program reads beside the archive, and the update file only if it updates itself', () => {
    const own = filesBelow(packed.resources).filter((file) => !/^(app\.asar|LICENSE)|\.icns$|\.lproj\//.test(file));
    const policies = system === 'win' ? POLICIES : [];
    const added = [...(target === 'deb' ? ['apparmor-profile'] : []), ...(updates ? ['app-update.yml'] : [])];
    expect(own).toEqual([...SHIPPED, NOTICES, ...MANUAL, ...policies, ...added].sort());
    const notices = readFileSync(join(root, 'out', NOTICES), 'utf8');
    expect(readFileSync(join(packed.resources, NOTICES), 'utf8')).toBe(notices);
    for (const file of [...SHIPPED, ...policies]) {
      const [shipped, source] = [packed.resources, join(root, 'resources')].map((place) => join(place, file));
      expect(readFileSync(shipped ?? '', 'utf8')).toBe(readFileSync(source ?? '', 'utf8'));
    }
    if (updates) {
      const update = parse(readFileSync(join(packed.resources, 'app-update.yml'), 'utf8'));
      expect(update).toMatchObject({ provider: 'generic', url: 'https://updates.invalid/' });
    }
  });

  it('keeps English and Russian of the languages of Chromium', () => {
    const files = filesBelow(packed.program);
    const languages = files.flatMap((file) => /([\w-]+)(?:\.lproj\/|\.pak$)/.exec(file)?.[1] ?? []);
    const expected = system === 'mac' ? ['en', 'ru'] : ['en-US', 'resources', 'ru'];
    expect([...new Set(languages)].sort()).toEqual(expected);
  });

  // From a stand-in for Electron on macOS only the bundle is copied, and the licences are not in it.
  if (system !== 'mac') {
    it('includes the licences', () => {
      expect(filesBelow(packed.program).filter((file) => file.startsWith('LICENSE'))).toEqual([
        'LICENSE.electron.txt',
        'LICENSES.chromium.html',
      ]);
    });
  }

  it('has every fuse as configured, and the unnamed one unchanged', async () => {
    const { electronFuses } = parse(readFileSync(join(root, 'electron-builder.base.yml'), 'utf8'));
    expect(await fusesOf(packed.executable)).toEqual({ ...electronFuses, 8: true });
  });

  // Linux has no place for a digest: there only root writes below /opt.
  if (system === 'win') {
    it('carries the digest of its archive', () => {
      const expected = { file: 'resources\\app.asar', alg: 'SHA256', value: digestOf(archive) };
      expect(digestInExecutable(packed.executable)).toEqual([expected]);
    });

    it('has its name, and the icon in every size', () => {
      const { names, icon } = facesOf(packed.executable);
      const name = 'Tashabbusli budjet';
      expect(names).toMatchObject({ ProductName: name, CompanyName: name, FileDescription: name });
      expect(icon).toEqual([16, 24, 32, 48, 64, 256]);
    });
  }
  if (system === 'mac') {
    it('opens links to initiatives, and has the id of the other packages', () => {
      const information = readFileSync(join(packed.program, 'Info.plist'), 'utf8').replace(/\s+/g, '');
      expect(information).toContain(`<key>CFBundleURLSchemes</key><array><string>${LINK_SCHEME}</string></array>`);
      expect(information).toContain(`<key>CFBundleIdentifier</key><string>${APP_ID}</string>`);
    });

    it('carries the digest of its archive', () => {
      const information = readFileSync(join(packed.program, 'Info.plist'), 'utf8').replace(/\s+/g, '');
      const digest = `<key>algorithm</key><string>SHA256</string><key>hash</key><string>${digestOf(archive)}</string>`;
      expect(information).toContain(`<key>Resources/app.asar</key><dict>${digest}</dict>`);
    });
  }

  if (target === 'msi') msiTests(() => packed);
  if (target === 'deb') debTests(() => packed);
  if (target === 'AppImage') appImageTests(() => packed);
});

/** Puts a manual where `npm run manual` writes one, in the place of a real one. */
function writesManual(): void {
  const [own, real] = [join(root, 'manual'), join(folder, 'real-manual')];
  beforeAll(() => {
    if (existsSync(own)) cpSync(own, real, { recursive: true });
    rmSync(own, { recursive: true, force: true });
    for (const file of [...MANUAL, 'manual/latin/admin.html', 'manual/latin/accepting-1.png']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), file);
    }
  });
  afterAll(() => {
    rmSync(own, { recursive: true, force: true });
    if (existsSync(real)) cpSync(real, own, { recursive: true });
  });
}
