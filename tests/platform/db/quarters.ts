import type { DatabaseSync } from 'node:sqlite';
import { forbidden, HttpProblem, notFound, wrongValue } from '../http/problem.ts';
import type { PlatformUser } from '../staff.ts';

export const QUARTER_STATUSES = ['ACTIVE', 'ARCHIVE'] as const;
export const FINANCIAL_STATUSES = ['GOOD', 'BAD'] as const;

/** The body that a form sends for a quarter (E132). */
export type QuarterBody = {
  title: string;
  district_id: number;
  citizen_count: number;
  account_number_id: number | null;
  id_number_id: number | null;
  status: (typeof QUARTER_STATUSES)[number] | null;
  financial_status: (typeof FINANCIAL_STATUSES)[number] | null;
  additional_quarter_id: number | null;
};

/** Only the fields of spec 001 §3: the names of district and region are separate lookups. */
const SELECT = `
  SELECT q.id, q.title, q.status, q.district_id, q.citizen_count, q.account_number_id, q.id_number_id,
         a.acc_number AS account_number, n.id_number, q.additional_quarter_id, q.financial_status
  FROM quarters q JOIN districts d ON d.id = q.district_id
  LEFT JOIN quarter_acc_numbers a ON a.id = q.account_number_id
  LEFT JOIN quarter_id_numbers n ON n.id = q.id_number_id`;

type Filter = { district_id?: number | undefined; region_id?: number | undefined; status?: string | undefined };

/** All quarters of a place and status, without paging (Z-066). */
export const listQuarters = (db: DatabaseSync, { district_id, region_id, status }: Filter) =>
  db
    .prepare(
      `${SELECT} WHERE q.district_id = coalesce(?1, q.district_id) AND d.region_id = coalesce(?2, d.region_id)
         AND (?3 IS NULL OR q.status = ?3)
       ORDER BY q.id`,
    )
    .all(district_id ?? null, region_id ?? null, status ?? null);

/** The quarter, if the person is responsible for its place. Throws 404 or 403 otherwise. */
export function readQuarter(db: DatabaseSync, user: PlatformUser, id: number): Record<string, unknown> {
  const found = db.prepare(`${SELECT} WHERE q.id = ?`).get(id);
  if (!found) throw notFound('Mahalla topilmadi');
  requireOwnPlace(db, user, Number(found.district_id));
  return found;
}

/** Refuses a district outside the region or district for which the person is responsible. */
export function requireOwnPlace(db: DatabaseSync, { region_id, district_id }: PlatformUser, district: number): void {
  const row = db.prepare('SELECT region_id FROM districts WHERE id = ?').get(district);
  if (!row) throw wrongValue("Bunday tuman yo'q", 'district_id: unknown');
  if (district_id !== null && district_id !== district) throw forbidden('a place in another district');
  if (region_id !== null && region_id !== row.region_id) throw forbidden('a place in another region');
}

/** Fields that only an admin may change (spec 001 §6). */
const LOCKED = ['district_id', 'title', 'citizen_count', 'status', 'additional_quarter_id'] as const;

/** Refuses a non-admin's changes to locked fields. */
export function requireUnlocked(user: PlatformUser, before: Record<string, unknown>, body: QuarterBody): void {
  if (user.role === 'admin') return;
  const changed = LOCKED.filter((field) => before[field] !== body[field]);
  if (changed.length > 0) throw forbidden(`changed by ${user.role}: ${changed.join(', ')}`);
}

function requireNumber(db: DatabaseSync, kind: 'acc' | 'id', body: QuarterBody, quarter: number | null): void {
  const [table, field, name] =
    kind === 'acc'
      ? (['quarter_acc_numbers', 'account_number_id', 'Hisob raqami'] as const)
      : (['quarter_id_numbers', 'id_number_id', 'STIR'] as const);
  const number = body[field];
  if (number === null) return;
  const row = db.prepare(`SELECT district_id FROM ${table} WHERE id = ?`).get(number);
  if (row?.district_id !== body.district_id)
    throw wrongValue(`${name} ushbu tumanga tegishli emas`, `${field}: of another district`);
  const owner = db.prepare(`SELECT id FROM quarters WHERE ${field} = ?`).get(number);
  if (owner && owner.id !== quarter) throw new HttpProblem(409, `${name} boshqa mahallaga biriktirilgan`);
}

/** Checks a form's body for a quarter; `quarter`: null for a new one. Throws the problem. */
export function requireQuarterBody(db: DatabaseSync, body: QuarterBody, quarter: number | null): void {
  const { additional_quarter_id: additional } = body;
  if (additional !== null && body.status !== 'ARCHIVE')
    throw wrongValue("Qo'shimcha mahalla faqat arxivda tanlanadi", 'additional_quarter_id: not archived');
  if (
    additional !== null &&
    (additional === quarter || !db.prepare('SELECT 1 FROM quarters WHERE id = ?').get(additional))
  )
    throw wrongValue("Bunday qo'shimcha mahalla yo'q", 'additional_quarter_id: unknown or the quarter itself');
  const twin = db
    .prepare('SELECT id FROM quarters WHERE district_id = ? AND title = ? AND id IS NOT ?')
    .get(body.district_id, body.title, quarter);
  if (twin) throw new HttpProblem(409, 'Bu tumanda shu nomli mahalla bor');
  requireNumber(db, 'acc', body, quarter);
  requireNumber(db, 'id', body, quarter);
}

const COLUMNS = [...LOCKED, 'account_number_id', 'id_number_id', 'financial_status'] as const;
const valuesOf = (body: QuarterBody) => COLUMNS.map((column) => body[column]);

/** Adds a quarter, located at the centre of its district. */
export function addQuarter(db: DatabaseSync, body: QuarterBody): void {
  db.prepare(
    `INSERT INTO quarters (${COLUMNS.join(', ')}, latitude, longitude)
     SELECT ${COLUMNS.map(() => '?').join(', ')}, latitude, longitude FROM districts WHERE id = ?`,
  ).run(...valuesOf(body), body.district_id);
}

export function changeQuarter(db: DatabaseSync, id: number, body: QuarterBody): void {
  const assignments = COLUMNS.map((column) => `${column} = ?`).join(', ');
  db.prepare(`UPDATE quarters SET ${assignments} WHERE id = ?`).run(...valuesOf(body), id);
}

/** Removes a quarter; throws 409 if other records refer to it, 404 if there is none. */
export function removeQuarter(db: DatabaseSync, id: number): void {
  if (db.prepare('SELECT 1 FROM initiatives WHERE quarter_id = ?').get(id))
    throw new HttpProblem(409, "Mahallada tashabbuslar bor, uni o'chirib bo'lmaydi");
  if (db.prepare('SELECT 1 FROM kindergartens WHERE quarter_id = ?').get(id))
    throw new HttpProblem(409, "Mahalla bog'chalar ro'yxatida bor, uni o'chirib bo'lmaydi");
  if (db.prepare('SELECT 1 FROM quarters WHERE additional_quarter_id = ?').get(id))
    throw new HttpProblem(409, "Mahallaga boshqa mahalla biriktirilgan, uni o'chirib bo'lmaydi");
  if (db.prepare('DELETE FROM quarters WHERE id = ?').run(id).changes === 0) throw notFound('Mahalla topilmadi');
}
