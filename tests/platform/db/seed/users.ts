import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Role } from '../../../../src/shared/roles.ts';
import type { PlatformUser } from '../../staff.ts';

/** SOATO code of the district of staff who work in a place: Chilonzor, Toshkent shahri. */
const HOME_DISTRICT = '1726294';

const STAFF: readonly { role: Role; name: string; at: 'country' | 'region' | 'district' }[] = [
  { role: 'admin', name: 'Karimova Dilnoza Baxtiyor qizi', at: 'country' },
  { role: 'moderator', name: 'Rahimov Sanjar Ulugʻbek oʻgʻli', at: 'district' },
  { role: 'district_manager', name: 'Yoʻldosheva Nodira Anvarovna', at: 'district' },
  { role: 'region_manager', name: 'Toʻxtayev Jasur Olimovich', at: 'region' },
  { role: 'my_garden_moderator', name: 'Ergasheva Malika Sobir qizi', at: 'country' },
  { role: 'quarter_manager', name: 'Qodirov Bekzod Ilhomovich', at: 'district' },
  { role: 'quarter_moderator', name: 'Sattorova Gulnora Rustam qizi', at: 'district' },
];

const hash = (username: string, password: string) =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

/** One member of staff per role; the username is the role, the password `parol-<username>`. */
export function seedUsers(db: DatabaseSync): void {
  const home = db.prepare('SELECT id, region_id FROM districts WHERE soato = ?').get(HOME_DISTRICT);
  if (!home) throw new Error(`no district with the SOATO code ${HOME_DISTRICT}`);
  const insert = db.prepare('INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const [index, { role, name, at }] of STAFF.entries()) {
    const region = at === 'country' ? null : Number(home.region_id);
    const district = at === 'district' ? Number(home.id) : null;
    insert.run(501 + index, role, hash(role, `parol-${role}`), role, name, region, district);
  }
}

/** The staff in the database, with their passwords, which follow a rule: only hashes are stored. */
export function readUsers(db: DatabaseSync): PlatformUser[] {
  const rows = db.prepare('SELECT id, username, role, full_name, region_id, district_id FROM users ORDER BY id').all();
  return rows.map((row) => ({ ...(row as Omit<PlatformUser, 'password'>), password: `parol-${row.username}` }));
}

/** The person with this name and password, or undefined. */
export function checkPassword(
  db: DatabaseSync,
  users: readonly PlatformUser[],
  username: string,
  password: string,
): PlatformUser | undefined {
  const row = db
    .prepare('SELECT id FROM users WHERE username = ? AND password_hash = ?')
    .get(username, hash(username, password));
  return users.find((user) => user.id === row?.id);
}
