import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { SCHOOL_TEMPLATES } from '../db/seed/school-template-texts.ts';
import { defineTable, integer, nullable, type RowOf, reference, type Source, stamp, text } from '../db/table.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { fileId, filledText, id } from '../http/values.ts';
import { unpaged } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

/** The same templates for the two newest seasons, most with a picture. */
function* seed({ db }: Source) {
  const boards = db.prepare('SELECT id, year FROM school_boards ORDER BY year DESC, season DESC LIMIT 2').all();
  for (const { id: board, year } of boards)
    for (const [nth, [category_id, title, description, millions]] of SCHOOL_TEMPLATES.entries())
      yield {
        title,
        description,
        board_id: Number(board),
        category_id,
        requested_amount: millions * 1_000_000,
        photo: nth % 5 === 4 ? null : nthPictureHash(nth + 2),
        created_at: `${year}-01-${String(10 + nth).padStart(2, '0')}T1${nth % 10}:05:${30 + nth}`,
      };
}

/** Templates for filing schools' initiatives (spec 002 §3). */
export const schoolTemplates = defineTable({
  kind: 'schoolTemplate',
  name: 'school_templates',
  columns: {
    title: text(),
    description: text(),
    board_id: reference('school_boards', { cascade: true }),
    category_id: reference('school_categories'),
    requested_amount: integer(),
    photo: nullable(text()),
    created_at: stamp(),
  },
  seed,
});

/** A row of the list names season and category (T-043). */
const withNames = (row: RowOf<typeof schoolTemplates.columns>, db: DatabaseSync) => ({
  ...row,
  ...db
    .prepare('SELECT title AS board, season AS board_season, year AS board_year FROM school_boards WHERE id = ?')
    .get(row.board_id),
  ...db.prepare("SELECT title ->> 'uz_lat' AS category FROM school_categories WHERE id = ?").get(row.category_id),
});

/** Spec 002 §7. */
export const schoolTemplatesArea = defineArea({
  name: 'school templates',
  tables: [schoolTemplates],
  routes: recordRoutes({
    ids: { list: 'E283', one: 'E284', create: 'E285', change: 'E286', remove: 'E287' },
    table: schoolTemplates,
    missing: "Bunday shablon yo'q",
    list: {
      // The call has no paging, but its answer has a count.
      pages: { ...unpaged('templates'), answer: (templates, count) => ({ templates, count: count() }) },
      order: ['-board_id', 'id'],
      answer: withNames,
    },
    envelope: 'template',
    body: z.strictObject({
      title: filledText,
      description: filledText,
      board_id: id,
      category_id: id,
      requested_amount: z.number().int().nonnegative(),
      photo: fileId.nullable(),
    }),
    files: { photo: 'picture' },
    known: { board_id: "Bunday mavsum yo'q", category_id: "Bunday toifa yo'q" },
  }),
});
