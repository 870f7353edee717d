import { expect, test } from 'vitest';
import { isPrerelease, offerOf } from '../../../../src/main/updates/offer.ts';

const info = {
  version: '1.2.0',
  files: [
    { url: 'budjet-1.2.0.exe', sha512: 'a', size: 90 },
    { url: 'budjet-1.2.0.AppImage', sha512: 'b', size: 110 },
  ],
  path: 'budjet-1.2.0.exe',
  sha512: 'a',
  releaseDate: '2026-11-23',
};

test('the size is that of the file for this installation', () => {
  expect(offerOf(info, 'AppImage')).toEqual({ version: '1.2.0', notes: '', bytes: 110 });
  expect(offerOf(info, 'exe').bytes).toBe(90);
  expect(offerOf(info, 'dmg').bytes).toBeNull();
});

test('notes of several versions are listed one below the other, and long notes are truncated', () => {
  const releaseNotes = [
    { version: '1.2.0', note: 'Eksport' },
    { version: '1.1.0', note: null },
  ];
  expect(offerOf({ ...info, releaseNotes }, 'exe').notes).toBe('1.2.0\nEksport\n\n1.1.0');
  expect(offerOf({ ...info, releaseNotes: 'x'.repeat(10_000) }, 'exe').notes).toHaveLength(4000);
});

test.each([
  ['1.2.0', false],
  ['1.2.0+7', false],
  ['1.2.0-beta.1', true],
  ['v1.2.0-rc', true],
])('%s is a pre-release: %s', (version, expected) => {
  expect(isPrerelease(version)).toBe(expected);
});
