import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remountDisk } from '../../../tests/support/small-disk.ts';
import type { Strike } from './mishap.ts';

const MIB = Buffer.alloc(1024 * 1024);
/** How long a full disk stays full, in ms: the person works on meanwhile. */
const FULL_MS = 3_000;
/** The program retries a refused write after two seconds. */
const WRITTEN_MS = 4_000;

function fill(file: string): void {
  const ballast = openSync(file, 'w');
  try {
    // Ever smaller blocks, until not a byte fits.
    for (let size = MIB.length; size > 0; ) {
      try {
        writeSync(ballast, MIB, 0, size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(ballast);
  }
}

/** Another file fills the disk, and is removed a little later. */
export const fillDisk: Strike = async ({ disk }) => {
  const ballast = join(disk, 'ballast');
  fill(ballast);
  await sleep(FULL_MS);
  rmSync(ballast);
};

/**
 * The program starts on a read-only profile. The returned repair makes the profile writable and leaves the program time
 * to write what it kept in memory: the program does not promise to write sooner.
 */
export const refuseWrites: Strike = async (person) => {
  await person.app.kill();
  remountDisk(person.disk, 'ro');
  await person.start();
  return async () => {
    remountDisk(person.disk, 'rw');
    await sleep(WRITTEN_MS);
  };
};

/** The program starts with settings files that are truncated. */
export const damageSettings: Strike = async (person) => {
  await person.app.kill();
  for (const name of ['settings.json', 'window.json']) await writeFile(join(person.profile, name), '{"script":"lat');
  await person.start();
};
