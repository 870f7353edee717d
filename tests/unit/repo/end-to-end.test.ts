import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The end-to-end tests, and what they share. */
const sources = globSync('tests/e2e/**/*.ts', { cwd: root });

/** Access to the platform's database; `platform.find` and similar calls say the same in domain terms. */
const DATABASE = /\.prepare\(|\.db\b|\bDatabaseSync\b/;

it('finds the end-to-end tests', () => expect(sources.length).toBeGreaterThan(60));

it.each(sources)('%s asks the platform for its records and not its database', (source) => {
  const lines = readFileSync(resolve(root, source), 'utf8').split('\n');
  expect(lines.filter((line) => DATABASE.test(line))).toEqual([]);
});

/** What exists on the stand-in only; `notInElectron` sees the rest in the options of a program. */
const OF_STAND_IN = /\.reconnect\(|\bstartProgram\(|\.newBrowserCDPSession\(|\.toHaveScreenshot\(|window-probe\.ts/;

it.each(sources.filter((source) => OF_STAND_IN.test(readFileSync(resolve(root, source), 'utf8'))))(
  '%s says why it cannot run in Electron',
  (source) => expect(readFileSync(resolve(root, source), 'utf8')).toMatch(/test\.skip\(inElectron, [\w'`]/),
);
