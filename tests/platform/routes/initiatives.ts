import { z } from 'zod';
import { findInitiative, listInitiatives } from '../db/initiatives.ts';
import { mayRead, scopeOf } from '../db/scope.ts';
import { exactPaging } from '../http/paging.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, idText } from '../http/values.ts';
import { stage, subStage } from './initiative-values.ts';

/** For all list roles, each within the scope of the profile (Z-120); newest first. */
const list = defineRoute('E014', {
  query: z.strictObject({
    stage: stage.optional(),
    ...exactPaging(),
    search: z.string().max(500).optional(),
    board_id: idText.optional(),
    moderation_sub_stage: subStage.optional(),
  }),
  handler: ({ query, user, services }) => listInitiatives(services.db, scopeOf(user), query),
});

/** Z-055: in an envelope. */
const item = defineRoute('E016', {
  params: byId,
  handler({ params, user, services }) {
    const initiative = findInitiative(services.db, params.id);
    if (!initiative) throw notFound('Tashabbus topilmadi');
    if (!mayRead(services.db, scopeOf(user), params.id)) throw forbidden('the initiative lies outside this profile');
    return { initiative };
  },
});

export const initiativeRoutes: readonly Route[] = [list, item];
