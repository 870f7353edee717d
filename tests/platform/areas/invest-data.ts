import { z } from 'zod';
import { INVEST_KEY, investData, investOf } from '../db/chronology.ts';
import { record, subjectOf } from '../db/decisions.ts';
import { insertRows, rowAt, updateRow } from '../db/rows.ts';
import { requireFile } from '../files/uploaded.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { fileId, filledText, id, publicId } from '../http/values.ts';
import { defineArea } from './area.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day');
const amount = z.number().int().nonnegative();
/** A count with at most three decimals. */
const count = z
  .number()
  .positive()
  .refine((value) => /^\d+(\.\d{1,3})?$/.test(String(value)), 'at most three decimals');
const year = z.number().int().min(2000).max(2100);

/** The papers of customer and hand-over; the id is in the body (O-033), and all fields are required (Z-076). */
const changePaper = defineRoute('E058', {
  body: z.strictObject({
    id,
    orderer_document_name: filledText,
    orderer_document_file: fileId,
    orderer_document_num: filledText,
    orderer_document_date: day,
    date_put_into_use: day,
    received_org: filledText,
    final_value: amount,
  }),
  async handler({ body: { id: wanted, ...paper }, user, services: { db, files } }) {
    const found = rowAt(db, investData, wanted);
    if (!found) throw notFound('Investitsiya obyekti topilmadi');
    subjectOf(db, user, { publicId: found.public_id });
    await requireFile(files, paper.orderer_document_file, 'pdf');
    updateRow(db, investData, wanted, paper);
    return {};
  },
});

/** The documents do not show its effect; here it only adds an entry to the history. */
const updateDeed = defineRoute('E062', {
  body: z.strictObject({ public_id: publicId }),
  handler({ body, user, services: { db } }) {
    const subject = subjectOf(db, user, { publicId: body.public_id });
    record(db, { subject, username: user.username, action: 'update-deed', to: subject });
    return {};
  },
});

/** A tax number unknown to the investment system: the platform answers in English (O-025). */
const UNKNOWN_CUSTOMER = '200000000';

/** A new investment object for a winner; a second one for the same winner is refused. */
const create = defineRoute('E063', {
  body: z.strictObject({
    [INVEST_KEY]: publicId,
    object_name: filledText.max(255),
    soato: z.string().regex(/^\d{4,12}$/, 'a SOATO code'),
    construction_type_id: id,
    group_program_id: z.literal(3),
    forecast: amount,
    customer_inn: z.string().regex(/^\d{9}$/, 'a tax number'),
    customer_name: filledText,
    execution_begin_year: year,
    execution_end_year: year,
    periodicity_id: z.literal(1),
    periodicity_name: filledText,
    project_status_id: z.literal(1),
    project_status_name: filledText,
    object_power: z.array(z.strictObject({ powerId: id, powerName: filledText, value: count })).min(1),
    funding_source_id: id,
    work_type_id: id,
    expense_type_id: id,
    sphere_id: id,
    network_id: id,
    ministry_id: id,
  }),
  handler({ body, user, services: { db } }) {
    const public_id = body[INVEST_KEY];
    const subject = subjectOf(db, user, { publicId: public_id });
    if (subject.stage !== 'WINNER') throw new HttpProblem(409, "Tashabbus g'oliblar ro'yxatida emas");
    if (investOf(db, public_id)) throw new HttpProblem(409, 'Investitsiya obyekti mavjud');
    if (body.customer_inn === UNKNOWN_CUSTOMER) throw new HttpProblem(400, 'PROJECT NOT FOUND');
    const invest_object = {
      customerName: body.customer_name,
      customerTin: body.customer_inn,
      customerDirector: '',
      address: '',
      Accounts: '',
      distributedSumma: '0',
      paidOnlineSumma: '0',
      constructionTypeName: '',
      periodicityName: body.periodicity_name,
      implementationPeriod: `${body.execution_begin_year}-${body.execution_end_year}`,
    };
    record(db, { subject, username: user.username, action: 'invest-object', to: subject });
    return { id: insertRows(db, investData, [{ public_id, invest_object }]) };
  },
});

/** The investment objects of winners (spec 001 §7); the seed writes the rows after the initiatives. */
export const investDataArea = defineArea({
  name: 'invest data',
  tables: [investData],
  routes: [changePaper, updateDeed, create],
});
