import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ImportAnswer } from '../files/import-rows.ts';
import {
  accountWorkbook,
  importAccounts,
  importQuarters,
  importRecess,
  importTaxIds,
  quarterWorkbook,
  taxIdWorkbook,
} from '../files/quarter-workbooks.ts';
import { wrongValue } from '../http/problem.ts';
import { type CallId, defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';

const download = (id: CallId, path: string, name: string, workbook: (db: DatabaseSync) => Buffer) =>
  defineRoute({
    id,
    method: 'GET',
    path,
    roles: ['admin'],
    handler: ({ services, reply }) => sendWorkbook(reply, name, workbook(services.db)),
  });

/** The specification names no answer of an upload; it has the totals of the other imports (S-085). */
const upload = (id: CallId, path: string, take: (db: DatabaseSync, bytes: Buffer | undefined) => ImportAnswer) =>
  defineRoute({
    id,
    method: 'POST',
    path,
    roles: ['admin'],
    multipart: 'with-file',
    body: z.strictObject({}),
    handler: ({ file, services }) => take(services.db, file?.bytes),
  });

const recess = defineRoute({
  id: 'E143',
  method: 'POST',
  path: '/api/v1/state-budget/recess-quarters/upload-excel',
  roles: ['admin'],
  multipart: 'with-file',
  body: z.strictObject({ board_id: idText }),
  handler({ file, body, services: { db } }) {
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id))
      throw wrongValue("Bunday doska yo'q", 'board_id: unknown');
    return importRecess(db, file?.bytes, body.board_id);
  },
});

export const quarterExcelRoutes: readonly Route[] = [
  download('E137', '/api/v1/quarter-id-numbers/excel', 'STIR.xlsx', taxIdWorkbook),
  download('E138', '/api/v1/quarter-acc-numbers/excel', 'Hisob raqamlari.xlsx', accountWorkbook),
  download('E139', '/api/v1/quarters-excel', 'Mahallalar.xlsx', quarterWorkbook),
  upload('E140', '/api/v1/quarter-acc-numbers/sync-excel', importAccounts),
  upload('E141', '/api/v1/quarter-id-numbers/sync-excel', importTaxIds),
  upload('E142', '/api/v1/quarters-excel', importQuarters),
  recess,
];
