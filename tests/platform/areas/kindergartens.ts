import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { requireBoard } from '../db/references.ts';
import { STREETS } from '../db/seed/streets.ts';
import { defineTable, integer, json, nullable, type RowOf, real, reference, text } from '../db/table.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { equallyWide } from '../files/sheet.ts';
import { exactPaging } from '../http/paging.ts';
import { forbidden, wrongValue } from '../http/problem.ts';
import { fileId, filledText, id, idParams, idText, ofBoard } from '../http/values.ts';
import { byOffset, equal, search, where } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { exportRoute } from '../routes/table-files.ts';
import type { PlatformUser } from '../staff.ts';
import { defineArea } from './area.ts';

/** Kinds of work on a kindergarten (spec 002 §3). */
const WORKS = ['NEW_CONSTRUCTION', 'PERFECT_REPAIR', 'RECONSTRUCTION'] as const;
const CONDITIONS = ['Taʼmirtalab', 'Qoniqarli', 'Avariya holatida', 'Yaxshi'];

/** About every fortieth kindergarten of the country, in a quarter of its district. */
const kindergartens = defineTable({
  kind: 'kindergarten',
  name: 'kindergartens',
  columns: {
    board_id: reference('boards'),
    organization_id: nullable(reference('organizations')),
    quarter_id: reference('quarters'),
    location: nullable(text()),
    power: nullable(real()),
    initial_value: nullable(real()),
    description: nullable(text()),
    last_repaired_year: nullable(integer()),
    type_of_work: text<(typeof WORKS)[number]>(),
    technical_position: text(),
    images: json<string[]>(),
  },
  *seed({ prng, db }) {
    const board = db.prepare("SELECT id FROM boards WHERE type = 'KINDERGARDEN'").get();
    const quarters = db.prepare("SELECT id FROM quarters WHERE district_id = ? AND status = 'ACTIVE' ORDER BY id");
    const chosen = db
      .prepare("SELECT id, district_id FROM organizations WHERE organization_type = 'KINDERGARDEN' AND id % 40 = 7")
      .all();
    for (const [nth, { id, district_id }] of chosen.entries())
      yield {
        board_id: Number(board?.id),
        organization_id: Number(id),
        quarter_id: Number(prng.pick(quarters.all(district_id ?? null)).id),
        location: `${prng.pick(STREETS)} koʻchasi, ${prng.between(1, 120)}-uy`,
        power: prng.between(6, 36) * 10,
        initial_value: prng.between(900, 9_400) * 1_000_000,
        description: prng.chance(0.4) ? 'Tomi va isitish tizimi almashtiriladi.' : null,
        last_repaired_year: prng.chance(0.7) ? prng.between(1998, 2022) : null,
        type_of_work: prng.pick(WORKS),
        technical_position: prng.pick(CONDITIONS),
        images: Array.from({ length: prng.between(1, 3) }, (_, place) => nthPictureHash(nth + place)),
      };
  },
});
type Kindergarten = RowOf<typeof kindergartens.columns>;

/** A kindergarten with the names for its ids (spec 002 §3: read only). */
function withNames(row: Kindergarten, db: DatabaseSync) {
  const names = db
    .prepare(
      `SELECT o.title AS organization, r.title AS region, d.title AS district, q.title AS quarter, d.region_id,
         q.district_id
       FROM quarters q JOIN districts d ON d.id = q.district_id JOIN regions r ON r.id = d.region_id
       LEFT JOIN organizations o ON o.id = ?2 WHERE q.id = ?1`,
    )
    .get(row.quarter_id, row.organization_id);
  return { ...row, ...names };
}

/** Z-106: a region_manager must name their own region and stay in it. */
function requireOwnRegion({ role, region_id }: PlatformUser, region: unknown): void {
  if (role === 'region_manager' && region !== region_id) throw forbidden('kindergarten outside of the own region');
}

