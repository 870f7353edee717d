import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';

const ownerSchema = z.tuple([z.string(), z.string()]);

/** Key of a person at one platform, by its origin: the same id is another person at another platform. */
export const ownerAt = (platform: string, person: string): string => JSON.stringify([platform, person]);

/** Short digest of an owner below a folder, which reveals nothing. Throws for a key without a platform. */
export function ownerDigest(folder: string, owner: string): string {
  ownerSchema.parse(JSON.parse(owner));
  return digestOf(folder, owner);
}

/** The digest of earlier versions, which knew the person alone. */
export const digestOf = (folder: string, person: string): string =>
  createHash('sha256')
    .update(JSON.stringify([resolve(folder), person]))
    .digest('hex')
    .slice(0, 16);
