import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unsafeStart } from '../../../../src/main/security/unsafe-start.ts';

const start = (...args: readonly string[]) => unsafeStart(['program', ...args], {}, 'linux');

test.each([
  ...['--user-data-dir=/tmp/x', '--disable-features=X', '--enable-features=X', '--enable-logging', '--v=1', '-v'],
  ...['--disable-sandbox', '--disable-gpu-sandbox', '--single-process', '--no-zygote', '--renderer-cmd-prefix=x'],
  ...['--gpu-launcher=x', '--utility-cmd-prefix=x', '--use-mock-keychain', '--password-store=basic'],
  ...['--auth-server-allowlist=*', '--disable-site-isolation-for-policy', '--test-type', '--enable-automation'],
  ...['--unknown-of-tomorrow', ' --no-sandbox', '\t--no-sandbox'],
  '--remote-debugging-port=9222',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--enable-blink-features=Serial',
  '--enable-experimental-web-platform-features',
  '--host-resolver-rules=MAP * 127.0.0.1',
  '--ignore-certificate-errors',
  '--proxy-server=http://127.0.0.1:8080',
  '-proxy-server=http://127.0.0.1:8080',
  '--log-net-log=/home/somebody/net.json',
])('an installed program does not start with %s', (argument) => {
  const name = argument.trim().replace(/^-+/, '').split('=')[0];
  expect(start(argument)).toBe(`--${name}`);
  expect(start('--lang=uz', argument)).toBe(`--${name}`);
});

test('SSLKEYLOGFILE is refused, too, unless it is empty', () => {
  expect(unsafeStart(['program'], { SSLKEYLOGFILE: 'keys.txt' }, 'linux')).toBe('SSLKEYLOGFILE');
  expect(unsafeStart(['program'], { SSLKEYLOGFILE: '' }, 'linux')).toBeNull();
});

test('only Windows accepts a switch with a slash or in any case', () => {
  for (const argument of ['/No-Sandbox', '-NO-SANDBOX', '--No-Sandbox'])
    expect(unsafeStart(['program', argument], {}, 'win32')).toBe('--no-sandbox');
  expect(unsafeStart(['program', '--LANG=uz', '/Updated'], {}, 'win32')).toBeNull();
  expect(start('/no-sandbox'), 'a file').toBeNull();
  expect(start('--Lang=uz'), 'not that switch').toBe('--Lang');
});

test('a long name is told by its beginning', () => {
  expect(start(`--${'x'.repeat(5000)}`)).toBe(`--${'x'.repeat(60)}`);
});

test('switches that help an old workstation are allowed, and so are links and file names', () => {
  expect(start('tashabbus://i/1?p=2&s=0a1b2c3d', '-', '')).toBeNull();
  expect(unsafeStart(['program', '--updated', '-Embedding'], {}, 'win32'), 'after an update').toBeNull();
  expect(start('--disable-gpu', '--force-device-scale-factor=1.5', '--force-renderer-accessibility')).toBeNull();
  expect(start('--', '--no-sandbox')).toBeNull();
  expect(start('a file --no-sandbox.xlsx')).toBeNull();
  expect(unsafeStart(['--no-sandbox'], {}, 'linux'), "the program's own name").toBeNull();
});

test('a switch is found at any position and with any value', () => {
  const harmless = fc.constantFrom('--disable-gpu', 'report.xlsx', '--lang=ru', '-', '/tmp/x');
  fc.assert(
    fc.property(fc.array(harmless), fc.array(harmless), fc.string(), (before, after, value) => {
      expect(start(...before, `--proxy-server=${value}`, ...after)).toBe('--proxy-server');
      expect(start(...before, ...after)).toBeNull();
    }),
  );
});
