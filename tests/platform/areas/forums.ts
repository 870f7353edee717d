import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { allDistricts, placeOf } from '../db/places.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { FORUM_PLACES } from '../db/seed/forum-texts.ts';
import { personName } from '../db/seed/people.ts';
import { STREETS } from '../db/seed/streets.ts';
import { defineTable, type RowOf, reference, stamp, text } from '../db/table.ts';
import { filledText, id, idText } from '../http/values.ts';
import { byPage, equal, where } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const FORUMS = 146;
const FIRST_DAY = Date.UTC(2026, 1, 2);
const DAY_MS = 86_400_000;
/** How many days before a forum it is announced. */
const AHEAD = 9;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Meetings of citizens in districts, at most two a day, all before the end of the season. */
const forums = defineTable({
  kind: 'forum',
  name: 'forums',
  columns: {
    districtId: reference('districts'),
    nearby: text(),
    responsiblePerson: text(),
    date: text(),
    createdAt: stamp(),
  },
  *seed({ prng, db }) {
    const districts = allDistricts(db);
    for (let nth = 0; nth < FORUMS; nth += 1) {
      const write = prng.chance(0.25) ? cyrillic : (latin: string) => latin;
      const place = prng
        .pick(FORUM_PLACES)
        .replace('{street}', prng.pick(STREETS))
        .replace('{number}', String(prng.between(1, 98)));
      const day = FIRST_DAY + Math.floor(nth / 2) * 4 * DAY_MS;
      yield {
        districtId: prng.pick(districts).id,
        nearby: write(place),
        responsiblePerson: write(personName(prng)),
        date: dayOf(day),
        createdAt: `${dayOf(day - AHEAD * DAY_MS)}T0${prng.between(4, 9)}:${prng.between(10, 59)}:00Z`,
      };
    }
  },
});

/** A forum with the name of its district. */
const withDistrict = (row: RowOf<typeof forums.columns>, db: DatabaseSync) => ({
  ...row,
  districtName: placeOf(db, row.districtId)?.district,
});

const shared = {
  table: forums,
  missing: 'Forum topilmadi',
  answer: withDistrict,
} as const;

const listed = recordRoutes({
  ...shared,
  ids: { list: 'E106' },
  list: {
    pages: byPage(),
    order: ['-date', '-id'],
    filters: {
      regionId: where('districtId IN (SELECT id FROM districts WHERE region_id = ?)', idText.optional()),
      districtId: equal('districtId', idText.optional()),
    },
  },
});

const records = recordRoutes({
  ...shared,
  ids: { one: 'E107', create: 'E108', change: 'E109', remove: 'E110' },
  body: z.strictObject({
    districtId: id,
    nearby: filledText,
    responsiblePerson: filledText,
    date: z.iso.date(),
  }),
  known: { districtId: 'Tuman topilmadi' },
});

/** Spec 001 §7. */
export const forumsArea = defineArea({ name: 'forums', tables: [forums], routes: [...listed, ...records] });
