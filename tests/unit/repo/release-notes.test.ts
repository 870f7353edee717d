import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseNotes } from '../../../scripts/lib/release-notes.ts';
import { offerOf } from '../../../src/main/updates/offer.ts';

const changelog = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'CHANGELOG.md'), 'utf8');
const LOG = `# Changelog

About this file.

## [Unreleased]

### Added

- **Map:** not yet.

## [1.2.0] - 2027-02-01

### Added

- **Journal:** an undo of \`location\`, as the
  [documents](docs/readings.md) ask.

### Fixed

- The list keeps its place.

## [1.1.0] - 2027-01-10

### Fixed

[1.1.0]: https://example.invalid/1.1.0
`;

describe('the notes of a version', () => {
  it('are the entries of its section, as plain text', () => {
    expect(releaseNotes(LOG, '1.2.0', { released: true })).toBe(
      'Added\n\n- Journal: an undo of location, as the documents ask.\n\nFixed\n\n- The list keeps its place.',
    );
  });

  it('are those of the next version in a build that is no release', () => {
    expect(releaseNotes(LOG, '1.3.0', { released: false })).toBe('Added\n\n- Map: not yet.');
    expect(() => releaseNotes(LOG, '1.3.0', { released: true })).toThrow('no notes of 1.3.0');
    expect(() => releaseNotes('# Changelog\n', '1.3.0', { released: false })).toThrow('no notes of 1.3.0');
  });
});

it("each section of the change log is shown whole in the program's update window", () => {
  const versions = [...changelog.matchAll(/^## \[([^\]]+)\]/gm)].map(([, version = '']) => version);
  expect(versions[0]).toBe('Unreleased');
  const log = changelog.replace(/^## \[Unreleased\]\n(?=\n*## )/m, '');
  for (const version of versions.filter((one) => log.includes(`## [${one}]`))) {
    const notes = releaseNotes(log, version, { released: true });
    const info = { version, files: [], path: '', sha512: '', releaseDate: '' };
    expect(offerOf({ ...info, releaseNotes: notes }, 'exe').notes).toBe(notes);
    expect(notes).not.toMatch(/[*`]|^#|\]\(/m);
  }
});
