import { z } from 'zod';
import { requireDistrict } from '../db/references.ts';
import { isThere, rowAt, updateRow } from '../db/rows.ts';
import { defineTable, reference, text } from '../db/table.ts';
import { DOCUMENT_COUNT, documentHash } from '../files/documents/names.ts';
import { requireFile } from '../files/uploaded.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { byId, fileId, id } from '../http/values.ts';
import { recordRoutes } from '../routes/records.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

/** Results of the newest season, handed in by the moderators of each region's first district. */
const moderationResults = defineTable({
  kind: 'moderationResult',
  name: 'moderation_results',
  columns: {
    board_id: reference('boards'),
    region_id: reference('regions'),
    district_id: reference('districts'),
    file_uid: text(),
  },
  *seed({ db }) {
    const board_id = Number(db.prepare('SELECT max(id) AS id FROM boards').get()?.id);
    const districts = db.prepare('SELECT region_id, min(id) AS id FROM districts GROUP BY region_id').all();
    for (const [nth, { region_id, id }] of districts.entries())
      yield {
        board_id,
        region_id: Number(region_id),
        district_id: Number(id),
        file_uid: documentHash((nth % DOCUMENT_COUNT) + 1),
      };
  },
});

/** M-003, M-004 */
function requireOwnDistrict(user: PlatformUser, { district_id }: { readonly district_id?: unknown }): void {
  if (user.role === 'moderator' && district_id !== user.district_id)
    throw forbidden('moderation result outside of the own district');
}

/** Spec 001 §7. */
export const moderationResultsArea = defineArea({
  name: 'moderation results',
  tables: [moderationResults],
  routes: [
    ...recordRoutes({
      ids: { create: 'E177' },
      table: moderationResults,
      missing: 'Moderatsiya natijasi topilmadi',
      body: z.strictObject({ board_id: id, region_id: id, district_id: id, file_uid: fileId }),
      async requires({ body, user, services: { db, files } }) {
        requireOwnDistrict(user, body);
        await requireFile(files, body.file_uid, 'content-pdf');
        requireDistrict(db, body);
        if (!isThere(db, 'boards', body.board_id)) throw notFound('Doska topilmadi');
      },
    }),
    // M-002: only the file.
    defineRoute('E178', {
      params: byId,
      body: z.strictObject({ file_uid: fileId }),
      async handler({ params, body, user, services: { db, files } }) {
        const result = rowAt(db, moderationResults, params.id);
        if (!result) throw notFound('Moderatsiya natijasi topilmadi');
        requireOwnDistrict(user, result);
        await requireFile(files, body.file_uid, 'content-pdf');
        updateRow(db, moderationResults, params.id, { ...result, ...body });
        return {};
      },
    }),
  ],
});
