import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { requireKnown } from '../db/references.ts';
import { insertRows, rowAt, selectRows, updateRow } from '../db/rows.ts';
import { schoolInitiatives } from '../db/school-initiatives.ts';
import { defineTable, json, nullable, reference, text } from '../db/table.ts';
import { requireContent } from '../files/uploaded.ts';
import type { UploadedFile } from '../http/form.ts';
import { badCall, notFound, wrongValue } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { byId, filledText, idText, wholeNumber } from '../http/values.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

const ALWAYS = {
  board_id: idText,
  student_id: idText,
  color: z.enum(['0', '1', '2', '3', '4', '5'].map((n) => `color${n}`)),
};
const byTemplate = z.strictObject({ template_id: idText, ...ALWAYS });
const inWords = z.strictObject({
  title: filledText,
  category_id: idText,
  requested_amount: wholeNumber,
  description: filledText,
  device_type: z.literal('WEB'),
  student_name: filledText,
  ...ALWAYS,
});
/** With a template, its id replaces the texts (S-083, S-084). */
const body = z.union([byTemplate, inWords]);
type Filed = z.output<typeof body>;

/** Filing details of initiatives that an admin has added; initially empty. */
const schoolInitiativeForms = defineTable({
  kind: 'schoolInitiativeForm',
  name: 'school_initiative_forms',
  columns: {
    initiative_id: reference('school_initiatives', { cascade: true }),
    template_id: nullable(reference('school_templates')),
    color: text(),
    device_type: nullable(text()),
    /** Ids in the file service. */
    photos: json<string[]>(),
  },
});

const oneOf = <T extends z.ZodType>(schema: T, row: unknown, message: string, note: string): z.output<T> => {
  if (!row) throw wrongValue(message, note);
  return schema.parse(row);
};

const textsSchema = z.object({
  title: z.string(),
  description: z.string(),
  category_id: z.number(),
  requested_amount: z.number(),
});

/** Title, description, category and amount, from the template or from the form. */
function textsOf(db: DatabaseSync, filed: Filed): z.output<typeof textsSchema> {
  if ('template_id' in filed) {
    const row = db.prepare('SELECT * FROM school_templates WHERE id = ?').get(filed.template_id);
    return oneOf(textsSchema, row, "Bunday shablon yo'q", 'template_id: unknown');
  }
  requireKnown(db, 'school_categories', { category_id: filed.category_id }, "Bunday toifa yo'q");
  return textsSchema.parse(filed);
}

const studentSchema = z.object({ full_name: z.string(), school_id: z.number(), district_id: z.number() });

/** The columns of the initiative and of its form; throws if parts of the request do not fit together. */
async function contentOf(
  { db, files: store }: Services,
  filed: Filed,
  files: readonly UploadedFile[],
  user: PlatformUser,
) {
  const template_id = 'template_id' in filed ? filed.template_id : null;
  if (template_id !== null && files.length > 0) throw badCall('body: photos beside a template');
  if (template_id === null && files.length === 0) throw badCall('body: no photo (S-076)');
  for (const { bytes } of files) requireContent(bytes, 'photo');
  requireKnown(db, 'school_boards', { board_id: filed.board_id }, "Bunday mavsum yo'q");
  const found = db
    .prepare(
      'SELECT s.*, o.district_id FROM school_students s JOIN organizations o ON o.id = s.school_id WHERE s.id = ?',
    )
    .get(filed.student_id);
  const student = oneOf(studentSchema, found, "Bunday o'quvchi yo'q", 'student_id: unknown');
  const initiative = {
    ...textsOf(db, filed),
    board_id: filed.board_id,
    student_id: filed.student_id,
    school_id: student.school_id,
    district_id: student.district_id,
    author_full_name: 'student_name' in filed ? filed.student_name : student.full_name,
  };
  const photos = await Promise.all(files.map((file) => store.write(file, user.id)));
  const device_type = 'device_type' in filed ? filed.device_type : null;
  return { initiative, form: { template_id, color: filed.color, device_type, photos } };
}

const nextPublicId = (db: DatabaseSync): string =>
  String(Number(db.prepare('SELECT max(CAST(public_id AS INTEGER)) AS last FROM school_initiatives').get()?.last) + 1);

const create = defineRoute('E305', {
  multipart: { several: 'photos' },
  body,
  async handler({ body: filed, files, user, services }) {
    const { db } = services;
    const { initiative, form } = await contentOf(services, filed, files, user);
    const undecided = {
      stage: 'INITIAL',
      status: null,
      granted_amount: null,
      moderator_comment: null,
      votes: 0,
    } as const;
    const initiative_id = insertRows(db, schoolInitiatives, [
      { ...initiative, ...undecided, public_id: nextPublicId(db) },
    ]);
    insertRows(db, schoolInitiativeForms, [{ ...form, initiative_id }]);
    return {};
  },
});

const change = defineRoute('E306', {
  params: byId,
  multipart: { several: 'photos' },
  body,
  async handler({ params: { id }, body: filed, files, user, services }) {
    const { db } = services;
    if (!rowAt(db, schoolInitiatives, id)) throw notFound('Tashabbus topilmadi');
    const { initiative, form } = await contentOf(services, filed, files, user);
    updateRow(db, schoolInitiatives, id, initiative);
    const [earlier] = selectRows(db, schoolInitiativeForms, {
      conditions: [{ sql: 'initiative_id = ?', values: [id] }],
    });
    if (earlier) updateRow(db, schoolInitiativeForms, earlier.id, form);
    else insertRows(db, schoolInitiativeForms, [{ ...form, initiative_id: id }]);
    return {};
  },
});

/** Initiatives that an admin files for a pupil (spec 002 §7). */
export const schoolInitiativeFormsArea = defineArea({
  name: 'school initiative forms',
  tables: [schoolInitiativeForms],
  routes: [create, change],
});
