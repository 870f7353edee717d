/**
 * Chromium switches by which an ordinary user, or malware running as that user, could read the session or divert the
 * program to another server. Chromium takes them from any shortcut before our code runs.
 */
const SWITCHES = [
  'allow-running-insecure-content',
  'auth-negotiate-delegate-whitelist',
  'auth-server-whitelist',
  'disable-site-isolation-trials',
  'disable-web-security',
  'enable-blink-features',
  'enable-experimental-web-platform-features',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'inspect',
  'inspect-brk',
  'js-flags',
  'load-extension',
  'log-net-log',
  'net-log-capture-mode',
  'no-sandbox',
  'origin-to-force-quic-on',
  'proxy-auto-detect',
  'proxy-bypass-list',
  'proxy-pac-url',
  'proxy-server',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'ssl-key-log-file',
  'unsafely-treat-insecure-origin-as-secure',
] as const;
const KNOWN: ReadonlySet<string> = new Set(SWITCHES);

/** Environment variables with the same effect: Chromium writes the keys of its TLS connections to this file. */
const VARIABLES = ['SSLKEYLOGFILE'] as const;

/**
 * The switch or the environment variable for which an installed program must not start, or null. Chromium takes a
 * switch with one hyphen or two, on Windows also with a slash, and case-insensitively.
 */
export function unsafeStart(argv: readonly string[], env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  const onWindows = platform === 'win32';
  const start = onWindows ? /^(--|-|\/)/ : /^(--|-)/;
  for (const argument of argv.slice(1)) {
    // All further arguments are file names, whatever they begin with.
    if (argument === '--') break;
    if (!start.test(argument)) continue;
    const [name = ''] = argument.replace(start, '').split('=');
    const known = onWindows ? name.toLowerCase() : name;
    if (KNOWN.has(known)) return `--${known}`;
  }
  return VARIABLES.find((name) => env[name]) ?? null;
}
