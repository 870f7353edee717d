import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../../platform/db/seed/seed.ts';
import { PICTURE_NAMES, pictureHash } from '../../platform/files/pictures/names.ts';

let db: DatabaseSync;
beforeAll(() => {
  db = new DatabaseSync(':memory:');
  seed(db);
});
afterAll(() => db.close());

const number = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);

/** A digest of every row of every table. */
function digest(of: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const { name } of of.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()) {
    for (const row of of.prepare(`SELECT * FROM "${name}"`).iterate()) hash.update(JSON.stringify(Object.values(row)));
  }
  return hash.digest('hex');
}

// Seconds of pure computation, and many more on a busy machine.
test('two builds are the same to the last byte of data', { timeout: 300_000 }, () => {
  const other = new DatabaseSync(':memory:');
  seed(other);
  expect(digest(other)).toBe(digest(db));
  other.close();
});

test.each<[what: string, sql: string, expected: number]>([
  ['regions', 'SELECT count(*) FROM regions', 14],
  ['districts', 'SELECT count(*) FROM districts', 208],
  ['mahallas', 'SELECT count(*) FROM quarters', 8103],
  ['boards', 'SELECT count(*) FROM boards', 14],
  ['seasons with products', 'SELECT count(DISTINCT board_id) FROM products', 12],
  ['initiatives under review', 'SELECT count(*) FROM initiatives WHERE board_id = 61', 21_049],
  ['initiatives elsewhere', 'SELECT count(*) FROM initiatives WHERE board_id <> 61', 30_000],
  ['mahallas without a name', "SELECT count(*) FROM quarters WHERE title = ''", 0],
  [
    'duplicate mahallas in a district',
    'SELECT count(*) FROM (SELECT 1 FROM quarters GROUP BY district_id, title HAVING count(*) > 1)',
    0,
  ],
  [
    'malformed public ids',
    "SELECT count(*) FROM initiatives WHERE public_id NOT GLOB '0[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'",
    0,
  ],
  [
    'amounts out of range',
    'SELECT count(*) FROM initiatives WHERE requested_amount NOT BETWEEN 50000000 AND 1500000000',
    0,
  ],
  [
    'granted amounts above the requested',
    'SELECT count(*) FROM initiatives WHERE granted_amount > requested_amount',
    0,
  ],
  [
    'quarters of another district',
    'SELECT count(*) FROM initiatives i JOIN quarters q ON q.id = i.quarter_id WHERE q.district_id <> i.district_id',
    0,
  ],
])('%s: %s', (_what, sql, expected) => {
  expect(number(sql)).toBe(expected);
});

test('every district has about a hundred to decide', () => {
  expect(
    number('SELECT min(n) FROM (SELECT count(*) n FROM initiatives WHERE board_id = 61 GROUP BY district_id)'),
  ).toBeGreaterThanOrEqual(95);
  expect(
    number('SELECT max(n) FROM (SELECT count(*) n FROM initiatives WHERE board_id = 61 GROUP BY district_id)'),
  ).toBeLessThanOrEqual(107);
});

describe('stages follow the readings', () => {
  const pairs = (board: number) =>
    db
      .prepare('SELECT DISTINCT stage, moderation_sub_stage AS sub FROM initiatives WHERE board_id = ? ORDER BY 1, 2')
      .all(board)
      .map(({ stage, sub }) => `${stage} ${sub}`);

  test('under review', () => {
    expect(pairs(61)).toEqual([
      'INITIAL null',
      'INITIAL DISTRICT_MANAGER_DENIED',
      'INITIAL MODERATOR_ACCEPTED',
      'INITIAL MODERATOR_DENIED',
      'NOT_PASSED DISTRICT_MANAGER_ACCEPTED',
      'PASSED DISTRICT_MANAGER_ACCEPTED',
    ]);
  });

  test('gardens, where one person decides', () => {
    expect(pairs(58)).toEqual(['INITIAL null', 'NOT_PASSED null', 'PASSED null']);
  });

  test('a finished season', () => {
    expect(new Set(pairs(49).map((pair) => pair.split(' ')[0]))).toEqual(
      new Set(['NOT_PASSED', 'PASSED', 'PUBLIC_CONTROL', 'WINNER']),
    );
  });
});

