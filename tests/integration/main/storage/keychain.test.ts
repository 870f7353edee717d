import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNLOCK } from '../../../support/keyring.ts';
import { SAMPLE } from '../session/sample-record.ts';

const run = promisify(execFile);
const CHILD = [
  '--import',
  join(import.meta.dirname, '../../../support/resolve-shared.ts'),
  join(import.meta.dirname, '../session/vault-child.ts'),
];
/** How long the keychain may take to answer on a busy machine, in ms. */
const PATIENT_MS = '30000';

let home: string;
let file: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'keyring-'));
  file = join(home, 'session.bin');
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Runs the vault in its own desktop session, begun by `before`; returns what it prints. */
async function inSession(before: readonly string[], ...args: string[]) {
  const [command = '', ...rest] = [...before, process.execPath, ...CHILD, ...args];
  const { PATH } = process.env;
  // The keyring of the session before may still be ending.
  const XDG_RUNTIME_DIR = await mkdtemp(join(home, 'run-'));
  const { stdout } = await run(command, rest, { env: { PATH, HOME: home, XDG_RUNTIME_DIR }, timeout: 60_000 });
  const printed = stdout.split('\n').find((line) => line.startsWith('{')) ?? '';
  return JSON.parse(printed);
}

const unlocked = ['dbus-run-session', '--', 'bash', '-c', UNLOCK, 'bash'];
const locked = ['dbus-run-session', '--'];

// Six desktop sessions, each with a keyring of its own.
test('the session survives a restart in a real keyring, and a wipe removes it', {
  timeout: 360_000,
}, async () => {
  expect(await inSession(unlocked, 'save', file, PATIENT_MS)).toMatchObject({
    keychain: true,
    persistence: 'keychain',
    lines: [],
  });
  expect(await inSession(unlocked, 'load', file, PATIENT_MS)).toMatchObject({
    record: SAMPLE,
    persistence: 'keychain',
    lines: [],
  });

  // Locked: no session, nothing lost.
  expect(await inSession(locked, 'load', file)).toMatchObject({ record: null });
  expect(await inSession(unlocked, 'load', file, PATIENT_MS)).toMatchObject({ record: SAMPLE });

  await inSession(unlocked, 'clear', file, PATIENT_MS);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await inSession(unlocked, 'load', file, PATIENT_MS)).toMatchObject({ record: null, lines: [] });
});

test('a locked keyring takes no key: the session lives in memory', async () => {
  const other = join(home, 'other.bin');
  expect(await inSession(locked, 'save', other)).toMatchObject({ persistence: 'memory' });
  await expect(stat(other)).rejects.toThrow('ENOENT');
});

test('no desktop session: no keychain, and nothing written', async () => {
  const other = join(home, 'other.bin');
  const answer = await inSession([], 'save', other);
  expect(answer).toMatchObject({ keychain: false, persistence: 'memory' });
  expect(answer.lines[0]).toContain('no keychain answers');
  await expect(stat(other)).rejects.toThrow('ENOENT');
});

test('a keychain that does not answer is given up after the time limit', async () => {
  const services = join(home, 'services');
  await mkdir(services);
  const service = '[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/sleep 3\n';
  await writeFile(join(services, 'org.freedesktop.secrets.service'), service);
  const config = join(home, 'bus.conf');
  await writeFile(
    config,
    `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><servicedir>${services}</servicedir>
<limit name="service_start_timeout">2000</limit><policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`,
  );
  const answer = await inSession(['dbus-run-session', `--config-file=${config}`, '--'], 'load', file, '300');
  expect(answer).toMatchObject({ keychain: false, persistence: 'memory' });
  expect(answer.lines[0]).toContain('within 300 ms');
});
