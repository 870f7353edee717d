import { createHash } from 'node:crypto';

/** Number of different papers used by the seed's protocols and decisions. */
export const DOCUMENT_COUNT = 12;

/** The file service's id of the nth paper of the seed (from 1); the same on every machine. */
export const documentHash = (nth: number): string =>
  createHash('sha256').update(`paper: ${nth}`).digest('hex').slice(0, 40);