describe('the data are as people leave them', () => {
  const share = (where: string) => number(`SELECT avg(${where}) FROM initiatives`);

  test.each<[what: string, where: string, low: number, high: number]>([
    ['without a title', "title IS NULL OR title = ''", 0.03, 0.05],
    ['without a title, as null', 'title IS NULL', 0.01, 0.03],
    ['with location 0, 0', 'latitude IS 0 AND longitude IS 0', 0.03, 0.07],
    ['without a location', 'latitude IS NULL', 0.02, 0.06],
    ['without pictures', "images = '[]'", 0.08, 0.16],
    ['in Cyrillic', "description GLOB '*[а-я]*'", 0.2, 0.28],
    ['by a verified author', 'author_is_verified', 0.7, 0.86],
    ["with the apostrophe '", `author_fullname || description LIKE '%o''%'`, 0.1, 0.3],
    ['with the apostrophe ʻ', "author_fullname || description LIKE '%oʻ%'", 0.1, 0.3],
    ['with the apostrophe ‘', "author_fullname || description LIKE '%o‘%'", 0.1, 0.3],
    ['with the apostrophe `', "author_fullname || description LIKE '%o`%'", 0.1, 0.3],
  ])('%s', (_what, where, low, high) => {
    expect(share(`(${where})`)).toBeGreaterThan(low);
    expect(share(`(${where})`)).toBeLessThan(high);
  });

  test('descriptions are long and hardly repeat, and no template is left unfilled', () => {
    expect(number('SELECT avg(length(description)) FROM initiatives')).toBeGreaterThan(250);
    expect(number("SELECT count(*) FROM initiatives WHERE description || coalesce(title, '') LIKE '%{%'")).toBe(0);
    expect(
      number('SELECT count(*) FROM initiatives') - number('SELECT count(DISTINCT description) FROM initiatives'),
    ).toBeLessThan(510);
  });

  test('up to eight pictures, and some descriptions of several pages', () => {
    const counts = db
      .prepare('SELECT DISTINCT json_array_length(images) AS n FROM initiatives ORDER BY n')
      .all()
      .map(({ n }) => n);
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(number('SELECT count(*) FROM initiatives WHERE length(description) > 2000')).toBeGreaterThan(100);
    expect(number("SELECT count(*) FROM initiatives WHERE is_editable AND stage = 'INITIAL'")).toBeGreaterThan(100);
  });

  test('every picture is used, and every used picture exists', () => {
    const known = new Set(PICTURE_NAMES.map(pictureHash));
    const shown = db
      .prepare('SELECT DISTINCT value FROM initiatives, json_each(images)')
      .all()
      .map(({ value }) => String(value));
    expect(new Set(shown)).toEqual(known);
  });

  test('no initiative shows a picture twice', () => {
    const twice = 'SELECT 1 FROM initiatives i, json_each(i.images) GROUP BY i.id, value HAVING count(*) > 1';
    expect(number(`SELECT count(*) FROM (${twice})`)).toBe(0);
  });
});

describe('both roles of a district have work', () => {
  const home = "board_id = 61 AND district_id = (SELECT district_id FROM users WHERE role = 'moderator')";
  const queue = (where: string) => number(`SELECT count(*) FROM initiatives WHERE ${home} AND ${where}`);

  test.each<[whose: string, where: string, atLeast: number]>([
    ['new for the moderator', "stage = 'INITIAL' AND moderation_sub_stage IS NULL", 40],
    ['back with the moderator', "moderation_sub_stage = 'DISTRICT_MANAGER_DENIED'", 4],
    ['accepted, for the district manager', "stage = 'INITIAL' AND moderation_sub_stage = 'MODERATOR_ACCEPTED'", 40],
    ['denied, for the district manager', "stage = 'INITIAL' AND moderation_sub_stage = 'MODERATOR_DENIED'", 4],
    ['decided', "stage = 'PASSED'", 4],
    ['rejected', "stage = 'NOT_PASSED'", 4],
  ])('%s', (_whose, where, atLeast) => {
    expect(queue(where)).toBeGreaterThanOrEqual(atLeast);
  });

  test('new initiatives are of every kind: roads, institutions, equipment with goods', () => {
    const fresh = "stage = 'INITIAL' AND moderation_sub_stage IS NULL";
    const withOrganization = 'SELECT id FROM initiative_categories WHERE organization_type IS NOT NULL';
    expect(queue(`${fresh} AND category_id = 11`)).toBeGreaterThan(3);
    expect(queue(`${fresh} AND category_id IN (${withOrganization})`)).toBeGreaterThan(3);
    expect(
      queue(`${fresh} AND id IN (SELECT initiative_id FROM initiative_products) AND granted_amount > 0`),
    ).toBeGreaterThan(1);
  });
});

test('some districts lack a road price or a protocol; the home district has the price, not the protocol', () => {
  const home = "(SELECT district_id FROM users WHERE role = 'moderator')";
  expect(number('SELECT count(*) FROM road_prices WHERE board_id = 61')).toBeLessThan(208);
  expect(number('SELECT count(*) FROM road_prices WHERE board_id = 61 AND half_ready_price = 0')).toBeGreaterThan(0);
  expect(
    number(
      `SELECT count(*) FROM road_prices WHERE board_id = 61 AND district_id = ${home} AND price * half_ready_price > 0`,
    ),
  ).toBe(1);
  expect(number('SELECT count(*) FROM district_documents WHERE board_id = 61 AND file_id IS NULL')).toBeGreaterThan(9);
  expect(
    number(`SELECT count(*) FROM district_documents WHERE board_id = 61 AND district_id = ${home} AND file_id IS NULL`),
  ).toBe(1);
});
