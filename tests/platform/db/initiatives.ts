import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { fold } from './fold.ts';
import type { Condition } from './scope.ts';

export type InitiativeFilter = {
  stage?: string | undefined;
  moderation_sub_stage?: string | undefined;
  board_id?: number | undefined;
  search?: string | undefined;
};

const COLUMNS = `
  i.id, i.public_id, i.title, i.description, i.author_fullname, i.author_is_verified, i.stage, i.moderation_sub_stage,
  i.moderation_sub_stage_comment, i.region_id, r.title AS region_title, i.district_id, d.title AS district_title,
  d.soato AS district_soato, i.quarter_id, q.title AS quarter_title, i.latitude, i.longitude, i.address_title, i.images,
  i.created_at, i.granted_amount, i.requested_amount, i.board_id, b.year AS board_year, i.category_id, i.type,
  i.organization_id, o.title AS organization_title, i.customer_tin, i.council_decision_id, i.is_editable`;
const JOINS = `
  JOIN regions r ON r.id = i.region_id JOIN districts d ON d.id = i.district_id JOIN quarters q ON q.id = i.quarter_id
  JOIN boards b ON b.id = i.board_id LEFT JOIN organizations o ON o.id = i.organization_id`;

type Wire = { [column: string]: SQLOutputValue | boolean | string[] };

/** A row as the API answers it: SQLite's 0 and 1 as booleans, the JSON of pictures as an array. */
function wire(row: Record<string, SQLOutputValue>): Wire {
  return {
    ...row,
    author_is_verified: row.author_is_verified === 1,
    is_editable: row.is_editable === 1,
    images: JSON.parse(String(row.images)) as string[],
  };
}

/** The scope and the filter as one condition; an empty search filters nothing. */
function conditionOf(scope: Condition, filter: InitiativeFilter): Condition {
  const parts = [scope.sql];
  const values = [...scope.values];
  for (const column of ['board_id', 'stage', 'moderation_sub_stage'] as const) {
    const value = filter[column];
    if (value === undefined) continue;
    parts.push(`i.${column} = ?`);
    values.push(value);
  }
  const search = fold(filter.search ?? '').trim();
  if (search) {
    parts.push('instr((SELECT s.haystack FROM initiative_search s WHERE s.id = i.id), ?) > 0');
    values.push(search);
  }
  return { sql: parts.join(' AND '), values };
}

/** One page of initiatives, newest first, with the count of all matches (E014). */
export function listInitiatives(
  db: DatabaseSync,
  scope: Condition,
  filter: InitiativeFilter & { limit: number; offset: number },
) {
  const { sql, values } = conditionOf(scope, filter);
  // The page's ids come from an index; only then are these rows read and joined: CROSS JOIN forces SQLite
  // to this order.
  const initiatives = db
    .prepare(
      `SELECT ${COLUMNS} FROM (SELECT i.id AS page_id FROM initiatives i WHERE ${sql} ORDER BY i.id DESC LIMIT ? OFFSET ?)
       CROSS JOIN initiatives i ON i.id = page_id ${JOINS} ORDER BY i.id DESC`,
    )
    .all(...values, filter.limit, filter.offset)
    .map(wire);
  const counted = db.prepare(`SELECT count(*) AS count FROM initiatives i WHERE ${sql}`).get(...values);
  return { initiatives, count: Number(counted?.count) };
}

/** Further fields of one initiative, from the accept, decline, ignore and edit forms (spec 000 §3, 001 §3). */
const DETAIL = `
  i.moderator_comment, i.road_type, i.road_length, i.is_energy_effective, i.cancelation_reason_id, i.file_id,
  i.purchased_goods_file, i.ignored_file_id`;

/** One initiative by its id with all fields, or undefined (E016). */
export function findInitiative(db: DatabaseSync, id: number) {
  const row = db.prepare(`SELECT ${COLUMNS}, ${DETAIL} FROM initiatives i ${JOINS} WHERE i.id = ?`).get(id);
  return row && { ...wire(row), is_energy_effective: row.is_energy_effective === 1 };
}
