import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../../src/main/diagnostics/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are on disk at once, dated, with level and scope, without secrets', () => {
  openLog({ folder: join(folder, 'logs'), echo: false })
    .child('api')
    .warn('refused', { token: 'abc', status: 401 });
  const [line] = readFileSync(join(folder, 'logs', 'main.log'), 'utf8').split('\n');
  expect(line).toMatch(
    /^\[\d{4}-\d\d-\d\d [\d:.]+\] \[warn\] +\(api\) refused \{"token":"\[yashirilgan\]","status":401\}$/,
  );
});

test('three files of 5 MB are kept, the newest as main.log', () => {
  const log = openLog({ folder, echo: false });
  const megabyte = '- '.repeat(512 * 1024);
  for (let n = 0; n < 24; n++) log.info(`${n} ${megabyte}`);
  expect(readdirSync(folder).sort()).toEqual(['main.1.log', 'main.2.log', 'main.log']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(7 * 1024 * 1024);
  const starts = ['main.2.log', 'main.1.log', 'main.log'].map((name) => {
    const content = readFileSync(join(folder, name), 'latin1');
    return Number(/\] +(\d+) -/.exec(content)?.[1]);
  });
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts[0]).toBeGreaterThan(0);
});
