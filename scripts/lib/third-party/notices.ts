import type { Lockfile } from '../lockfile.ts';
import type { ThirdParty } from './packages.ts';

const RULE = '-'.repeat(80);

/** The notices of the packages that ship with the program, as its licences ask for them. */
export const noticesOf = (packages: readonly ThirdParty[]): string =>
  [
    'Third-party software in Tashabbusli budjet. Electron carries the notices of Chromium and Node in files of its own.',
    ...packages.map(
      ({ name, version, license, text }) => `${RULE}\n${name} ${version}\n${license}\n${text && `\n${text}\n`}`,
    ),
  ].join('\n\n');

/** What ships with a release, as CycloneDX 1.6. */
export const billOf = (packages: readonly ThirdParty[], version: string, { packages: locked }: Lockfile) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'tashabbusli-budjet', version } },
  components: packages.map(({ name, version, license, path }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const checksum = locked[path]?.integrity?.replace(/^sha512-/, '');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      licenses: [{ expression: license }],
      ...(checksum && { hashes: [{ alg: 'SHA-512', content: Buffer.from(checksum, 'base64').toString('hex') }] }),
      purl,
    };
  }),
});
