import type { Platform } from '../platform/types.ts';
import type { Client } from './platform-client.ts';

/** What the tests ask of an initiative's row. */
export type Found = {
  id: number;
  public_id: string;
  board_id: number;
  district_id: number;
  quarter_id: number;
  category_id: number;
  organization_id: number | null;
  type: string;
  stage: string;
  moderation_sub_stage: string | null;
};

/** Gives initiatives of the staff's own district, each only once. */
export function initiativeFinder(platform: Platform) {
  const home = Number(platform.users.find(({ role }) => role === 'moderator')?.district_id);
  const used = new Set<number>();
  return {
    home,
    /** The first one not yet given for which this holds; of the board under review and not a road, where nothing else is said. */
    next(where: string, among = `district_id = ${home} AND board_id = 61`): Found {
      const rows = platform.db.prepare(`SELECT * FROM initiatives WHERE ${among} AND ${where} ORDER BY id`).all();
      const row = rows.find(({ id }) => !used.has(Number(id)));
      if (!row) throw new Error(`no initiative left with ${among} AND ${where}`);
      used.add(Number(row.id));
      return row as Found;
    },
    read: (id: number) => platform.db.prepare('SELECT * FROM initiatives WHERE id = ?').get(id) ?? {},
  };
}

/** Another mahalla of a district, and an organization for a category where it needs one. */
export function placesFor(
  platform: Platform,
  { district_id, category_id }: Pick<Found, 'district_id' | 'category_id'>,
) {
  const quarter = platform.db.prepare('SELECT id FROM quarters WHERE district_id = ? LIMIT 1').get(district_id);
  const organization = platform.db
    .prepare(
      `SELECT o.id FROM organizations o JOIN initiative_categories c ON c.organization_type = o.organization_type
       WHERE o.district_id = ? AND c.id = ? LIMIT 1`,
    )
    .get(district_id, category_id);
  return { quarter_id: Number(quarter?.id), organization_id: organization ? Number(organization.id) : null };
}

/** A right accept form for this initiative (no road). */
export function acceptFormOf(platform: Platform, initiative: Found): Record<string, unknown> {
  const { quarter_id, organization_id } = placesFor(platform, initiative);
  return {
    granted_amount: 120_000_000,
    comment: 'Hujjatlar tartibda.',
    category_id: initiative.category_id,
    quarter_id,
    ...(organization_id !== null && { organization_id }),
    type: initiative.type,
    customer_id: 1001,
    description: 'Qabul qilingan tavsif',
    is_energy_effective: true,
  };
}

/** Uploads a file and gives its id. */
export async function uploaded(
  client: Client,
  content: string | Uint8Array<ArrayBuffer> = '%PDF-1.4\n%%EOF',
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'hujjat.pdf');
  const answer = await client.send('api/v2/info/file/upload', { method: 'POST', body: form });
  return ((await answer.json()) as { hashId: string }).hashId;
}
