import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type App, launchApp } from '../../support/launch.ts';
import { inElectron, launchInElectron } from '../../support/launch-electron.ts';
import type { LaunchOptions } from '../../support/program-process.ts';
import { bundledSample } from './bundled-sample.ts';

export const MAIN = join(import.meta.dirname, 'program/main.ts');

/** What the sample's preload exposes to its page. */
type Sample = {
  problems: string[];
  deep: { list: number[] };
  invoke: (channel: string, ...args: unknown[]) => Promise<unknown>;
  send: (channel: string, ...args: unknown[]) => void;
  pathOf: (file: File) => Promise<string[]>;
  on: (channel: string, listener: (...args: unknown[]) => void) => () => void;
};
export type SampleWindow = Window & { sample: Sample; dropped?: Promise<string[][]> };

/** Starts the sample program on a folder of its own; in Electron itself if the tests run there. */
export async function launchSample(
  options: Partial<LaunchOptions> = {},
): Promise<{ app: App; profileDir: string; remove: () => Promise<void> }> {
  const profileDir = options.profileDir ?? (await mkdtemp(join(tmpdir(), 'sample-')));
  const app = inElectron
    ? await launchInElectron({ main: await bundledSample(profileDir), env: {}, ...options, profileDir })
    : await launchApp({ main: MAIN, env: {}, ...options, profileDir });
  return {
    app,
    profileDir,
    remove: async () => {
      await app.close();
      await rm(profileDir, { recursive: true, force: true });
    },
  };
}

/** Calls the sample's main process from its page, with values that Playwright can carry. */
export const call = <T = unknown>(page: Page, channel: string, ...args: unknown[]): Promise<T> =>
  page.evaluate(([name, values]) => (window as Window as SampleWindow).sample.invoke(name, ...values), [
    channel,
    args,
  ] as const) as Promise<T>;

/** Returns what the sample's hooks have recorded so far, in order. */
export const seenBy = (page: Page): Promise<string[]> => call<string[]>(page, 'seen');

/** Polls a value until it meets an expectation, long enough for a busy machine. */
export const eventually = <T>(value: () => T | Promise<T>) => expect.poll(value, { timeout: 30_000 });

/** PIDs and command lines of the running processes whose command line contains a text. */
function runningWith(text: string): { pid: number; line: string }[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return line.includes(text) ? [{ pid: Number(pid), line }] : [];
    } catch {
      return [];
    }
  });
}

export const processesWith = (text: string): string[] => runningWith(text).map(({ line }) => line);
export const pidsWith = (text: string): number[] => runningWith(text).map(({ pid }) => pid);
