import type { DatabaseSync } from 'node:sqlite';
import { wrongValue } from '../http/problem.ts';
import { allDistricts } from './places.ts';
import { requireDistrict, requireQuarter } from './references.ts';
import { cyrillic } from './seed/cyrillic.ts';
import { personName, pinflOf } from './seed/people.ts';
import type { Source } from './table.ts';

/** The roles that the two consoles of staff can assign (spec 001 §3). */
export const MANAGER_ROLES = [
  'region_manager',
  'district_manager',
  'quarter_manager',
  'quarter_moderator',
  'moderator',
] as const;
export type ManagerRole = (typeof MANAGER_ROLES)[number];

/** True for the roles that work in a quarter. */
const isOfQuarter = (role: ManagerRole): boolean => role === 'quarter_manager' || role === 'quarter_moderator';

/** The place where a manager works. */
export type ManagerPlace = { region_id: number; district_id: number | null; quarter_id: number | null };

/** Refuses an inconsistent place, or a place that does not suit the role (L-005). */
export function requirePost(db: DatabaseSync, body: ManagerPlace & { role: ManagerRole }): void {
  const { role, district_id, quarter_id } = body;
  // A region's manager has no district (Z-175).
  if (role === 'region_manager' && district_id === null && quarter_id === null) return;
  requireDistrict(db, body);
  if (isOfQuarter(role) !== (quarter_id !== null))
    throw wrongValue('Mahalla faqat mahalla rollari uchun tanlanadi', `quarter_id: ${quarter_id} of a ${role}`);
  if (quarter_id !== null) requireQuarter(db, { district_id, quarter_id });
}

/** A manager as the platform answers it, with the names of region and district (spec 001 §3). */
export function withPlaceNames<Row extends ManagerPlace>(row: Row, db: DatabaseSync) {
  const titleIn = (table: 'regions' | 'districts', id: number | null) =>
    db.prepare(`SELECT title FROM ${table} WHERE id = ?`).get(id)?.title ?? null;
  return {
    ...row,
    region_title: titleIn('regions', row.region_id),
    district_title: titleIn('districts', row.district_id),
  };
}

type Post = ManagerPlace & { role: ManagerRole };

/** Posts to be filled: three in a region, one or two of each role in a district, at most one of each in a quarter. */
function* posts({ prng, db }: Source): Generator<Post> {
  for (const { id } of db.prepare('SELECT id FROM regions ORDER BY id').all())
    for (let nth = 0; nth < 3; nth += 1) {
      const [centre] = db.prepare('SELECT id FROM districts WHERE region_id = ? ORDER BY id').all(Number(id));
      // Lists from files name no district for region managers.
      const district_id = prng.chance(0.6) ? Number(centre?.id) : null;
      yield { role: 'region_manager', region_id: Number(id), district_id, quarter_id: null };
    }
  for (const { id: district_id, region_id } of allDistricts(db)) {
    const place = { region_id, district_id, quarter_id: null };
    for (const role of ['district_manager', 'moderator'] as const) {
      yield { role, ...place };
      if (prng.chance(0.4)) yield { role, ...place };
    }
  }
  const quarters = db.prepare(
    `SELECT q.id AS quarter_id, q.district_id, d.region_id FROM quarters q JOIN districts d ON d.id = q.district_id
     WHERE q.status = 'ACTIVE' ORDER BY q.id`,
  );
  for (const quarter of quarters.all()) {
    const place = quarter as unknown as ManagerPlace & { quarter_id: number };
    if (prng.chance(0.12)) yield { role: 'quarter_manager', ...place };
    if (prng.chance(0.1)) yield { role: 'quarter_moderator', ...place };
  }
}

/** Staff who can sign in, as managers with the same ids; quarter roles work in the first quarter of their district. */
function staffPosts(db: DatabaseSync) {
  const staff = db.prepare(
    `SELECT u.id, u.full_name AS fullname, u.role, u.region_id, u.district_id,
            CASE WHEN u.role LIKE 'quarter%' THEN (
              SELECT min(q.id) FROM quarters q WHERE q.district_id = u.district_id AND q.status = 'ACTIVE'
            ) END AS quarter_id
     FROM users u WHERE u.role IN (${MANAGER_ROLES.map(() => '?').join(', ')}) ORDER BY u.id`,
  );
  return staff.all(...MANAGER_ROLES) as unknown as (Post & { id: number; fullname: string })[];
}

/** The time of the last sign-in; null for one person in seven. */
function lastLogin({ prng }: Source): string | null {
  if (prng.chance(0.15)) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `2026-${two(prng.between(7, 9))}-${two(prng.between(1, 30))}`;
  return `${day}T${two(prng.between(3, 13))}:${two(prng.between(0, 59))}:${two(prng.between(0, 59))}Z`;
}

/** All managers; about a third of the names are in Cyrillic. */
export function* seedManagers(source: Source) {
  const { prng, db } = source;
  let nth = 0;
  const person = (fullname: string) => {
    nth += 1;
    return { fullname, pinfl: pinflOf(prng, fullname, nth), last_login_date: lastLogin(source) };
  };
  for (const { fullname, ...post } of staffPosts(db)) yield { ...post, ...person(fullname) };
  for (const post of posts(source)) {
    const name = personName(prng);
    const { fullname, ...rest } = person(name);
    yield { ...post, ...rest, fullname: prng.chance(0.3) ? cyrillic(fullname) : fullname };
  }
}
