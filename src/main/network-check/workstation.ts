import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Check } from '@shared/network-check.ts';
import type { Keychain } from '../storage/keychain.ts';

const MIB = 1024 * 1024;
/** Free space below which a disk counts as almost full, and as too full for an export, in bytes. */
const LITTLE = 1024 * MIB;
const TOO_LITTLE = 100 * MIB;

type Finding = Omit<Check, 'name' | 'host'>;

/** Judges a disk by its free space, in bytes. */
export function judgeSpace(bytes: number): Finding {
  const state = bytes < TOO_LITTLE ? 'bad' : bytes < LITTLE ? 'warning' : 'good';
  return { state, figure: { unit: 'bytes', value: bytes }, problem: state === 'good' ? null : 'low-space' };
}

/**
 * The free space of the disk that holds the folder, or will hold it once the program makes it. Never throws; has a time
 * limit, since a network drive may never answer.
 */
export async function checkDisk(folder: () => Promise<string>, timeoutMs: number): Promise<Finding> {
  const look = async (): Promise<Finding> => {
    const path = await existing(await folder());
    await access(path, constants.W_OK);
    const { blocks, bavail, bsize } = await statfs(path);
    // Some network drives report 0 of 0 blocks.
    return blocks === 0 ? { state: 'unknown', figure: null, problem: 'no-figure' } : judgeSpace(bavail * bsize);
  };
  return within(timeoutMs, look, { state: 'bad', figure: null, problem: 'no-folder' });
}

/** The folder, or its nearest existing ancestor. Throws if that is a file. */
async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return folder;
  if (found || folder === dirname(folder)) throw new Error('not a folder');
  return existing(dirname(folder));
}

/** How long the keychain takes to answer, in ms. Never throws. */
export async function checkKeychain(keychain: Pick<Keychain, 'get'> | null, timeoutMs: number): Promise<Finding> {
  const none: Finding = { state: 'warning', figure: null, problem: 'no-keychain' };
  if (!keychain) return none;
  const ask = async (): Promise<Finding> => {
    const startedAt = performance.now();
    await keychain.get('probe');
    return { state: 'good', figure: { unit: 'ms', value: Math.round(performance.now() - startedAt) }, problem: null };
  };
  return within(timeoutMs, ask, none);
}

/** The outcome of `work`, or `otherwise` if it fails or times out. */
async function within(timeoutMs: number, work: () => Promise<Finding>, otherwise: Finding): Promise<Finding> {
  const stop = new AbortController();
  const late = sleep(timeoutMs, otherwise, { signal: stop.signal }).catch(() => otherwise);
  const done = work().catch(() => otherwise);
  const finding = await Promise.race([done, late]);
  stop.abort();
  return finding;
}
