import { z } from 'zod';
import { record, requireAllowed, subjectOf } from '../db/decisions.ts';
import { requireFile } from '../files/uploaded.ts';
import { badCall, wrongValue } from '../http/problem.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import { byId, fileId, filledText, id } from '../http/values.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { type AcceptForm, acceptedColumns, acceptForm, gardenAcceptForm } from './accept-form.ts';

/** Checks role, state and form in this order: a late caller is told of the decision, not of errors in the form. */
function accept(services: Services, user: PlatformUser, initiative: number, form: AcceptForm) {
  const subject = subjectOf(services.db, user, { id: initiative });
  const to = requireAllowed(subject, user.role, 'accept');
  const changes = acceptedColumns(services.db, subject, form);
  record(services.db, {
    subject,
    username: user.username,
    action: 'accept',
    to,
    changes,
    comment: form.comment ?? null,
  });
  return {};
}

const declineForm = z.strictObject({
  id,
  cancelation_reason_id: id,
  moderator_comment: filledText,
  file_id: fileId.nullish(),
});
type DeclineForm = z.output<typeof declineForm>;

async function decline(services: Services, user: PlatformUser, initiative: number, form: DeclineForm) {
  if (form.id !== initiative) throw badCall('body: id is not that of the path');
  const reason = services.db
    .prepare('SELECT file_required FROM cancelation_reasons WHERE id = ?')
    .get(form.cancelation_reason_id);
  if (!reason) throw wrongValue("Bunday rad etish sababi yo'q", 'cancelation_reason_id: unknown');
  if (reason.file_required === 1 && !form.file_id)
    throw wrongValue('Ushbu sabab uchun fayl majburiy', 'file_id: required by the reason (C-057)');
  if (form.file_id) await requireFile(services.files, form.file_id, 'pdf');
  // No await from here on, so that the second of two concurrent decisions sees the first.
  const subject = subjectOf(services.db, user, { id: initiative });
  const to = requireAllowed(subject, user.role, 'decline');
  const comment = form.moderator_comment.trim();
  const changes = {
    granted_amount: null,
    moderator_comment: comment,
    moderation_sub_stage_comment: comment,
    cancelation_reason_id: form.cancelation_reason_id,
    file_id: form.file_id ?? null,
  };
  record(services.db, { subject, username: user.username, action: 'decline', to, changes, comment });
  return {};
}

const acceptRoute = (call: Call, body: z.ZodType<AcceptForm>) =>
  defineRoute(call, {
    params: byId,
    body,
    handler: ({ params, body, user, services }) => accept(services, user, params.id, body),
  });

const declineRoute = (call: Call) =>
  defineRoute(call, {
    params: byId,
    body: declineForm,
    handler: ({ params, body, user, services }) => decline(services, user, params.id, body),
  });

/** Without a body. */
const confirm = defineRoute('E021', {
  params: byId,
  handler({ params, user, services: { db } }) {
    const subject = subjectOf(db, user, params);
    const to = requireAllowed(subject, user.role, 'confirm');
    record(db, { subject, username: user.username, action: 'confirm', to });
    return {};
  },
});

/** Z-051: the comment is required. */
const deny = defineRoute('E022', {
  params: byId,
  body: z.strictObject({ comment: filledText }),
  handler({ params, body, user, services: { db } }) {
    const subject = subjectOf(db, user, params);
    const to = requireAllowed(subject, user.role, 'deny');
    const comment = body.comment.trim();
    const changes = { moderation_sub_stage_comment: comment };
    record(db, { subject, username: user.username, action: 'deny', to, changes, comment });
    return {};
  },
});

export const initiativeDecisionRoutes: readonly Route[] = [
  declineRoute('E017'),
  declineRoute('E018'),
  acceptRoute('E019', acceptForm),
  acceptRoute('E020', gardenAcceptForm),
  confirm,
  deny,
];