type Body = { quarter_id: number; organization_id: number | null };

/** Refuses a quarter outside the person's region, and an organization that is no kindergarten of its district. */
function requirePlace(db: DatabaseSync, user: PlatformUser, { quarter_id, organization_id }: Body): void {
  const place = db
    .prepare('SELECT d.id, d.region_id FROM quarters q JOIN districts d ON d.id = q.district_id WHERE q.id = ?')
    .get(quarter_id);
  if (!place) throw wrongValue("Bunday mahalla yo'q", 'quarter_id: unknown');
  requireOwnRegion(user, place.region_id);
  const kindergarten = db.prepare(
    "SELECT 1 FROM organizations WHERE id = ? AND district_id = ? AND organization_type = 'KINDERGARDEN'",
  );
  if (organization_id !== null && !kindergarten.get(organization_id, Number(place.id)))
    throw wrongValue("Tashkilot ushbu tumandagi bog'cha emas", 'organization_id: no kindergarten of the district');
}

const records = recordRoutes({
  ids: { list: 'E264', one: 'E265', create: 'E266', change: 'E267', remove: 'E268' },
  table: kindergartens,
  missing: "Bunday bog'cha yo'q",
  params: idParams,
  list: {
    pages: byOffset({ query: exactPaging() }),
    order: ['id'],
    filters: {
      //
      board_id: equal('board_id', idText),
      region_id: where(
        'quarter_id IN (SELECT q.id FROM quarters q JOIN districts d ON d.id = q.district_id WHERE d.region_id = ?)',
        idText.optional(),
      ),
      district_id: where('quarter_id IN (SELECT id FROM quarters WHERE district_id = ?)', idText.optional()),
      search: search('location', 'technical_position'),
    },
    requires: ({ region_id }, user) => requireOwnRegion(user, region_id),
  },
  answer: withNames,
  body: z.strictObject({
    organization_id: id.nullable(),
    board_id: id,
    quarter_id: id,
    location: filledText.nullable(),
    power: z.number().nonnegative().nullable(),
    initial_value: z.number().nonnegative().nullable(),
    description: filledText.nullable(),
    last_repaired_year: z.number().int().min(1900).max(2100).nullable(),
    type_of_work: z.enum(WORKS),
    technical_position: filledText,
    images: z.array(fileId).min(1),
  }),
  files: { images: 'picture' },
  // A body names no region: `refuses` checks the region of its quarter.
  scope: (user, record) => 'region_id' in record && requireOwnRegion(user, record.region_id),
  refuses({ body, user, services: { db } }) {
    requireBoard(db, body.board_id, 'KINDERGARDEN');
    requirePlace(db, user, body);
  },
});

/** The kindergartens of a board, in all regions or in that of the person. */
const exported = exportRoute('E269', {
  query: ofBoard,
  file: "Bog'chalar",
  columns: equallyWide(24, ['Viloyat', 'Tuman', 'Mahalla', 'Tashkilot', 'Ish turi', 'Texnik holati', 'Quvvati']),
  rows: ({ db, query: { board_id }, user: { role, region_id } }) =>
    db
      .prepare(
        `SELECT r.title AS region, d.title AS district, q.title AS quarter, o.title AS organization, k.type_of_work,
           k.technical_position, k.power
         FROM kindergartens k JOIN quarters q ON q.id = k.quarter_id JOIN districts d ON d.id = q.district_id
         JOIN regions r ON r.id = d.region_id LEFT JOIN organizations o ON o.id = k.organization_id
         WHERE k.board_id = ?1 AND d.region_id = coalesce(?2, d.region_id) ORDER BY k.id`,
      )
      .all(board_id, role === 'region_manager' ? region_id : null),
});

/** Kindergartens that are built and repaired in a season (spec 002 §3, §7). */
export const kindergartensArea = defineArea({
  name: 'kindergartens',
  tables: [kindergartens],
  routes: [exported, ...records],
});
