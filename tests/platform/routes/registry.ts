import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { record, type Subject, subjectOf } from '../db/decisions.ts';
import { products, type RegistryLine, registryOf, totalOf, writeRegistry } from '../db/products.ts';
import { selectRows } from '../db/rows.ts';
import { importRows } from '../files/import-rows.ts';
import { GRANTED_COLUMNS, REGISTRY_COLUMNS, registryTaker } from '../files/registry-workbook.ts';
import { forbidden, HttpProblem, wrongValue } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { byId, id, idText } from '../http/values.ts';
import { MAX_AMOUNT } from '../rules/amounts.ts';
import type { PlatformUser } from '../staff.ts';

const money = z.number().int().min(0);

const read = defineRoute('E042', {
  params: byId,
  handler: ({ params, user, services: { db } }) => ({ products: registryOf(db, subjectOf(db, user, params).id) }),
});

/**
 * Stores the lines and sets the granted amount to their sum. Reading: this amount is locked in every form (D-016,
 * Z-127), so it could never change otherwise.
 */
function keep(db: DatabaseSync, user: PlatformUser, subject: Subject, lines: RegistryLine[], action: string): void {
  const granted_amount = totalOf(lines);
  if (granted_amount > MAX_AMOUNT) throw new HttpProblem(400, "Reyestr summasi 1 500 000 000 so'mdan oshmasligi kerak");
  writeRegistry(db, subject.id, lines);
  record(db, { subject, username: user.username, action, to: subject, changes: { granted_amount } });
}

function requireLines(db: DatabaseSync, user: PlatformUser, subject: Subject, lines: readonly RegistryLine[]): void {
  const limits = new Map(selectRows(db, products).map(({ id, max_available }) => [id, max_available]));
  const seen = new Set<number>();
  for (const line of lines) {
    const most = limits.get(line.id);
    if (most === undefined) throw wrongValue("Mahsulot katalogda yo'q", `id ${line.id}: no such product`);
    if (seen.has(line.id)) throw wrongValue("Ushbu maxsulot qo'shilgan", `id ${line.id}: twice (E-028)`);
    if (line.granted_count > most)
      throw wrongValue(`Soni ${most} dan oshmasligi kerak`, `granted_count: above max_available ${most} (E-026)`);
    seen.add(line.id);
  }
  const removes = registryOf(db, subject.id).some((row) => !seen.has(row.id));
  if (removes && user.role === 'moderator') throw forbidden('a moderator removes no rows (E-023)');
}

/** The whole list as a bare array; `id` is the product's, because rows are added from the catalogue. */
const write = defineRoute('E043', {
  params: byId,
  body: z.array(z.strictObject({ id, granted_price: money, granted_count: money, price: money, count: money })),
  handler({ params, body, user, services: { db } }) {
    const subject = subjectOf(db, user, params);
    if (subject.type !== 'EQUIPMENT') throw new HttpProblem(409, 'Reyestr faqat xarid qilish tashabbuslarida bor');
    requireLines(db, user, subject, body);
    keep(db, user, subject, body, 'registry');
    return {};
  },
});

const IMPORT_STAGES: readonly string[] = ['WINNER', 'PASSED', 'PUBLIC_CONTROL'];

/** The goods of the file replace the registry. The answer is that of the other imports (S-085). */
const imported = defineRoute('E029', {
  multipart: 'with-file',
  body: z.strictObject({ initiative_id: idText }),
  handler({ body, file, user, services: { db } }) {
    const subject = subjectOf(db, user, { id: body.initiative_id });
    if (!IMPORT_STAGES.includes(subject.stage))
      throw new HttpProblem(409, 'Reyestr fayli faqat qabul qilingan tashabbuslarga yuklanadi');
    const ofSeason = { sql: 'board_id = ?', values: [subject.board_id] };
    const catalogue = selectRows(db, products, { conditions: [ofSeason] });
    const lines: RegistryLine[] = [];
    const take = registryTaker(catalogue, lines);
    const answer = importRows(db, { file: file?.bytes, columns: REGISTRY_COLUMNS, optional: GRANTED_COLUMNS, take });
    if (lines.length > 0) keep(db, user, subject, lines, 'registry-import');
    return answer;
  },
});

export const registryRoutes: readonly Route[] = [read, write, imported];
