import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits in base64url: 43 characters, a length that RFC 7636 allows for a verifier. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The S256 challenge of a verifier (RFC 7636 §4.2). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier, 'ascii').digest('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
