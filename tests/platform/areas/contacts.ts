import { z } from 'zod';
import { allDistricts } from '../db/places.ts';
import { requireDistrict } from '../db/references.ts';
import { deleteRow, updateRow } from '../db/rows.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { personName } from '../db/seed/people.ts';
import { defineTable, integer, nullable, reference, text } from '../db/table.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { filledText, id } from '../http/values.ts';
import { unpaged } from '../routes/record-list.ts';
import { withId } from '../routes/record-work.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const MISSING = 'Kontakt topilmadi';
/** Operator codes of mobile numbers. */
const CODES = [90, 91, 93, 94, 95, 97, 98, 99, 88, 33];

/** The contact for the citizens of each district; some names are in Cyrillic, some contacts have no number. */
const contacts = defineTable({
  kind: 'contact',
  name: 'contacts',
  columns: {
    fullname: nullable(text()),
    district_id: reference('districts'),
    region_id: reference('regions'),
    phone: nullable(integer()),
    position: text(),
  },
  *seed({ prng, db }) {
    for (const { id: district_id, region_id } of allDistricts(db)) {
      const name = personName(prng);
      yield {
        fullname: prng.chance(0.15) ? cyrillic(name) : name,
        district_id,
        region_id,
        phone: prng.chance(0.05) ? null : Number(`998${prng.pick(CODES)}${prng.between(1_000_000, 9_999_999)}`),
        position: 'Bosh mutaxassis',
      };
    }
  },
});

const body = z.strictObject({
  fullname: filledText.nullable(),
  district_id: id,
  region_id: id,
  /** With the country code. */
  // The documents say only that it is a number (H-022): a short one, such as 1055, passes.
  phone: z.number().int().positive().max(999_999_999_999_999).nullable(),
  position: filledText,
});

const records = recordRoutes({
  ids: { list: 'E111', create: 'E112' },
  table: contacts,
  missing: MISSING,
  // Without paging and count.
  list: { pages: unpaged('contacts'), order: ['district_id', 'id'] },
  body,
  refuses: ({ body: sent, services: { db } }) => requireDistrict(db, sent),
});

/** H-024: the id is only in the body. */
const change = defineRoute('E113', {
  body: withId(body),
  handler({ body: { id: changed, ...sent }, services: { db } }) {
    requireDistrict(db, sent);
    if (!updateRow(db, contacts, changed, sent)) throw notFound(MISSING);
    return {};
  },
});

/** H-019: here, too, the id is only in the body. */
const remove = defineRoute('E114', {
  body: z.strictObject({ id }),
  handler({ body: { id: removed }, services: { db } }) {
    if (!deleteRow(db, contacts, removed)) throw notFound(MISSING);
    return {};
  },
});

/** Spec 001 §7. */
export const contactsArea = defineArea({
  name: 'contacts',
  tables: [contacts],
  routes: [...records, change, remove],
});
