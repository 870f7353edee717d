import type { DatabaseSync } from 'node:sqlite';
import { wrongValue } from '../http/problem.ts';
import { isThere } from './rows.ts';

/** Refuses a board that does not exist or, if `type` is given, has another type. */
export function requireBoard(db: DatabaseSync, id: number, type?: string): void {
  const board = db.prepare('SELECT type FROM boards WHERE id = ?').get(id);
  if (!board) throw wrongValue("Bunday mavsum yo'q", 'board_id: unknown');
  if (type !== undefined && board.type !== type)
    throw wrongValue('Mavsum boshqa turdagi tashabbuslar uchun', `board_id: no ${type}`);
}

/** Refuses the id of a record that does not exist, by the field that has it. */
export function requireKnown(db: DatabaseSync, table: string, field: Record<string, number>, message: string): void {
  for (const [name, id] of Object.entries(field))
    if (!isThere(db, table, id)) throw wrongValue(message, `${name}: unknown`);
}

type District = { region_id: number; district_id: number | null };
type Quarter = { district_id: number | null; quarter_id: number };

/** Refuses a district of another region. */
export function requireDistrict(db: DatabaseSync, { region_id, district_id }: District): void {
  const district = db.prepare('SELECT region_id FROM districts WHERE id = ?').get(district_id);
  if (district?.region_id !== region_id)
    throw wrongValue('Tuman tanlangan viloyatga tegishli emas', 'district_id: of another region');
}

/** Refuses a quarter of another district. */
export function requireQuarter(db: DatabaseSync, { district_id, quarter_id }: Quarter): void {
  const quarter = db.prepare('SELECT district_id FROM quarters WHERE id = ?').get(quarter_id);
  if (quarter?.district_id !== district_id)
    throw wrongValue('Mahalla tanlangan tumanga tegishli emas', 'quarter_id: of another district');
}

/** Refuses a district of another region, or a quarter of another district. */
export function requirePlace(db: DatabaseSync, place: District & Quarter): void {
  requireDistrict(db, place);
  requireQuarter(db, place);
}

/** Requires the organization for a category: of this district and type, or null if the category has no type (D-005). */
export function requireOrganization(
  db: DatabaseSync,
  {
    category_id,
    district_id,
    organization_id,
  }: { category_id: number; district_id: number; organization_id: number | null },
): void {
  const category = db.prepare('SELECT organization_type FROM initiative_categories WHERE id = ?').get(category_id);
  if (!category) throw wrongValue("Bunday kategoriya yo'q", 'category_id: unknown');
  const type = category.organization_type as string | null;
  if (type === null) {
    if (organization_id !== null)
      throw wrongValue(
        'Ushbu kategoriyada tashkilot tanlanmaydi',
        'organization_id: the category has no organization type',
      );
    return;
  }
  if (organization_id === null)
    throw wrongValue('Tashkilotni tanlash majburiy', 'organization_id: the category has an organization type');
  const found = db
    .prepare('SELECT 1 FROM organizations WHERE id = ? AND district_id = ? AND organization_type = ?')
    .get(organization_id, district_id, type);
  if (!found)
    throw wrongValue('Tashkilot ushbu tuman va kategoriyaga tegishli emas', 'organization_id: of another kind');
}

/** A customer's tin by id (Z-039). */
export function tinOfCustomer(db: DatabaseSync, id: number): string {
  const row = db.prepare('SELECT tin FROM customers WHERE id = ?').get(id);
  if (!row) throw wrongValue("Bunday buyurtmachi yo'q", 'customer_id: unknown');
  return String(row.tin);
}
