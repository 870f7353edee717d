import { expect, test } from 'vitest';
import { isOlder } from '../../../../src/main/updates/least-version.ts';

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.3.0', true],
  ['1.2.3', '2.0.0', true],
  ['1.2.4', '1.2.3', false],
  ['1.10.0', '1.9.9', false],
  ['1.9.9', '1.10.0', true],
  ['2.0.0', '1.99.99', false],
  ['1.2.3-beta.1', '1.2.3', true],
  ['1.2.4-beta.1', '1.2.3', false],
  ['1.2.3+build-7', '1.2.3', false],
])('%s is older than %s: %s', (version, least, expected) => {
  expect(isOlder(version, least)).toBe(expected);
});
