import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';

const MAIN = join(import.meta.dirname, '../../platform/main.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const editable = 'UPDATE boards SET title = ? WHERE id = 61';
const title = (platform: Awaited<ReturnType<typeof startPlatform>>) =>
  platform.db.prepare('SELECT title FROM boards WHERE id = 61').get()?.title;

test('two platforms share nothing', async () => {
  const [one, other] = [await startPlatform(), await startPlatform()];
  one.db.prepare(editable).run('Boshqa');
  expect([title(one), title(other)]).toEqual(['Boshqa', 'Tashabbusli budjet']);
  await Promise.all([one.close(), other.close()]);
});

test('the next start removes what a killed process left behind, but nothing of a running one', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const [left, living] = [`stand-in-platform-${gone.pid}-abcdef`, `stand-in-platform-${process.pid}-abcdef`];
  await Promise.all([left, living].map((name) => mkdir(join(tmpdir(), name))));
  await (await startPlatform()).close();
  await expect(stat(join(tmpdir(), left))).rejects.toThrow('ENOENT');
  await rm(join(tmpdir(), living), { recursive: true });
});

test('a data folder keeps its changes until a fresh start', async () => {
  const first = await startPlatform({ dataDir: folder });
  first.db.prepare(editable).run('Saqlandi');
  await first.close();
  const second = await startPlatform({ dataDir: folder });
  expect(title(second)).toBe('Saqlandi');
  await second.close();
  const third = await startPlatform({ dataDir: folder, fresh: true });
  expect(title(third)).toBe('Tashabbusli budjet');
  await third.close();
});

test('a data folder of another seed is replaced', async () => {
  const first = await startPlatform({ dataDir: folder });
  first.db.exec("PRAGMA user_version = 1; UPDATE boards SET title = 'Eski'");
  await first.close();
  const second = await startPlatform({ dataDir: folder });
  expect(title(second)).toBe('Tashabbusli budjet');
  await second.close();
});

test('after close nothing answers, and the port is free again', async () => {
  const platform = await startPlatform();
  const port = Number(new URL(platform.apiUrl).port);
  await platform.close();
  await expect(fetch(platform.apiUrl)).rejects.toThrow('fetch failed');
  const again = await startPlatform({ apiPort: port });
  expect(again.apiUrl).toBe(platform.apiUrl);
  await again.close();
});

test.each([
  ['SIGTERM', (child: ReturnType<typeof spawn>) => child.kill('SIGTERM')],
  ['the end of its input', (child: ReturnType<typeof spawn>) => child.stdin?.end()],
])('the program says when it is ready, and ends at %s', async (_what, end) => {
  const child = spawn(process.execPath, [MAIN, '--data', folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { ready, env } = JSON.parse(line) as { ready: boolean; env: Record<string, string> };
  expect(ready).toBe(true);
  expect((await fetch(`${env.BACKOFFICE_API_URL}/api/v1/boards?cache=off`)).status).toBe(401);
  expect((await stat(join(folder, 'platform.sqlite'))).size).toBeGreaterThan(1_000_000);
  end(child);
  expect(await exited).toEqual([0, null]);
});
