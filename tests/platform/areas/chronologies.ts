import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CHRONOLOGY_TYPES, chronologies, investAnswer, investOf } from '../db/chronology.ts';
import { record, subjectOf } from '../db/decisions.ts';
import { requireKnown } from '../db/references.ts';
import { deleteRow, insertRows, rowAt, updateRow } from '../db/rows.ts';
import { requireFile } from '../files/uploaded.ts';
import { forbidden, notFound, wrongValue } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { byId, fileId, filledText, id, idText, publicId } from '../http/values.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

const MISSING = 'Xronologiya topilmadi';
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day');

/** The form of a step (spec 001 §3); all fields are required (N-005). */
const stepForm = z.strictObject({
  initiative_id: id,
  chronology_type: z.enum(CHRONOLOGY_TYPES),
  address_document: fileId,
  orderer_id: id,
  manager_search_date: day,
  lot_number: filledText,
  estimate_document: fileId,
  contractor_id: id,
  final_sum: z.number().int().nonnegative(),
  final_sum_document: fileId,
  finished_date: day,
});
type StepForm = z.output<typeof stepForm>;

const investId = z.strictObject({ public_id: publicId, invest_object_id: id });

/** The steps of an initiative with the names for their ids (N-002). */
const STEPS = `
  SELECT c.*, 'SH-' || c.id AS contract_code, o.title AS orderer_title, k.title AS contractor_title
  FROM chronologies c JOIN chronology_orderers o ON o.id = c.orderer_id
  JOIN chronology_contractors k ON k.id = c.contractor_id WHERE c.initiative_id = ? ORDER BY c.id`;

/** One path, two answers: the steps of an initiative as a bare array, or its investment object. */
const read = defineRoute('E056', {
  query: z.strictObject({ initiative_id: idText.optional(), public_id: publicId.optional() }),
  handler({ query: { initiative_id, public_id }, user, services: { db } }) {
    if (initiative_id !== undefined && public_id === undefined)
      return db.prepare(STEPS).all(subjectOf(db, user, { id: initiative_id }).id);
    if (public_id === undefined || initiative_id !== undefined)
      throw wrongValue("Parametr noto'g'ri", 'query: one of initiative_id and public_id');
    subjectOf(db, user, { publicId: public_id });
    const found = investOf(db, public_id);
    if (!found) throw notFound('Investitsiya obyekti topilmadi');
    return investAnswer(found);
  },
});

/** Throws if the initiative, orderer, contractor or a paper of a step does not exist. */
async function requireStep(body: StepForm, user: PlatformUser, { db, files }: Services): Promise<void> {
  subjectOf(db, user, { id: body.initiative_id });
  const { orderer_id, contractor_id } = body;
  requireKnown(db, 'chronology_orderers', { orderer_id }, "Bunday tashkilot yo'q");
  requireKnown(db, 'chronology_contractors', { contractor_id }, "Bunday tashkilot yo'q");
  for (const file of [body.address_document, body.estimate_document, body.final_sum_document])
    await requireFile(files, file, 'pdf');
}

/** Stores the invest id of a winner, replacing an earlier one. */
function keepInvestId(db: DatabaseSync, user: PlatformUser, body: z.output<typeof investId>): object {
  if (user.role !== 'admin') throw forbidden(`role ${user.role} may not give an invest id`);
  const subject = subjectOf(db, user, { publicId: body.public_id });
  db.prepare(
    `INSERT INTO invest_objects VALUES (?, ?)
     ON CONFLICT (public_id) DO UPDATE SET invest_object_id = excluded.invest_object_id`,
  ).run(body.public_id, body.invest_object_id);
  record(db, { subject, username: user.username, action: 'invest-id', to: subject });
  return {};
}

/** Two forms use this call: an invest id and a step (Z-011). */
const create = defineRoute('E057', {
  body: z.union([investId, stepForm]),
  async handler({ body, user, services }) {
    if ('invest_object_id' in body) return keepInvestId(services.db, user, body);
    await requireStep(body, user, services);
    return { id: insertRows(services.db, chronologies, [body]) };
  },
});

/** The step with this id, of an initiative within the caller's scope. Throws 404 or 403. */
function stepAt(db: DatabaseSync, user: PlatformUser, wanted: number) {
  const found = rowAt(db, chronologies, wanted);
  if (!found) throw notFound(MISSING);
  subjectOf(db, user, { id: found.initiative_id });
  return found;
}

const one = defineRoute('E059', {
  params: byId,
  handler: ({ params: { id: wanted }, user, services: { db } }) => ({ chronology: stepAt(db, user, wanted) }),
});

const change = defineRoute('E060', {
  params: byId,
  body: stepForm,
  async handler({ params: { id: wanted }, body, user, services }) {
    const { initiative_id } = stepAt(services.db, user, wanted);
    if (body.initiative_id !== initiative_id)
      throw wrongValue('Xronologiya boshqa tashabbusniki', 'initiative_id: not that of the step');
    await requireStep(body, user, services);
    updateRow(services.db, chronologies, wanted, body);
    return {};
  },
});

const remove = defineRoute('E061', {
  params: byId,
  handler({ params: { id: wanted }, user, services: { db } }) {
    stepAt(db, user, wanted);
    deleteRow(db, chronologies, wanted);
    return {};
  },
});

/** The steps of a winner's works (spec 001 §7); the seed writes the rows after the initiatives. */
export const chronologiesArea = defineArea({
  name: 'chronologies',
  tables: [chronologies],
  routes: [read, create, one, change, remove],
});
