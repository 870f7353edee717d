import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '../diagnostics/log.ts';

/** A question to the system: a program with its full path, its arguments, and the output that means a metered line. */
type Question = { program: string; args: readonly string[]; yes: RegExp };

/** On desktops, Chromium does not tell a page whether the line is metered, and Electron has no call for it. */
const QUESTIONS: Partial<Record<NodeJS.Platform, Question>> = {
  // NMMetered: 1 is "yes", 3 is "guessed yes".
  linux: {
    program: '/usr/bin/busctl',
    args: [
      ...['--system', '--auto-start=no', 'get-property', 'org.freedesktop.NetworkManager'],
      ...['/org/freedesktop/NetworkManager', 'org.freedesktop.NetworkManager', 'Metered'],
    ],
    yes: /^u [13]$/,
  },
  win32: {
    program: 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe',
    args: [
      ...['-NoProfile', '-NonInteractive', '-Command'],
      '[Windows.Networking.Connectivity.NetworkInformation,Windows,ContentType=WindowsRuntime]::GetInternetConnectionProfile().GetConnectionCost().NetworkCostType',
    ],
    yes: /^(?:Fixed|Variable)$/,
  },
};

/** How long the system may take to answer, and how long its answer holds, in ms. */
const TIMEOUT_MS = 10_000;
const HOLDS_MS = 10 * 60_000;

/** Runs a program and returns its output. Rejects if it fails or takes too long. */
type Run = (program: string, args: readonly string[]) => Promise<string>;

const run: Run = async (program, args) =>
  (await promisify(execFile)(program, [...args], { timeout: TIMEOUT_MS, windowsHide: true })).stdout;

/**
 * Creates the check whether the line is metered, which asks the system at most every ten minutes. If the system does
 * not answer or is not asked (macOS), the line counts as not metered. `run`, `now` (ms): for tests.
 */
export function createMetered({
  platform = process.platform,
  log,
  now = Date.now,
  run: ask = run,
}: {
  platform?: NodeJS.Platform;
  log: Pick<Log, 'debug'>;
  now?: () => number;
  run?: Run;
}): () => Promise<boolean> {
  const question = QUESTIONS[platform];
  let answer: { at: number; metered: Promise<boolean> } | null = null;

  const metered = async ({ program, args, yes }: Question): Promise<boolean> => {
    try {
      return yes.test((await ask(program, args)).trim());
    } catch (error) {
      log.debug('the system does not say whether the line is metered', { error });
      return false;
    }
  };

  return async () => {
    if (!question) return false;
    if (!answer || now() - answer.at >= HOLDS_MS) answer = { at: now(), metered: metered(question) };
    return answer.metered;
  };
}
