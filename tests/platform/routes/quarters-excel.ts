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
import { type Call, defineRoute, type Route } from '../http/route.ts';
import { sendWorkbook } from '../http/send-file.ts';
import { idText } from '../http/values.ts';

const download = (call: Call, name: string, workbook: (db: DatabaseSync) => Buffer) =>
  defineRoute(call, {
    handler: ({ services, reply }) => sendWorkbook(reply, name, workbook(services.db)),
  });

/** The specification names no answer of an upload; it has the totals of the other imports (S-085). */
const upload = (call: Call, take: (db: DatabaseSync, bytes: Buffer | undefined) => ImportAnswer) =>
  defineRoute(call, {
    multipart: 'with-file',
    body: z.strictObject({}),
    handler: ({ file, services }) => take(services.db, file?.bytes),
  });

const recess = defineRoute('E143', {
  multipart: 'with-file',
  body: z.strictObject({ board_id: idText }),
  handler({ file, body, services: { db } }) {
    if (!db.prepare('SELECT 1 FROM boards WHERE id = ?').get(body.board_id))
      throw wrongValue("Bunday doska yo'q", 'board_id: unknown');
    return importRecess(db, file?.bytes, body.board_id);
  },
});

export const quarterExcelRoutes: readonly Route[] = [
  download('E137', 'STIR.xlsx', taxIdWorkbook),
  download('E138', 'Hisob raqamlari.xlsx', accountWorkbook),
  download('E139', 'Mahallalar.xlsx', quarterWorkbook),
  upload('E140', importAccounts),
  upload('E141', importTaxIds),
  upload('E142', importQuarters),
  recess,
];
