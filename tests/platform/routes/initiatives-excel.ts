import { z } from 'zod';
import { listInitiatives } from '../db/initiatives.ts';
import { scopeOf } from '../db/scope.ts';
import { initiativeWorkbook } from '../files/initiative-workbook.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';
import { stage } from './initiative-values.ts';

const UNLIMITED = { limit: -1, offset: 0 };

/** The list's rows by board and stage, in the caller's scope, as a workbook; not for gardens (Z-031). */
const excel = defineRoute('E030', {
  query: z.strictObject({ board_id: idText.optional(), stage: stage.optional() }),
  handler({ query, user, services, reply }) {
    const { initiatives } = listInitiatives(services.db, scopeOf(user), { ...query, ...UNLIMITED });
    const name = ["Tashabbuslar ro'yxati", query.board_id, query.stage].filter(Boolean).join(', ');
    return sendWorkbook(reply, `${name.replace("'", 'ʻ')}.xlsx`, initiativeWorkbook(initiatives));
  },
});

export const initiativesExcelRoutes: readonly Route[] = [excel];
