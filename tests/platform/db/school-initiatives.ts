import type { DatabaseSync } from 'node:sqlite';
import type { PlatformUser } from '../staff.ts';
import { type Condition, selectRows } from './rows.ts';
import type { Prng } from './seed/prng.ts';
import { SCHOOL_WISHES } from './seed/school-titles.ts';
import { defineTable, integer, json, nullable, reference, stamp, text, unique } from './table.ts';

/** Spec 002 §4. */
export const SCHOOL_STAGES = ['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER'] as const;
export const SCHOOL_STATUSES = ['IN_PROCESS', 'FINISHED', 'REJECTED'] as const;
export type SchoolStage = (typeof SCHOOL_STAGES)[number];
export type SchoolStatus = (typeof SCHOOL_STATUSES)[number];

/** The first public id; pupils' initiatives have six-digit ids. */
const FIRST_PUBLIC_ID = 300_001;
/** One student in this many takes part. */
const ONE_OF = 40;
/** Reasons for declining a pupil's initiative, as a moderator writes them. */
const REASONS = [
  'Smeta ilova qilinmagan',
  'Bu ish boshqa dastur hisobidan bajarilmoqda',
  'Summa mavsumning eng koʻp miqdoridan oshadi',
] as const;

/** The progress of a season: one participating pupil in `among` has filed an initiative. */
type Course = { among: number; decided: boolean };

const outcomeOf = (prng: Prng, { decided }: Course): SchoolStage => {
  const luck = prng.next();
  if (!decided) return luck < 0.72 ? 'INITIAL' : luck < 0.9 ? 'PASSED' : 'NOT_PASSED';
  return luck < 0.3 ? 'WINNER' : luck < 0.82 ? 'PASSED' : 'NOT_PASSED';
};

/** Some winners have no record yet: they count as in process (Z-105). */
const statusOf = (prng: Prng): SchoolStatus | null => {
  const luck = prng.next();
  return luck < 0.15 ? null : luck < 0.5 ? 'IN_PROCESS' : luck < 0.85 ? 'FINISHED' : 'REJECTED';
};

/** The initiatives of pupils (spec 002 §3), at most one per pupil and season. */
export const schoolInitiatives = defineTable({
  kind: 'schoolInitiative',
  name: 'school_initiatives',
  columns: {
    public_id: unique(text()),
    board_id: reference('school_boards', { cascade: true }),
    category_id: reference('school_categories', { cascade: true }),
    school_id: reference('organizations'),
    district_id: reference('districts'),
    /** No foreign key to the list of students: the pupil may have left the school since. */
    student_id: integer(),
    author_full_name: text(),
    title: text(),
    description: text(),
    requested_amount: integer(),
    granted_amount: nullable(integer()),
    stage: text<SchoolStage>(),
    /** Only for winners. */
    status: nullable(text<SchoolStatus>()),
    moderator_comment: nullable(text()),
    votes: integer(),
  },
  indexes: [['board_id', 'stage']],
  *seed({ prng, db }) {
    const pupils = db
      .prepare(
        `SELECT s.id, s.full_name, s.school_id, o.district_id
         FROM school_students s JOIN organizations o ON o.id = s.school_id WHERE s.id % ? = 0 ORDER BY s.id`,
      )
      .all(ONE_OF);
    let public_id = FIRST_PUBLIC_ID;
    for (const board of db.prepare('SELECT id, stage FROM school_boards ORDER BY year, season').all()) {
      const course = board.stage === 'VOTE' ? { among: 4, decided: true } : { among: 1, decided: false };
      for (const pupil of pupils) {
        if (!prng.chance(1 / course.among)) continue;
        const [category_id, title, description, from, to] = prng.pick(SCHOOL_WISHES);
        const stage = outcomeOf(prng, course);
        const requested_amount = prng.between(from * 20, to * 20) * 50_000;
        const granted = stage === 'PASSED' || stage === 'WINNER';
        yield {
          public_id: String(public_id++),
          board_id: Number(board.id),
          category_id,
          school_id: Number(pupil.school_id),
          district_id: Number(pupil.district_id),
          student_id: Number(pupil.id),
          author_full_name: String(pupil.full_name),
          title,
          description,
          requested_amount,
          granted_amount: granted ? Math.round((requested_amount * prng.between(88, 100)) / 5e6) * 50_000 : null,
          stage,
          status: stage === 'WINNER' ? statusOf(prng) : null,
          moderator_comment: stage === 'NOT_PASSED' ? prng.pick(REASONS) : null,
          votes: course.decided && granted ? prng.between(20, stage === 'WINNER' ? 900 : 300) : 0,
        };
      }
    }
  },
});

/** Records reported for winners (spec 002 §3); initially empty. */
export const schoolChronology = defineTable({
  kind: 'schoolRecord',
  name: 'school_chronology',
  columns: {
    my_school_initiative_id: reference('school_initiatives', { cascade: true }),
    status: text<SchoolStatus>(),
    reject_file_id: nullable(text()),
    accept_image_id: json<string[]>(),
    username: text(),
    created_at: stamp(),
  },
});

/** The scope of a person: a moderator works with the schools of their own district, as in the list of initiatives. */
export const schoolScope = ({ role, district_id }: PlatformUser): Condition[] =>
  role === 'admin' ? [] : [{ sql: 'district_id = ?', values: [district_id ?? 0] }];

/** The initiative with this id, within the person's scope; or undefined. */
export const schoolInitiativeOf = (db: DatabaseSync, user: PlatformUser, id: number) =>
  selectRows(db, schoolInitiatives, { conditions: [{ sql: 'id = ?', values: [id] }, ...schoolScope(user)] })[0];

/** Initiatives with the names of school, district and category, for lists and workbooks. */
const NAMED = `
  SELECT i.*, o.title || ', ' || d.title AS school, json_extract(c.title, '$.uz_lat') AS category
  FROM school_initiatives i
  JOIN organizations o ON o.id = i.school_id JOIN districts d ON d.id = i.district_id
  JOIN school_categories c ON c.id = i.category_id`;

type Named = {
  [Column in 'public_id' | 'title' | 'author_full_name' | 'school' | 'category' | 'stage']: string;
} & { id: number; category_id: number; requested_amount: number; granted_amount: number | null; votes: number } & {
  status: SchoolStatus | null;
};

/** The initiative with this id, with the names for its ids. */
export const namedInitiative = (db: DatabaseSync, id: number): Named =>
  db.prepare(`${NAMED} WHERE i.id = ?`).get(id) as unknown as Named;
