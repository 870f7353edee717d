import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How long a refusal is remembered, in ms: a day. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** That Electron could not be fetched. */
export type Refusal = {
  version: string;
  /** When, in ms since 1970. */
  at: number;
  /** Why, in a line. */
  reason: string;
};

/** The refusal of this version in this file that is still remembered; undefined if there is none. */
export function refusalIn(file: string, version: string, now: number): Refusal | undefined {
  try {
    const refusal = JSON.parse(readFileSync(file, 'utf8')) as Refusal;
    const age = now - refusal.at;
    return refusal.version === version && age >= 0 && age < REMEMBERED_MS ? refusal : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a refusal in this file, so that a machine without access does not wait at each start. */
export function rememberRefusal(file: string, refusal: Refusal): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(refusal));
}

/** Forgets the refusal in this file. */
export const forgetRefusal = (file: string): void => rmSync(file, { force: true });

/** The reason in what a failed installer of the package `electron` has written: its error without the stack. */
export function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !/^(at |[{}]|\[?cause\]?:)/.test(line));
  const error = told.find((line) => /^\w*Error\b/.test(line)) ?? told.at(-1);
  return error?.replace(/^Error: /, '') ?? 'the installer has told no reason';
}
