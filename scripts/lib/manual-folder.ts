import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** Where `npm run manual` writes the manual as documents; packages have it from here. */
export const MANUAL = join(root, 'manual');
/** Names the version of the program whose whole manual is in a folder. */
const STAMP = 'version';

/** Notes that a folder has the whole manual of a version. */
export const stampManual = (folder: string, version: string): void => writeFileSync(join(folder, STAMP), version);

/** Whether a folder has the whole manual of a version. */
export const hasManual = (folder: string, version: string): boolean =>
  existsSync(join(folder, STAMP)) && readFileSync(join(folder, STAMP), 'utf8') === version;

/** Copies the documents alone, by script: no pictures and no HTML. */
export const copyManual = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => isDocument(from, file) });

const isDocument = (from: string, file: string): boolean =>
  file.endsWith('.pdf') || (statSync(file).isDirectory() && !file.startsWith(join(from, 'fonts')));
