import type { DatabaseSync } from 'node:sqlite';
import { fold } from './fold.ts';

/** Spec 001 §3: 3 mandatory vote collection, 0 proposals, 1 complaint, 2 gratitude, 4 question. */
export const APPEAL_TYPES = [3, 0, 1, 2, 4] as const;
/** The filter value that matches every type (F-004). */
export const EVERY_TYPE = -1;
export const APPEAL_STATUSES = ['NEW', 'ANSWERED', 'REJECTED'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export type AppealFilter = {
  region_id?: number | undefined;
  type?: number | undefined;
  status?: AppealStatus | undefined;
  search?: string | undefined;
};

const ROWS = `
  SELECT q.question_id, q.public_id, q.author_id, a.fullname AS author_name, q.question, q.type, q.status, q.answer,
         q.created_date
  FROM appeals q JOIN appeal_authors a ON a.id = q.author_id
  WHERE q.region_id = coalesce(?1, q.region_id) AND q.type = coalesce(?2, q.type) AND q.status = coalesce(?3, q.status)
  ORDER BY q.question_id DESC`;

/** The text of an appeal without its markup. */
export const words = (html: unknown): string => String(html).replace(/<[^>]*>/g, ' ');

/** One page of appeals, newest first, with the count of all matches (E069); searches public id, author and question. */
export function listAppeals(db: DatabaseSync, filter: AppealFilter, { limit = -1, offset = 0 } = {}) {
  const type = filter.type === EVERY_TYPE ? null : (filter.type ?? null);
  const rows = db.prepare(ROWS).all(filter.region_id ?? null, type, filter.status ?? null);
  const wanted = fold(filter.search ?? '').trim();
  const found = rows.filter(
    (row) => wanted === '' || fold(`${row.public_id} ${row.author_name} ${words(row.question)}`).includes(wanted),
  );
  return { questions: found.slice(offset, limit === -1 ? undefined : offset + limit), count: found.length };
}

/** The status of one appeal, or undefined. */
export const statusOf = (db: DatabaseSync, id: number): AppealStatus | undefined =>
  db.prepare('SELECT status FROM appeals WHERE question_id = ?').get(id)?.status as AppealStatus | undefined;

/** The initiatives of one author as the dialog shows them (E075); empty for an unknown author. */
export function initiativesOfAuthor(db: DatabaseSync, author: number) {
  return db
    .prepare(
      `SELECT i.id, b.type AS board_type, i.board_id, i.public_id, d.title AS district_title, c.title AS category_title,
              o.vote_count, i.created_at, i.images
       FROM author_initiatives o JOIN initiatives i ON i.id = o.initiative_id JOIN boards b ON b.id = i.board_id
       JOIN districts d ON d.id = i.district_id JOIN initiative_categories c ON c.id = i.category_id
       WHERE o.author_id = ? ORDER BY i.id DESC`,
    )
    .all(author)
    .map((row) => ({ ...row, images: JSON.parse(String(row.images)) as string[] }));
}
