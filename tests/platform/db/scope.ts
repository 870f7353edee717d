import type { DatabaseSync } from 'node:sqlite';
import type { PlatformUser } from '../staff.ts';

/** A condition on the table `initiatives i` with its values. */
export type Condition = { sql: string; values: readonly (string | number)[] };

/** The initiatives that a person sees: of their district, their region, the gardens, or all (Z-120). */
export function scopeOf(user: PlatformUser): Condition {
  switch (user.role) {
    case 'admin':
      return { sql: '1', values: [] };
    case 'region_manager':
      return { sql: 'i.region_id = ?', values: [user.region_id ?? 0] };
    case 'my_garden_moderator':
      return { sql: "i.board_id IN (SELECT id FROM boards WHERE type = 'MY_GARDEN')", values: [] };
    default:
      return { sql: 'i.district_id = ?', values: [user.district_id ?? 0] };
  }
}

/** True if an initiative is within the scope. */
export function mayRead(db: DatabaseSync, scope: Condition, id: number): boolean {
  return (
    db.prepare(`SELECT 1 FROM initiatives i WHERE i.id = ? AND ${scope.sql}`).get(id, ...scope.values) !== undefined
  );
}
