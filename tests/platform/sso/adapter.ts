import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Default lifetime of records, in seconds. */
const LONGEST_S = 8 * 3600;

/** Stores one kind of the provider's records (sessions, codes, grants …) in the table `sso_records`. */
export function createAdapter(db: DatabaseSync, kind: string): Adapter {
  const now = () => Math.floor(Date.now() / 1000);
  const by = (column: 'id' | 'uid' | 'user_code') => async (value: string) => {
    const row = db
      .prepare(`SELECT payload FROM sso_records WHERE kind = ? AND ${column} = ? AND expires_at > ?`)
      .get(kind, value, now());
    return row && (JSON.parse(String(row.payload)) as AdapterPayload);
  };
  return {
    async upsert(id, payload, expiresIn = LONGEST_S) {
      db.prepare('INSERT OR REPLACE INTO sso_records VALUES (?, ?, ?, ?, ?, ?, ?)').run(
        kind,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        payload.userCode ?? null,
        now() + expiresIn,
      );
    },
    find: by('id'),
    findByUid: by('uid'),
    findByUserCode: by('user_code'),
    async consume(id) {
      db.prepare("UPDATE sso_records SET payload = json_set(payload, '$.consumed', ?) WHERE kind = ? AND id = ?").run(
        now(),
        kind,
        id,
      );
    },
    async destroy(id) {
      db.prepare('DELETE FROM sso_records WHERE kind = ? AND id = ?').run(kind, id);
    },
    async revokeByGrantId(grantId) {
      db.prepare('DELETE FROM sso_records WHERE grant_id = ?').run(grantId);
    },
  };
}
