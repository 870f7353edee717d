import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in one transaction: if it throws, none of its writes stay. */
export function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    // SQLite itself ends the transaction on some errors.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
