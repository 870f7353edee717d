import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '../../src/shared/roles.ts';
import {
  type Changes,
  type HistoryEntry,
  historyOf,
  record,
  requireAllowed,
  subjectOf,
  writeInitiative,
} from './db/decisions.ts';
import type { Action } from './rules/initiative-state.ts';
import type { PlatformUser } from './staff.ts';

/** Changes initiatives behind the program's back, and reads their history, for tests. */
export type InitiativeDesk = {
  /** Decides as another person with this role, by the same rules as the API; throws if the rules refuse it. */
  decide(act: { id: number; as: Role; action: Action; comment?: string }): void;
  /** Sets columns of one initiative, without any rule. */
  change(id: number, columns: Changes): void;
  /** The history of one initiative, or of all, oldest first. */
  history(id?: number): HistoryEntry[];
};

/** The desk over a database with its staff. */
export function createInitiativeDesk(db: DatabaseSync, users: readonly PlatformUser[]): InitiativeDesk {
  return {
    decide({ id, as, action, comment }) {
      const user = users.find(({ role }) => role === as);
      if (!user) throw new Error(`nobody is ${as}`);
      const subject = subjectOf(db, user, { id });
      const to = requireAllowed(subject, user.role, action);
      const changes = comment === undefined ? {} : { moderation_sub_stage_comment: comment };
      record(db, { subject, username: `other-${as}`, action, to, changes, comment: comment ?? null });
    },
    change: (id, columns) => writeInitiative(db, id, columns),
    history: (id) => historyOf(db, id),
  };
}
