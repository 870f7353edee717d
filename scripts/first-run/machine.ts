import { existsSync, readFileSync } from 'node:fs';
import { arch, cpus, homedir, hostname, release, totalmem, type, userInfo, version } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import { root } from '../lib/project.ts';

type Fact = readonly [string, string];

/** System, versions and locale of this machine, known before the program has started. */
export function machineFacts(): Fact[] {
  const { version: electron } = JSON.parse(
    readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8'),
  ) as { version: string };
  const { DISPLAY, WAYLAND_DISPLAY, XDG_SESSION_TYPE, XDG_CURRENT_DESKTOP } = process.env;
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const onLinux: Fact[] = [
    ['Distribution', distribution()],
    [
      'Desktop',
      [XDG_CURRENT_DESKTOP, XDG_SESSION_TYPE, DISPLAY && 'X11', WAYLAND_DISPLAY && 'Wayland']
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return [
    ['System', `${type()} ${release()} ${arch()}; ${version()}`],
    ...(process.platform === 'linux' ? onLinux : []),
    ['Processor and memory', `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['Package electron', electron],
    ['Node of the run', process.version],
    ['Locale', `${locale}, ${timeZone}`],
    ["Chromium's sandbox", process.getuid?.() === 0 ? 'off: the user is root' : 'on'],
  ];
}

/** Versions and display as the program's page sees them. */
export async function pageFacts(page: Page): Promise<Fact[]> {
  const seen = await page.evaluate(() => ({
    agent: navigator.userAgent,
    language: navigator.languages.join(', '),
    display: `${screen.width} × ${screen.height}, ${devicePixelRatio * 100} %, window ${innerWidth} × ${innerHeight}`,
  }));
  return [
    ["Chromium's own words", seen.agent],
    ['Languages of the page', seen.language],
    ['Display', seen.display],
  ];
}

/** The versions that the program has logged at its start: Electron, Chromium, Node. */
export const loggedVersions = (log: readonly string[]): Fact[] => {
  const line = log.find((one) => /\bstarting \{/.test(one));
  return line ? [['The program at its start', line]] : [];
};

const distribution = (): string =>
  existsSync('/etc/os-release')
    ? (/^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'unknown')
    : 'unknown';

/** The lines at the end of a file; none where there is no file. */
export const lastLines = (file: string, count: number): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count) : [];

/**
 * A function that takes personal data from a text: folders, names of the user and the machine, and what the program's
 * own log leaves out.
 */
export async function cleaner(): Promise<(text: string) => string> {
  // The program's modules, whose alias Node does not know.
  await import('../../tests/support/resolve-shared.ts');
  const { redactText } = await import('../../src/main/diagnostics/redact.ts');
  // On Windows, addresses of files have slashes.
  const folders = [
    [root, '.'],
    [homedir(), '~'],
  ].flatMap(([folder = '', as = '']) => [[folder, as] as const, [folder.replaceAll('\\', '/'), as] as const]);
  const names: (readonly [string, string])[] = [
    [userInfo().username, '[user]'],
    [hostname(), '[machine]'],
  ];
  const hidden = names.filter(([name]) => name.length > 2 && name !== 'root');
  return (text) => {
    const placed = folders.reduce((rest, [folder, as]) => rest.replaceAll(folder, as), stripVTControlCharacters(text));
    return redactText(hidden.reduce((rest, [name, instead]) => rest.replaceAll(wholeWord(name), instead), placed));
  };
}

/** Matches a name, but not within a longer word. */
const wholeWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`, 'giu');
