import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What decides whether Chromium's sandbox can start. */
export type SandboxFacts = {
  platform: NodeJS.Platform;
  /** The user; 0 is root. */
  uid: number | undefined;
  /** The system's settings for user namespaces by their path below /proc/sys, as they are read; absent: not there. */
  settings: Readonly<Record<string, string>>;
  /** Path of Electron's helper for systems without them, and whether it belongs to root and runs as root. */
  helper: { path: string; isRoot: boolean };
};

/** Settings that take user namespaces from ordinary programs, and the value that does (Ubuntu 24, old Debian, any). */
const REFUSING: Readonly<Record<string, string>> = {
  'kernel/apparmor_restrict_unprivileged_userns': '1',
  'kernel/unprivileged_userns_clone': '0',
  'user/max_user_namespaces': '0',
};

/**
 * What to type where the system gives Chromium's sandbox no user namespace and Electron's helper is not set up instead;
 * null where neither is missing. An AppArmor profile that allows this Electron is not seen: the advice is for an
 * Electron that has failed. Source: Electron's `chrome-sandbox`, Ubuntu 24.04's release notes.
 */
export function sandboxAdvice({ platform, uid, settings, helper }: SandboxFacts): string | null {
  if (platform !== 'linux' || uid === 0 || helper.isRoot) return null;
  const setting = Object.keys(REFUSING).find((name) => settings[name] === REFUSING[name]);
  if (!setting) return null;
  return [
    `Chromium's sandbox may be what failed: this system gives ordinary programs no user namespace (${setting.replace('/', '.')}).`,
    "Type, once for this folder, so that Electron's own helper is used instead:",
    `  sudo chown root:root '${helper.path}' && sudo chmod 4755 '${helper.path}'`,
    'Do not start it with --no-sandbox.',
  ].join('\n');
}

/** The advice for the Electron at `binary` on this machine. */
export function sandboxAdviceHere(binary: string): string | null {
  const settings = Object.keys(REFUSING).flatMap((name) => {
    const value = read(join('/proc/sys', name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const path = join(dirname(binary), 'chrome-sandbox');
  const uid = process.getuid?.();
  return sandboxAdvice({
    platform: process.platform,
    uid,
    settings: Object.fromEntries(settings),
    helper: { path, isRoot: isSetToRoot(path) },
  });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Whether the file belongs to root and runs as root whoever starts it (mode 4755). */
function isSetToRoot(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && stat.uid === 0 && (stat.mode & 0o4001) === 0o4001;
}
