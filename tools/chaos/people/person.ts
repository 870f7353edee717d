import '../../../tests/e2e/support/page-bridge.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { DraftPlace } from '../../../src/shared/drafts.ts';
import type { PlatformUser } from '../../../tests/platform/staff.ts';
import { type App, launchApp } from '../../../tests/support/launch.ts';
import type { Ground } from '../ground.ts';
import type { Ledger } from '../ledger.ts';
import type { PersonName } from '../plan.ts';
import { inWindow } from './signs.ts';

/** A person at a workstation: the running program, its files on the disk, and the ledger. */
export type Person = {
  readonly name: PersonName;
  readonly user: PlatformUser;
  readonly ground: Ground;
  readonly ledger: Ledger;
  /** The workstation's disk for the program's profile and downloads. */
  readonly disk: string;
  readonly profile: string;
  readonly downloads: string;
  /** Folder of the person's own files, on another disk. */
  readonly files: string;
  readonly app: App;
  readonly page: Page;
  /** The time zone of the workstation, used from the next start on. */
  timeZone: string;
  /** Starts the program, or restarts it. */
  start: () => Promise<void>;
  /** Connects to the window again after its page has crashed and reloaded. */
  reconnect: () => Promise<void>;
};

const WAIT_MS = 20_000;

/** Keeps Chromium's own profile and the desktop's keyring off the disk that fills up or becomes read-only. */
async function prepare(profile: string, elsewhere: string): Promise<void> {
  await mkdir(profile, { recursive: true });
  for (const name of ['chromium', 'keyring-data', 'keyring-run']) {
    await mkdir(join(elsewhere, name), { recursive: true, mode: 0o700 });
    await symlink(join(elsewhere, name), join(profile, name));
  }
}

/**
 * Sets up a person's workstation in `folder`, with the program's files on `disk`. Does not start the program.
 */
export async function seat(
  name: PersonName,
  { ground, ledger, folder, disk }: { ground: Ground; ledger: Ledger; folder: string; disk: string },
): Promise<Person> {
  const { users, env } = await ground.up();
  const user = users.find(({ role }) => role === name);
  if (!user) throw new Error(`the platform knows no ${name}`);
  const profile = join(disk, 'p');
  const downloads = join(disk, 'downloads');
  await prepare(profile, folder);

  let app: App | null = null;
  const running = (): App => {
    if (!app) throw new Error(`the program of ${name} has not been started`);
    return app;
  };
  const listen = () => {
    const { page } = running();
    page.setDefaultTimeout(WAIT_MS);
    page.on('pageerror', (error) =>
      ledger.broken.push(`nobody caught in the page of ${name}: ${error.stack ?? error}`),
    );
  };
  const person: Person = {
    name,
    user,
    ground,
    ledger,
    disk,
    profile,
    downloads,
    files: folder,
    timeZone: 'Asia/Tashkent',
    get app() {
      return running();
    },
    get page() {
      return running().page;
    },
    start: async () => {
      const changes = { env: { ...env, BACKOFFICE_DOWNLOADS_DIR: downloads, TZ: person.timeZone } };
      if (app) await app.restart(changes);
      else {
        const viewport = { width: 1366, height: 768 };
        const logFile = join(folder, 'program.log');
        app = await launchApp({ profileDir: profile, keyring: true, viewport, logFile, ...changes });
      }
      listen();
    },
    reconnect: async () => {
      await running().reconnect();
      listen();
    },
  };
  return person;
}

/** The draft that the program keeps for this form and record, as JSON; null: none. */
export const keptWords = ({ page }: Person, place: DraftPlace): Promise<string | null> =>
  inWindow(() =>
    page.evaluate(async (at) => {
      const answer = await window.bridge.drafts.load(at);
      return answer.ok && answer.value ? JSON.stringify(answer.value.value) : null;
    }, place),
  );

/** True if a draft of this person was written to the disk since `since`, in ms since the epoch. */
export function draftsWrittenSince({ profile }: Person, since: number): boolean {
  const folder = join(profile, 'drafts');
  if (!existsSync(folder)) return false;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.some(
    ({ parentPath, name }) => (statSync(join(parentPath, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since,
  );
}
