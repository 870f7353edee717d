import { z } from 'zod';
import { record, subjectOf } from '../db/decisions.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { id, publicId } from './initiative-values.ts';

/** The variant with an invest id (Z-011); a later id replaces the one before. */
const investId = defineRoute({
  id: 'E057',
  method: 'POST',
  path: '/api/v1/chronology',
  roles: ['admin'],
  body: z.strictObject({ public_id: publicId, invest_object_id: id }),
  handler({ body, user, services: { db } }) {
    const subject = subjectOf(db, user, { publicId: body.public_id });
    db.prepare(
      `INSERT INTO invest_objects VALUES (?, ?)
       ON CONFLICT (public_id) DO UPDATE SET invest_object_id = excluded.invest_object_id`,
    ).run(body.public_id, body.invest_object_id);
    record(db, { subject, username: user.username, action: 'invest-id', to: subject });
    return {};
  },
});

/** What it does is not shown; here it only leaves its mark in the history. */
const updateDeed = defineRoute({
  id: 'E062',
  method: 'PUT',
  path: '/api/v1/chronology/update-deed',
  roles: ['admin'],
  body: z.strictObject({ public_id: publicId }),
  handler({ body, user, services: { db } }) {
    const subject = subjectOf(db, user, { publicId: body.public_id });
    record(db, { subject, username: user.username, action: 'update-deed', to: subject });
    return {};
  },
});

export const chronologyRoutes: readonly Route[] = [investId, updateDeed];
