import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PlatformUser } from './staff.ts';

/** Reading: the tokens are answered as `{ access_token, refresh_token }` (spec 000 §7 names no fields). */
type TokenPair = { access_token: string; refresh_token: string };

export type Tokens = {
  issue(user: PlatformUser): TokenPair;
  find(accessToken: string): PlatformUser | 'expired' | 'unknown';
  expire(accessToken: string): void;
  expireAll(): void;
};

const LIFETIME_MS = 12 * 3600_000;

/** Opaque random tokens in the table `tokens`, valid for a working day. */
export function createTokens(db: DatabaseSync, users: readonly PlatformUser[]): Tokens {
  const insert = db.prepare(
    'INSERT INTO tokens (access_token, refresh_token, user_id, expires_at) VALUES (?, ?, ?, ?)',
  );
  const select = db.prepare('SELECT user_id, expires_at FROM tokens WHERE access_token = ?');
  const expireOne = db.prepare('UPDATE tokens SET expires_at = 0 WHERE access_token = ?');
  const opaque = () => randomBytes(48).toString('base64url');
  return {
    issue(user) {
      const pair = { access_token: opaque(), refresh_token: opaque() };
      insert.run(pair.access_token, pair.refresh_token, user.id, Date.now() + LIFETIME_MS);
      return pair;
    },
    find(accessToken) {
      const row = select.get(accessToken);
      if (!row) return 'unknown';
      if (Number(row.expires_at) <= Date.now()) return 'expired';
      return users.find((user) => user.id === row.user_id) ?? 'unknown';
    },
    expire: (accessToken) => void expireOne.run(accessToken),
    expireAll: () => db.exec('UPDATE tokens SET expires_at = 0'),
  };
}
