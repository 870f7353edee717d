import type { DatabaseSync } from 'node:sqlite';
import { AREAS } from '../../areas/all.ts';
import { INDEXES, TABLES } from '../schema.ts';
import { seedAppeals } from './appeals.ts';
import { createAreaTables, seedAreas } from './areas.ts';
import { seedChronologies } from './chronologies.ts';
import { seedInitiatives } from './initiatives.ts';
import { seedLookups } from './lookups.ts';
import { seedModeration } from './moderation.ts';
import { seedPlaces } from './places.ts';
import { seedQuarterNumbers } from './quarter-numbers.ts';
import { seedReference } from './reference.ts';
import { seedUsers } from './users.ts';

/** Fills an empty database; the result is the same on every machine and day, except for the boards' dates. */
export function seed(db: DatabaseSync): void {
  // A crash here loses nothing: an unfinished file is discarded.
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN');
  db.exec(TABLES);
  createAreaTables(db, AREAS);
  seedPlaces(db);
  seedQuarterNumbers(db);
  seedUsers(db);
  seedReference(db);
  seedAreas(db, AREAS);
  seedLookups(db);
  seedInitiatives(db);
  seedModeration(db);
  seedChronologies(db);
  seedAppeals(db);
  db.exec(INDEXES);
  db.exec('COMMIT');
}
