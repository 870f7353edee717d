import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { organizations } from '../db/organizations.ts';
import { requireKnown } from '../db/references.ts';
import { insertRows, rowAt, selectRows, updateRow } from '../db/rows.ts';
import { schoolInitiatives } from '../db/school-initiatives.ts';
import { students } from '../db/school-students.ts';
import { defineTable, json, nullable, reference, text } from '../db/table.ts';
import { requireContent } from '../files/uploaded.ts';
import type { UploadedFile } from '../http/form.ts';
import { badCall, notFound, wrongValue } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { byId, filledText, idText, wholeNumber } from '../http/values.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';
import { schoolTemplates } from './school-templates.ts';

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

/** Title, description, category and amount, from the template or from the form. */
function textsOf(db: DatabaseSync, filed: Filed) {
  const texts = 'template_id' in filed ? rowAt(db, schoolTemplates, filed.template_id) : filed;
  if (!texts) throw wrongValue("Bunday shablon yo'q", 'template_id: unknown');
  const { title, description, category_id, requested_amount } = texts;
  requireKnown(db, 'school_categories', { category_id }, "Bunday toifa yo'q");
  return { title, description, category_id, requested_amount };
}

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
  const student = rowAt(db, students, filed.student_id);
  if (!student) throw wrongValue("Bunday o'quvchi yo'q", 'student_id: unknown');
  const school = rowAt(db, organizations, student.school_id);
  const initiative = {
    ...textsOf(db, filed),
    board_id: filed.board_id,
    student_id: filed.student_id,
    school_id: student.school_id,
    district_id: Number(school?.district_id),
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
    const undecided = { stage: 'INITIAL', status: null, granted_amount: null, moderator_comment: null } as const;
    const added = { ...initiative, ...undecided, votes: 0, public_id: nextPublicId(db) };
    const initiative_id = insertRows(db, schoolInitiatives, [added]);
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
    const ofInitiative = { sql: 'initiative_id = ?', values: [id] };
    const [earlier] = selectRows(db, schoolInitiativeForms, { conditions: [ofInitiative] });
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
