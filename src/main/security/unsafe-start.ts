import { startOf } from '@shared/start-of.ts';

/**
 * Switches with which an installed program may be started. Chromium takes some thousand from any shortcut, before our
 * code runs, and by many of them an ordinary user, or malware running as that user, could read the session or divert
 * the program to another server: only those are allowed that help an old screen or graphics card.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['disable-gpu', 'disable-gpu-compositing', 'use-angle', 'use-gl'],
  ...['force-device-scale-factor', 'force-renderer-accessibility', 'high-dpi-support', 'lang'],
  ...['enable-wayland-ime', 'ozone-platform', 'ozone-platform-hint'],
  // Of the installer for Windows, and of Windows for a notification that is clicked: Chromium knows neither.
  ...['updated', 'embedding'],
]);

/** Environment variables with the same effect: Chromium writes the keys of its TLS connections to this file. */
const VARIABLES = ['SSLKEYLOGFILE'] as const;

/** Most of a switch that is told, in characters: the name may be anything. */
const MOST = 60;

/**
 * The switch or the environment variable for which an installed program must not start, or null. Chromium takes a
 * switch with one hyphen or two, on Windows also with a slash and case-insensitively, and ignores blanks around it.
 */
export function unsafeStart(argv: readonly string[], env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  const onWindows = platform === 'win32';
  const start = onWindows ? /^(?:--|-|\/)/ : /^(?:--|-)/;
  for (const given of argv.slice(1)) {
    const argument = given.trim();
    // All further arguments are file names, whatever they begin with.
    if (argument === '--') break;
    const rest = argument.replace(start, '');
    if (rest === '' || rest === argument) continue;
    const [name = ''] = rest.split('=');
    const known = onWindows ? name.toLowerCase() : name;
    if (!ALLOWED.has(known)) return `--${startOf(known, MOST)}`;
  }
  return VARIABLES.find((name) => env[name]) ?? null;
}
