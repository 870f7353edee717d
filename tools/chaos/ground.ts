import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedCall, Violation } from '../../tests/platform/recorder.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import type { Platform } from '../../tests/platform/types.ts';

/** A platform that can be restarted and keeps its data and addresses. */
export type Ground = {
  /** The running platform; during a restart, resolves once it runs again. */
  up: () => Promise<Platform>;
  /** Stops it and starts it again after `downMs`; joins a restart that is already in progress. */
  restart: (downMs: number) => Promise<void>;
  /** All calls since the beginning. */
  calls: () => RecordedCall[];
  /** Violations of the specification, except those caused by the end of a session or by a restart. */
  violations: () => Violation[];
  /** From now on the weather's faults hit calls; before, none does. */
  storm: () => Promise<void>;
  /** From now on no fault hits a call. */
  calm: () => Promise<void>;
  close: () => Promise<void>;
};

/** A handler that resumes after its platform has stopped finds the database closed. */
const isOfRestart = ({ status, reason }: Violation) =>
  status === 500 && /database is not open|statement has been finalized/.test(reason);

/** Starts a platform. `weather` applies to calls from `storm` to `calm`. */
export async function startGround(weather: (platform: Platform) => void): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaos-platform-'));
  const runs: Platform[] = [];
  let calm = true;
  const start = async (ports?: { apiPort: number; ssoPort: number }): Promise<Platform> => {
    const platform = await startPlatform({ dataDir, ...ports });
    platform.expectViolation({ status: 401 });
    if (!calm) weather(platform);
    runs.push(platform);
    return platform;
  };
  let current = start();
  await current;

  let restarting: Promise<unknown> | null = null;
  const replace = async (downMs: number) => {
    const old = await current;
    const { port: apiPort } = new URL(old.apiUrl);
    const { port: ssoPort } = new URL(old.ssoUrl);
    current = (async () => {
      await old.close();
      await sleep(downMs);
      return start({ apiPort: Number(apiPort), ssoPort: Number(ssoPort) });
    })();
    await current;
  };

  return {
    up: () => current,
    restart: async (downMs) => {
      restarting ??= replace(downMs).finally(() => {
        restarting = null;
      });
      await restarting;
    },
    calls: () => runs.flatMap((run) => run.calls()),
    violations: () => runs.flatMap((run) => run.violations()).filter((violation) => !isOfRestart(violation)),
    storm: async () => {
      calm = false;
      weather(await current);
    },
    calm: async () => {
      calm = true;
      (await current).faults.clear();
    },
    close: async () => {
      await (await current).close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
