import type { DatabaseSync } from 'node:sqlite';
import { INDEXES, TABLES } from '../schema.ts';
import { MODERATION_TABLES } from '../schema-moderation.ts';
import { seedCustomers } from './customers.ts';
import { seedInitiatives } from './initiatives.ts';
import { seedLookups } from './lookups.ts';
import { seedModeration } from './moderation.ts';
import { seedPlaces } from './places.ts';
import { seedReference } from './reference.ts';
import { seedUsers } from './users.ts';

/** Fills an empty database with everything; the same on every machine and day, but for the boards' dates. */
export function seed(db: DatabaseSync): void {
  // Nothing is lost by a crash here: the file is thrown away unless it is finished.
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN');
  db.exec(TABLES);
  db.exec(MODERATION_TABLES);
  seedPlaces(db);
  seedUsers(db);
  seedReference(db);
  seedCustomers(db);
  seedLookups(db);
  seedInitiatives(db);
  seedModeration(db);
  db.exec(INDEXES);
  db.exec('COMMIT');
}
