import type { DatabaseSync } from 'node:sqlite';
import type { Area } from '../../areas/area.ts';
import { insertRows } from '../rows.ts';
import { type Columns, type NewRow, sqlOf, type Table } from '../table.ts';
import { createPrng } from './prng.ts';

/** Creates the empty tables of the areas. */
export function createAreaTables(db: DatabaseSync, areas: readonly Area[]): void {
  for (const { tables } of areas) for (const table of tables) db.exec(sqlOf(table));
}

/** Fills the tables of the areas; each area has its own random choices, so that a new area changes no other. */
export function seedAreas(db: DatabaseSync, areas: readonly Area[]): void {
  for (const { name, tables } of areas) {
    const prng = createPrng(name);
    for (const table of tables) {
      const rows = table.seed?.({ prng, db }) ?? [];
      insertRows(db, table as Table<string, Columns>, rows as Iterable<NewRow<Columns>>);
    }
  }
}
