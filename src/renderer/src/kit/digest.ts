const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short digest of a value's JSON (FNV-1a, 32 bits), to detect a change without keeping the value. Not safe against
 * forgery.
 */
export function digestOf(value: unknown): string {
  let hash = OFFSET;
  for (const sign of JSON.stringify(value) ?? '') hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
