import { z } from 'zod';
import { type Changes, record, requireAllowed, type Subject, subjectOf } from '../db/decisions.ts';
import { requireOrganization, requirePlace } from '../db/references.ts';
import { requireFile } from '../files/uploaded.ts';
import { badCall, HttpProblem, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { fileId, filledText, id, publicId } from '../http/values.ts';
import { MAX_AMOUNT } from '../rules/amounts.ts';
import { actionOfStage } from '../rules/initiative-state.ts';
import type { Services } from '../services.ts';
import { initiativeType, stage } from './initiative-values.ts';

const params = z.strictObject({ public_id: publicId });

const patchForm = z.strictObject({
  stage: stage.optional(),
  granted_amount: z.number().int().min(0).nullish(),
  moderator_comment: z.string().max(5000).nullish(),
  description: filledText.optional(),
  requested_amount: z.number().int().optional(),
  category_id: id.optional(),
  region_id: id.optional(),
  district_id: id.optional(),
  quarter_id: id.optional(),
  organization_id: id.nullish(),
  type: initiativeType.optional(),
  purchased_goods_file: fileId.nullish(),
});
type PatchForm = z.output<typeof patchForm>;

/** The only fields of a stage change (spec 000 §7). */
const STAGE_CHANGE = new Set(['stage', 'granted_amount', 'moderator_comment']);
const isStageChange = (form: PatchForm) =>
  form.stage !== undefined && Object.keys(form).every((key) => STAGE_CHANGE.has(key));

/** Checks the form merged with the stored row, so that dependent fields are checked together. */
function requireFields(services: Services, subject: Subject, form: PatchForm): void {
  const { db } = services;
  const row = db
    .prepare('SELECT quarter_id, organization_id, purchased_goods_file FROM initiatives WHERE id = ?')
    .get(subject.id) as { quarter_id: number; organization_id: number | null; purchased_goods_file: string | null };
  const region_id = form.region_id ?? subject.region_id;
  const district_id = form.district_id ?? subject.district_id;
  const quarter_id = form.quarter_id ?? row.quarter_id;
  const category_id = form.category_id ?? subject.category_id;
  const organization_id = form.organization_id === undefined ? row.organization_id : form.organization_id;
  const requested = form.requested_amount;
  if (requested !== undefined && requested <= 0)
    throw wrongValue("Qiymat 0 dan katta bo'lishi kerak", 'requested_amount: not above 0');
  if ((requested ?? 0) > MAX_AMOUNT || (form.granted_amount ?? 0) > MAX_AMOUNT)
    throw wrongValue("Qiymat 1 500 000 000 dan kichik bo'lishi kerak", 'an amount above the cap');
  if (form.region_id ?? form.district_id ?? form.quarter_id) requirePlace(db, { region_id, district_id, quarter_id });
  if (form.category_id !== undefined || form.organization_id !== undefined || form.district_id !== undefined)
    requireOrganization(db, { category_id, district_id, organization_id });
  if (form.type === 'EQUIPMENT' && !(form.purchased_goods_file ?? row.purchased_goods_file))
    throw wrongValue("Tovarlar ro'yxati fayli majburiy", 'purchased_goods_file: required with EQUIPMENT (Z-090)');
}

function columnsOf(form: PatchForm): Changes {
  const columns: Changes = {};
  for (const [key, value] of Object.entries(form)) if (key !== 'stage' && value !== undefined) columns[key] = value;
  return columns;
}

/** A stage change, or fields of the edit form with or without a stage change (Z-013, Z-014). */
const patch = defineRoute('E023', {
  params,
  body: patchForm,
  async handler({ params, body, user, services }) {
    if (Object.keys(body).length === 0) throw badCall('body: nothing to change');
    if (body.purchased_goods_file) await requireFile(services.files, body.purchased_goods_file, 'pdf');
    const subject = subjectOf(services.db, user, { publicId: params.public_id });
    const changesStage = body.stage !== undefined && (body.stage !== subject.stage || isStageChange(body));
    const action = changesStage && body.stage ? actionOfStage(subject.stage, body.stage) : 'edit';
    if (action === null) throw new HttpProblem(409, "Bu bosqichga to'g'ridan-to'g'ri o'tkazib bo'lmaydi");
    const to = requireAllowed(subject, user.role, action);
    const isReturn = action === 'return';
    if (isReturn && isStageChange(body) && (body.granted_amount !== 0 || body.moderator_comment !== ''))
      throw badCall('body: a return sends granted_amount 0 and moderator_comment "" (C-045)');
    requireFields(services, subject, body);
    // C-044: a return empties these fields, whatever else is sent with it.
    const emptied = { granted_amount: 0, moderator_comment: '', moderation_sub_stage_comment: null };
    const changes = { ...columnsOf(body), ...(isReturn && emptied) };
    record(services.db, { subject, username: user.username, action, to, changes });
    return {};
  },
});

/** The moderator's variant, with the fields of Z-128. */
const put = defineRoute('E024', {
  params,
  body: z.strictObject({
    description: filledText,
    category_id: id,
    quarter_id: id,
    organization_id: id.nullish(),
  }),
  handler({ params, body, user, services: { db } }) {
    const subject = subjectOf(db, user, { publicId: params.public_id });
    const to = requireAllowed(subject, user.role, 'edit');
    const organization_id = body.organization_id ?? null;
    requirePlace(db, { ...subject, quarter_id: body.quarter_id });
    requireOrganization(db, { ...body, district_id: subject.district_id, organization_id });
    record(db, { subject, username: user.username, action: 'edit', to, changes: { ...body, organization_id } });
    return {};
  },
});

/** Ban (Z-049; Z-050: the file is optional). */
const ignore = defineRoute('E025', {
  params,
  body: z.strictObject({ ignored_file_id: fileId.nullish(), comment: filledText }),
  async handler({ params, body, user, services }) {
    if (body.ignored_file_id) await requireFile(services.files, body.ignored_file_id, 'pdf');
    const subject = subjectOf(services.db, user, { publicId: params.public_id });
    const to = requireAllowed(subject, user.role, 'ban');
    const comment = body.comment.trim();
    const changes = {
      ignored_file_id: body.ignored_file_id ?? null,
      moderator_comment: comment,
      moderation_sub_stage_comment: comment,
    };
    record(services.db, { subject, username: user.username, action: 'ban', to, changes, comment });
    return {};
  },
});

export const initiativeEditRoutes: readonly Route[] = [patch, put, ignore];
