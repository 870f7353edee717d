import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { unsafeStart } from '../../../src/main/security/unsafe-start.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
const using = (what: RegExp) => sources.filter((file) => what.test(readFileSync(resolve(root, file), 'utf8')));

// Electron writes and sends dumps only after `crashReporter.start`; Node writes reports only if it is told to.
it('the program asks neither Electron nor Node for dumps of its memory', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(using(/crashReporter|crashDumps|crashpad/i)).toEqual([]);
  expect(using(/process\.report\b|writeHeapSnapshot|setHeapSnapshotNearHeapLimit|takeHeapSnapshot/)).toEqual([]);
});

it.each([
  ...[
    '--enable-crash-reporter',
    '--enable-crash-reporter-for-testing',
    '--crash-dumps-dir=/tmp/x',
    '--full-memory-crash-report',
  ],
  ...[
    '--report-on-fatalerror',
    '--report-uncaught-exception',
    '--heapsnapshot-near-heap-limit=1',
    '--js-flags=--abort',
  ],
])('an installed program does not start with %s', (argument) => {
  for (const platform of ['win32', 'linux', 'darwin'] as const)
    expect(unsafeStart(['program', argument], {}, platform)).not.toBeNull();
});

it('no variable gives Node such a switch: the fuse is off', () => {
  const { electronFuses } = parse(readFileSync(resolve(root, 'electron-builder.base.yml'), 'utf8')) as {
    electronFuses: Record<string, boolean>;
  };
  expect(electronFuses).toMatchObject({
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
  });
});
