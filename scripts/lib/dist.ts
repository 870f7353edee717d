/** What `npm run dist` takes of its own; everything else goes to electron-builder (`--win`, `--linux`, `--dir` …). */
const OWN = ['--fleet', '--release'] as const;

/**
 * Arguments for electron-builder from those of `npm run dist`: `--fleet` makes the packages that an administrator renews (MSI, deb) instead
 * of those that update themselves; `--release` fails where the keys for signing are missing, while a build without it may be
 * unsigned. Nothing is ever uploaded.
 */
export function builderArguments(args: readonly string[]): string[] {
  const [fleet, release] = OWN.map((name) => args.includes(name));
  return [
    '--config',
    fleet ? 'electron-builder.fleet.yml' : 'electron-builder.yml',
    '--publish',
    'never',
    ...(release ? ['-c.forceCodeSigning=true'] : []),
    ...args.filter((arg) => !OWN.some((name) => name === arg)),
  ];
}
