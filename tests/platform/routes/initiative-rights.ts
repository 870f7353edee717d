import { z } from 'zod';
import { record, requireAllowed, subjectOf } from '../db/decisions.ts';
import { badCall } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, filledText } from '../http/values.ts';

/** Sets the initiative's place; 0, 0 lets the author set it again (C-031, C-032). */
const location = defineRoute('E026', {
  params: byId,
  body: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    address_title: filledText.optional(),
  }),
  handler({ params, body, user, services: { db } }) {
    const isGrant = body.latitude === 0 && body.longitude === 0;
    if (isGrant && body.address_title !== undefined)
      throw badCall('body: address_title without a picked place (C-031)');
    const subject = subjectOf(db, user, params);
    const { latitude, longitude, address_title } = body;
    // Without an address, the stored one is kept, unless the place itself is withdrawn.
    const address = isGrant ? { address_title: null } : address_title === undefined ? {} : { address_title };
    const changes = { latitude, longitude, ...address };
    const action = isGrant ? 'location-grant' : 'location';
    record(db, { subject, username: user.username, action, to: subject, changes });
    return {};
  },
});

/** Sets whether the author may edit (C-040); idempotent. */
const editable = defineRoute('E027', {
  params: byId,
  body: z.strictObject({ is_editable: z.boolean() }),
  handler({ params, body, user, services: { db } }) {
    const subject = subjectOf(db, user, params);
    const to = requireAllowed(subject, user.role, 'set-editable');
    const changes = { is_editable: body.is_editable ? 1 : 0 };
    record(db, { subject, username: user.username, action: 'set-editable', to, changes });
    return {};
  },
});

export const initiativeRightRoutes: readonly Route[] = [location, editable];
