import type { DatabaseSync } from 'node:sqlite';
import { pictureHash } from '../../files/pictures/names.ts';
import { fold } from '../fold.ts';
import { BOARDS } from './boards.ts';
import { cyrillic } from './cyrillic.ts';
import { personName } from './people.ts';
import { createPrng, type Prng } from './prng.ts';
import { decide } from './stages.ts';
import { STREETS } from './streets.ts';
import { draft } from './texts.ts';

type Quarter = { id: number; title: string; latitude: number; longitude: number };
type District = {
  id: number;
  region_id: number;
  title: string;
  quarters: Quarter[];
  organizations: Map<string, number[]>;
};

/** Apostrophes that people type: canonical, ASCII, typographic, backtick. */
const APOSTROPHES: readonly [letter: string, tutuq: string][] = [
  ['ʻ', 'ʼ'],
  ["'", "'"],
  ['‘', '’'],
  ['`', '`'],
];
const COLUMNS = `id, public_id, board_id, region_id, district_id, quarter_id, category_id, organization_id, stage,
  moderation_sub_stage, moderation_sub_stage_comment, title, description, author_fullname, author_is_verified, latitude,
  longitude, address_title, images, created_at, granted_amount, requested_amount, type, customer_tin,
  council_decision_id, is_editable`;
const FIRST_ID = 100_001;
/** Share of the proposals written in Cyrillic. */
const CYRILLIC_SHARE = 0.24;

/** The date of each board's first proposal. */
const FILED_FROM: Record<number, number> = {
  61: Date.UTC(2026, 7, 18),
  58: Date.UTC(2026, 7, 24),
  55: Date.UTC(2026, 1, 9),
  49: Date.UTC(2025, 7, 20),
  44: Date.UTC(2025, 1, 12),
  37: Date.UTC(2022, 8, 1),
};
const FILING_DAYS = 18;

function readDistricts(db: DatabaseSync): District[] {
  const quarters = db.prepare('SELECT id, title, latitude, longitude FROM quarters WHERE district_id = ? ORDER BY id');
  const organizations = db.prepare('SELECT id, organization_type FROM organizations WHERE district_id = ? ORDER BY id');
  return db
    .prepare('SELECT id, region_id, title FROM districts ORDER BY id')
    .all()
    .map((row) => {
      const byType = new Map<string, number[]>();
      for (const { id, organization_type } of organizations.all(Number(row.id))) {
        const key = String(organization_type);
        byType.set(key, [...(byType.get(key) ?? []), Number(id)]);
      }
      return {
        id: Number(row.id),
        region_id: Number(row.region_id),
        title: String(row.title),
        quarters: quarters.all(Number(row.id)) as Quarter[],
        organizations: byType,
      };
    });
}

/** The location: mostly near the mahalla's centre, otherwise 0 (withdrawn by an admin) or null (never set). */
function location(prng: Prng, quarter: Quarter): [number | null, number | null] {
  const roll = prng.next();
  if (roll < 0.05) return [0, 0];
  if (roll < 0.09) return [null, null];
  const near = (degrees: number) => Number((degrees + (prng.next() - 0.5) * 0.012).toFixed(6));
  return [near(quarter.latitude), near(quarter.longitude)];
}

const amount = (prng: Prng) => {
  const share = prng.next() ** 2.2;
  return Math.min(1_500_000_000, Math.round((50_000_000 + share * 1_450_000_000) / 50_000) * 50_000);
};

/** All initiatives, board by board, oldest first, so that the newest have the highest ids. */
export function seedInitiatives(db: DatabaseSync): void {
  const districts = readDistricts(db);
  const organizationTypes = new Map(
    db
      .prepare('SELECT id, organization_type FROM initiative_categories')
      .all()
      .map((row) => [Number(row.id), row.organization_type]),
  );
  const insert = db.prepare(`INSERT INTO initiatives (${COLUMNS}) VALUES (${Array(26).fill('?').join(',')})`);
  const insertSearch = db.prepare('INSERT INTO initiative_search VALUES (?, ?)');
  let id = FIRST_ID;
  for (const board of [...BOARDS].sort((a, b) => (FILED_FROM[a.id] ?? 0) - (FILED_FROM[b.id] ?? 0))) {
    const prng = createPrng(`initiatives of board ${board.id}`);
    const from = FILED_FROM[board.id] ?? 0;
    const step = (FILING_DAYS * 86_400_000) / board.initiatives;
    // Districts take turns in a new order each round: about a hundred initiatives each on the board under review.
    let queue: District[] = [];
    for (let nth = 0; nth < board.initiatives; nth += 1, id += 1) {
      if (queue.length === 0) queue = prng.shuffled(districts);
      const district = queue.pop() as District;
      const quarter = prng.pick(district.quarters);
      const street = prng.pick(STREETS);
      const text = draft(prng, { quarter: quarter.title, street }, board.type);
      const inCyrillic = prng.chance(CYRILLIC_SHARE);
      const [letter, tutuq] = prng.pick(APOSTROPHES);
      const write = (latin: string) =>
        inCyrillic ? cyrillic(latin) : latin.replaceAll('ʻ', letter).replaceAll('ʼ', tutuq);
      const requested = amount(prng);
      const decision = decide(prng, board, requested);
      const [latitude, longitude] = location(prng, quarter);
      const author = write(personName(prng));
      const title = prng.chance(0.04) ? (prng.chance(0.5) ? '' : null) : write(text.title);
      const description = write(text.description);
      const publicId = `0${board.id}${String(400_000_000 + id * 33 + prng.between(0, 32)).padStart(9, '0')}`;
      const organizationType = organizationTypes.get(text.categoryId);
      const organizations = organizationType ? district.organizations.get(String(organizationType)) : undefined;
      const pictures = prng.chance(0.12) ? [] : prng.shuffled(text.pictures).slice(0, prng.between(1, 6));
      const address = latitude
        ? write(`${district.title}, ${quarter.title} MFY, ${street} koʻchasi, ${prng.between(1, 120)}-uy`)
        : null;
      const minutes = Math.floor((from + nth * step) / 60_000);
      insert.run(
        id,
        publicId,
        board.id,
        district.region_id,
        district.id,
        quarter.id,
        text.categoryId,
        organizations && prng.chance(0.9) ? prng.pick(organizations) : null,
        decision.stage,
        decision.subStage,
        decision.comment === null ? null : write(decision.comment),
        title,
        description,
        author,
        prng.chance(0.78) ? 1 : 0,
        latitude,
        longitude,
        address,
        JSON.stringify(pictures.map(pictureHash)),
        `${new Date(minutes * 60_000 + (id % 60) * 1000).toISOString().slice(0, 19)}Z`,
        decision.granted,
        requested,
        text.equipment ? 'EQUIPMENT' : 'CONSTRUCTION',
        decision.granted !== null ? String(200_000_000 + prng.between(0, 99_999_999)) : null,
        decision.stage === 'WINNER' ? 900 + (district.id % 208) : null,
        board.stage === 'REVIEW' && decision.stage === 'INITIAL' && prng.chance(0.06) ? 1 : 0,
      );
      insertSearch.run(id, fold(`${publicId}\n${title ?? ''}\n${description}\n${author}`));
    }
  }
}
