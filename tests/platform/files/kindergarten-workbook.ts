import type { DatabaseSync } from 'node:sqlite';
import { writeSheet } from './sheet.ts';

/** Kinds of work on a kindergarten (spec 002 §3). */
export const WORKS = ['NEW_CONSTRUCTION', 'PERFECT_REPAIR', 'RECONSTRUCTION'] as const;

/** The header of the export; the specification names none. */
const COLUMNS = ['Viloyat', 'Tuman', 'Mahalla', 'Tashkilot', 'Ish turi', 'Texnik holati', 'Quvvati'] as const;

/** The kindergartens of a board, in all regions or in one. */
export function kindergartenWorkbook(db: DatabaseSync, board: number, region: number | null): Buffer {
  const rows = db
    .prepare(
      `SELECT r.title AS region, d.title AS district, q.title AS quarter, o.title AS organization, k.type_of_work,
         k.technical_position, k.power
       FROM kindergartens k JOIN quarters q ON q.id = k.quarter_id JOIN districts d ON d.id = q.district_id
       JOIN regions r ON r.id = d.region_id LEFT JOIN organizations o ON o.id = k.organization_id
       WHERE k.board_id = ?1 AND d.region_id = coalesce(?2, d.region_id) ORDER BY k.id`,
    )
    .all(board, region);
  return writeSheet(
    "Bog'chalar",
    COLUMNS.map((title) => [title, 24] as const),
    rows.map((row) => [
      row.region,
      row.district,
      row.quarter,
      row.organization,
      row.type_of_work,
      row.technical_position,
      row.power,
    ]),
  );
}
