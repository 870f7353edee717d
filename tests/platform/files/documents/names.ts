import { createHash } from 'node:crypto';

/** How many papers lie behind the seed's protocols and decisions. */
export const DOCUMENT_COUNT = 12;

/** The id under which the file service knows the nth paper of the seed (from 1); the same on every machine. */
export const documentHash = (nth: number): string =>
  createHash('sha256').update(`paper: ${nth}`).digest('hex').slice(0, 40);
