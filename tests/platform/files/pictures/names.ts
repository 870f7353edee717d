import { createHash } from 'node:crypto';

/** The id under which the file service knows a drawn picture; the same on every machine, and not to be guessed. */
export const pictureHash = (name: string): string =>
  createHash('sha256').update(`drawn picture: ${name}`).digest('hex').slice(0, 40);
