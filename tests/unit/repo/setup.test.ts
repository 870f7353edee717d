import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = resolve(import.meta.dirname, '../../../scripts');
const COMMANDS = ['chromium', 'gnome-keyring-daemon', 'dbus-run-session', 'Xvfb', 'soffice'];
/** Content of `package-lock.json`, and of the copy that npm writes into `node_modules` when it installs. */
const LOCK = { packages: { '': {}, 'node_modules/zod': { version: '4.0.0', integrity: 'a' } } };

/** A project with installed modules, and a path with only these commands on it. */
let project = '';
let path = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  path = join(project, 'bin');
  mkdirSync(path);
  mkdirSync(join(project, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(project, 'node_modules/node/bin/node'));
  cpSync(join(scripts, 'setup.mjs'), join(project, 'scripts/setup.mjs'));
  cpSync(join(scripts, 'setup'), join(project, 'scripts/setup'), { recursive: true });
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify(LOCK));
  for (const name of ['start.mjs', 'test.ts', 'e2e.ts']) {
    writeFileSync(join(project, name), 'console.log("ran", ...process.argv.slice(2)); process.exitCode = 7;');
  }
  for (const name of COMMANDS) command(name, 'exit 0');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Puts a command on the path: a shell script that first writes its name and arguments into `calls`. */
function command(name: string, script: string): void {
  const file = join(path, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${join(project, 'calls')}\n${script}\n`);
  chmodSync(file, 0o755);
}

const calls = (): string[] => {
  const file = join(project, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

function start(args: string[], user: number): ChildProcess {
  const asUser = `data:text/javascript,process.getuid=()=>${user}`;
  return spawn(process.execPath, ['--import', asUser, 'scripts/setup.mjs', ...args], {
    cwd: project,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the set-up as this user; 0 is root. */
async function setUp(args: string[], user = 0): Promise<{ code: number | null; output: string }> {
  const child = start(args, user);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

describe('npm start and npm test on a machine that has everything', () => {
  it('run the script at once, with its arguments and its exit code', async () => {
    expect(await setUp(['start.mjs', '--role', 'admin'])).toEqual({ code: 7, output: 'ran --role admin\n' });
    expect(calls()).toEqual([]);
  });

  it('pass a signal on, and end as the script ended', async () => {
    writeFileSync(join(project, 'wait.mjs'), 'console.log("up"); setInterval(() => {}, 1000);');
    const child = start(['wait.mjs'], 0);
    await new Promise((up) => child.stdout?.once('data', up));
    child.kill('SIGTERM');
    expect(await new Promise((done) => child.once('close', (_code, signal) => done(signal)))).toBe('SIGTERM');
  });

  it('pass on how the script handled a signal', async () => {
    writeFileSync(
      join(project, 'wait.mjs'),
      'process.on("SIGINT", () => process.exit(3)); console.log("up"); setInterval(() => {}, 1000);',
    );
    const child = start(['wait.mjs'], 0);
    await new Promise((up) => child.stdout?.once('data', up));
    child.kill('SIGINT');
    expect(await new Promise((done) => child.once('close', done))).toBe(3);
  });
});

describe('modules', () => {
  it('are installed by npm ci when another version is locked, and only then', async () => {
    command('npm', '/bin/cp package-lock.json node_modules/.package-lock.json');
    const next = { packages: { ...LOCK.packages, 'node_modules/zod': { version: '4.0.1', integrity: 'b' } } };
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(next));
    expect(await setUp(['start.mjs'])).toMatchObject({
      code: 7,
      output: expect.stringContaining('npm ci) … 0 s\nran'),
    });
    expect((await setUp(['start.mjs'])).output).toBe('ran\n');
    expect(calls()).toEqual(['npm ci --loglevel=error']);
  });

  it('may lack an optional package, which is for another platform', async () => {
    const lock = { packages: { ...LOCK.packages, 'node_modules/zod-win32': { version: '4.0.0', optional: true } } };
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
    expect((await setUp(['start.mjs'])).output).toBe('ran\n');
  });

  it('that cannot be installed end the run, with the output of npm', async () => {
    command('npm', 'echo "no such package"; exit 1');
    rmSync(join(project, 'node_modules/.package-lock.json'));
    const { code, output } = await setUp(['start.mjs']);
    expect(code).toBe(1);
    expect(output).toContain('no such package');
    expect(output).not.toContain('ran');
  });
});

describe('system packages', () => {
  const without = (...names: string[]) => {
    for (const name of names) rmSync(join(path, name));
  };

  it('that are missing are installed for root, once', async () => {
    without('chromium', 'Xvfb');
    const add = (name: string) => `printf '#!/bin/sh\\n' > ${join(path, name)}; /bin/chmod +x ${join(path, name)}`;
    command('apt-get', `if [ "$1" = install ]; then ${add('chromium')}; ${add('Xvfb')}; fi`);
    expect((await setUp(['start.mjs'])).code).toBe(7);
    expect((await setUp(['start.mjs'])).output).toBe('ran\n');
    expect(calls()).toEqual(['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium xvfb xauth']);
  });

  it('are listed in one line for other users than root, and the program is not started without Chromium', async () => {
    without('chromium');
    command('apt-get', 'exit 0');
    const { code, output } = await setUp(['start.mjs'], 1000);
    expect(code).toBe(1);
    expect(output).toContain('sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium\n');
    expect(calls()).toEqual([]);
  });

  it('that make the tests cheaper are installed for root where the package lists know them', async () => {
    command('apt-get', 'exit 0');
    command('apt-cache', 'exit 0');
    expect((await setUp(['start.mjs'])).code).toBe(7);
    expect(calls()).toEqual([]);
    expect((await setUp(['test.ts'])).code).toBe(7);
    expect(calls()).toEqual([
      'apt-cache show chromium-headless-shell',
      'apt-get install -y -q --no-install-recommends chromium-headless-shell',
    ]);
  });

  it('that make the tests cheaper are skipped where they are not available', async () => {
    command('apt-get', 'exit 1');
    command('apt-cache', 'exit 100');
    expect((await setUp(['test.ts'])).code).toBe(7);
    expect(calls()).toEqual(['apt-cache show chromium-headless-shell']);
  });

  it('that only tests need block the tests, but not the start of the program', async () => {
    without('gnome-keyring-daemon');
    const program = await setUp(['start.mjs'], 1000);
    expect(program).toMatchObject({ code: 7, output: expect.stringContaining('going on without gnome-keyring') });
    const tests = await setUp(['test.ts'], 1000);
    expect(tests).toMatchObject({ code: 1, output: expect.stringContaining('cannot go on without gnome-keyring') });
  });

  it('of tests and of the stand-in do not block the first run in Electron', async () => {
    without('chromium', 'soffice', 'Xvfb', 'gnome-keyring-daemon');
    expect(await setUp(['e2e.ts', '--electron'], 1000)).toMatchObject({ code: 1 });
    const first = await setUp(['e2e.ts', '--electron', '--first'], 1000);
    expect(first).toMatchObject({ code: 7, output: expect.stringContaining('ran --electron --first') });
  });

  it('that cannot be installed end the run, with the output of the installer', async () => {
    without('chromium');
    command('apt-get', 'echo "no network"; exit 100');
    const { code, output } = await setUp(['start.mjs']);
    expect(code).toBe(1);
    expect(output).toContain('no network');
  });
});
