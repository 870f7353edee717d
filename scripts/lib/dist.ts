/** Options of `npm run dist` itself; everything else goes to electron-builder (`--win`, `--linux`, `--dir` …). */
const OWN = ['--fleet', '--release'] as const;

/** The file with the notes of the version that is built, relative to the root. */
export const NOTES = 'dist/release-notes.txt';

/**
 * Arguments for electron-builder from those of `npm run dist`: `--fleet` makes the packages that an administrator
 * updates (MSI, deb) instead of the self-updating ones; `--release` fails without the signing keys, while a build
 * without it may be unsigned. Nothing is ever uploaded.
 *
 * A Mac signs the changed program anew before it is packed: setting the fuses breaks Electron's own signature, and a
 * program for arm64 with a broken one does not start. `codesign` is on Macs only.
 */
export function builderArguments(args: readonly string[], platform = process.platform): string[] {
  const [fleet, release] = OWN.map((name) => args.includes(name));
  return [
    '--config',
    fleet ? 'electron-builder.fleet.yml' : 'electron-builder.yml',
    '--publish',
    'never',
    // A fleet's packages have no feed.
    ...(fleet ? [] : [`-c.releaseInfo.releaseNotesFile=${NOTES}`]),
    ...(platform === 'darwin' ? ['-c.electronFuses.resetAdHocDarwinSignature=true'] : []),
    ...(release ? ['-c.forceCodeSigning=true'] : []),
    ...args.filter((arg) => !OWN.some((name) => name === arg)),
  ];
}
