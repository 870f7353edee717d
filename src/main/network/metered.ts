import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '../diagnostics/log.ts';

/** A question to the system: program with its full path, arguments, and what in its output means a metered line. */
type Question = { program: string; args: readonly string[]; yes: RegExp };

/** Chromium does not tell a page on a desktop whether the line is metered, and Electron has no call for it. */
const QUESTIONS: Partial<Record<NodeJS.Platform, Question>> = {
  // NMMetered: 1 is yes, 3 a guess that it is.
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

/** Runs a program; gives its output. Rejects where it fails or takes too long. */
type Run = (program: string, args: readonly string[]) => Promise<string>;

const run: Run = async (program, args) =>
  (await promisify(execFile)(program, [...args], { timeout: TIMEOUT_MS, windowsHide: true })).stdout;

/**
 * Creates the question whether the line is metered, which the system is asked at most every ten minutes. A system that
 * does not answer or is not asked (macOS) counts as a line that is not. `run`, `now` (ms): for tests.
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
