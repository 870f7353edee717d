import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remountDisk } from '../../support/small-disk.ts';
import type { Strike } from './mishap.ts';

const MIB = Buffer.alloc(1024 * 1024);
/** How long a full disk stays full, in ms: the person goes on meanwhile. */
const FULL_MS = 3_000;
/** The program asks a disk that refuses again after two seconds. */
const WRITTEN_MS = 4_000;

function fill(file: string): void {
  const ballast = openSync(file, 'w');
  try {
    // Smaller and smaller pieces, until not a byte fits.
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

/** Something else fills the disk, and somebody makes room a little later. */
export const fillDisk: Strike = async ({ disk }) => {
  const ballast = join(disk, 'ballast');
  fill(ballast);
  await sleep(FULL_MS);
  rmSync(ballast);
};

/**
 * The program starts on a profile that it cannot write to. Once it can, what waits in memory is given the time to be
 * written: it is promised no sooner.
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

/** The files of the person's choices are cut off halfway, and the program is started on them. */
export const damageSettings: Strike = async (person) => {
  await person.app.kill();
  for (const name of ['settings.json', 'window.json']) await writeFile(join(person.profile, name), '{"script":"lat');
  await person.start();
};
