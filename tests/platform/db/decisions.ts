import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Role } from '../../../src/shared/roles.ts';
import { forbidden, HttpProblem, notFound } from '../http/problem.ts';
import {
  type Action,
  type Situation,
  type Stage,
  type State,
  type SubStage,
  verdict,
} from '../rules/initiative-state.ts';
import type { PlatformUser } from '../staff.ts';
import { fold } from './fold.ts';
import { inTransaction } from './in-transaction.ts';
import { mayRead, scopeOf } from './scope.ts';

/** The columns of an initiative that decisions need. */
export type Subject = State & {
  id: number;
  public_id: string;
  board_id: number;
  board_stage: string;
  board_type: string | null;
  region_id: number;
  district_id: number;
  category_id: number;
  type: string;
};

const SUBJECT = `
  SELECT i.id, i.public_id, i.stage, i.moderation_sub_stage AS subStage, i.board_id, b.stage AS board_stage,
         b.type AS board_type, i.region_id, i.district_id, i.category_id, i.type
  FROM initiatives i JOIN boards b ON b.id = i.board_id`;

/** The initiative that a call names, within the caller's scope. Throws 404 if there is none, 403 outside the scope. */
export function subjectOf(db: DatabaseSync, user: PlatformUser, by: { id: number } | { publicId: string }): Subject {
  const row =
    'id' in by
      ? db.prepare(`${SUBJECT} WHERE i.id = ?`).get(by.id)
      : db.prepare(`${SUBJECT} WHERE i.public_id = ?`).get(by.publicId);
  if (!row) throw notFound('Tashabbus topilmadi');
  const subject = row as Omit<Subject, 'stage' | 'subStage'> & { stage: Stage; subStage: SubStage | null };
  if (!mayRead(db, scopeOf(user), subject.id)) throw forbidden('the initiative lies outside this profile');
  return subject;
}

const situationOf = (subject: Subject, role: Role): Situation => ({
  role,
  stage: subject.stage,
  subStage: subject.subStage,
  boardStage: subject.board_stage,
  boardType: subject.board_type,
});

/** The state after the action. Throws 403, a violation, or 409, which another person's decision may have caused. */
export function requireAllowed(subject: Subject, role: Role, action: Action): State {
  const found = verdict(action, situationOf(subject, role));
  if (found.ok) return found.to;
  throw found.status === 403 ? forbidden(`role ${role} may not ${action}`) : new HttpProblem(409, found.message);
}

export type Changes = Record<string, SQLInputValue>;

/** Writes columns of an initiative and updates the search text. */
export function writeInitiative(db: DatabaseSync, id: number, changes: Changes): void {
  const names = Object.keys(changes);
  if (names.length === 0) return;
  const set = names.map((name) => `${name} = ?`).join(', ');
  db.prepare(`UPDATE initiatives SET ${set} WHERE id = ?`).run(...Object.values(changes), id);
  if (!('description' in changes) && !('title' in changes)) return;
  const row = db.prepare('SELECT public_id, title, description, author_fullname FROM initiatives WHERE id = ?').get(id);
  const text = [row?.public_id, row?.title ?? '', row?.description, row?.author_fullname].join('\n');
  db.prepare('UPDATE initiative_search SET haystack = ? WHERE id = ?').run(fold(text), id);
}

/** One action with its user and both states; tests use the history to check that no decision was made twice. */
export type HistoryEntry = {
  initiative_id: number;
  action: string;
  username: string;
  from_stage: Stage;
  from_sub_stage: SubStage | null;
  to_stage: Stage;
  to_sub_stage: SubStage | null;
  comment: string | null;
  at: string;
};

/** Writes an action on an initiative in one transaction: new state, other columns, and an entry in the history. */
export function record(
  db: DatabaseSync,
  act: { subject: Subject; username: string; action: string; to: State; changes?: Changes; comment?: string | null },
): void {
  const { subject, username, action, to, changes = {}, comment = null } = act;
  inTransaction(db, () => {
    writeInitiative(db, subject.id, { stage: to.stage, moderation_sub_stage: to.subStage, ...changes });
    db.prepare('INSERT INTO initiative_history VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      subject.id,
      action,
      username,
      subject.stage,
      subject.subStage,
      to.stage,
      to.subStage,
      comment,
      new Date().toISOString(),
    );
  });
}

/** The history of one initiative, or of all, oldest first. */
export function historyOf(db: DatabaseSync, id?: number): HistoryEntry[] {
  return db
    .prepare(
      `SELECT initiative_id, action, username, from_stage, from_sub_stage, to_stage, to_sub_stage, comment, at
       FROM initiative_history WHERE initiative_id = coalesce(?, initiative_id) ORDER BY id`,
    )
    .all(id ?? null) as HistoryEntry[];
}
