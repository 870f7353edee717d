import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { allDistricts, placeOf } from '../db/places.ts';
import { requireDistrict } from '../db/references.ts';
import { rowAt } from '../db/rows.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { isWoman, personName, phoneOf, pinflOf } from '../db/seed/people.ts';
import { defineTable, flag, type NewRow, nullable, type RowOf, reference, type Source, text } from '../db/table.ts';
import { exactPaging } from '../http/paging.ts';
import { wrongValue } from '../http/problem.ts';
import { id, idText } from '../http/values.ts';
import { byOffset, equal, search, where } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const FIRST_ID = 100_001;
const COUNT = 5000;

const PROFESSIONS = (
  'Agronom,Bogʻbon,Chorvador,Dasturchi,Elektrik,Fermer,Hamshira,Haydovchi,Hisobchi,Iqtisodchi,Kutubxonachi,Muhandis,' +
  'Nafaqaxoʻr,Novvoy,Oʻqituvchi,Oshpaz,Payvandchi,Quruvchi,Sartarosh,Shifokor,Sotuvchi,Tadbirkor,Talaba,Tarbiyachi,' +
  'Tikuvchi,Uy bekasi,Veterinar,Yurist'
).split(',');

/** A phone number as people write it: mostly as the platform keeps it, some with a plus, a few foreign or missing. */
function phone({ prng }: Source): string | null {
  const kept = phoneOf(prng);
  const style = prng.next();
  if (style < 0.01) return null;
  if (style < 0.02) return `+79${prng.between(100_000_000, 999_999_999)}`;
  return style < 0.05 ? `+${kept}` : kept;
}

/** People all over the country; people who are not verified may have no personal number. */
function* seed(source: Source) {
  const { prng, db } = source;
  const districts = allDistricts(db).map(({ id, region_id }) => ({ district_id: id, region_id }));
  for (let nth = 0; nth < COUNT; nth += 1) {
    const name = personName(prng);
    const is_verified = prng.chance(0.72);
    const said = (chance: number, value: string) => (prng.chance(chance) ? value : null);
    yield {
      id: FIRST_ID + nth,
      fullname: prng.chance(0.35) ? cyrillic(name) : name,
      gender: said(0.97, isWoman(name) ? 'F' : 'M') as 'F' | 'M' | null,
      profession: said(0.92, prng.pick(PROFESSIONS)),
      phone_number: phone(source),
      is_verified,
      pinfl: said(is_verified ? 1 : 0.4, pinflOf(prng, name, nth)),
      ...prng.pick(districts),
    };
  }
}

const citizens = defineTable({
  kind: 'citizen',
  name: 'citizens',
  columns: {
    fullname: text(),
    gender: nullable(text<'M' | 'F'>()),
    profession: nullable(text()),
    phone_number: nullable(text()),
    is_verified: flag(),
    pinfl: nullable(text()),
    region_id: reference('regions'),
    district_id: reference('districts'),
  },
  indexes: [['region_id', 'district_id']],
  seed,
});

const withDistrict = (row: RowOf<typeof citizens.columns>, db: DatabaseSync) => ({
  ...row,
  district_title: placeOf(db, row.district_id)?.district,
});

const body = z.strictObject({
  fullname: z.string().trim().min(1).max(300),
  region_id: id,
  district_id: id,
  profession: z.string().trim().min(1).max(300),
  // A foreign number keeps its plus.
  phone_number: z.string().regex(/^(998\d{9}|\+(?!998)[\d ()-]{7,20})$/, 'a whole phone number'),
  gender: z.enum(['M', 'F']).nullable(),
  pinfl: z.string().nullable(),
});

/** Citizens with an account (spec 001 §2): changed and removed, never added. */
export const citizensArea = defineArea({
  name: 'citizens',
  tables: [citizens],
  routes: recordRoutes({
    ids: { list: 'E173', one: 'E174', change: 'E175', remove: 'E176' },
    table: citizens,
    missing: 'Foydalanuvchi topilmadi',
    list: {
      pages: byOffset({ rows: 'users', query: exactPaging() }),
      order: ['id'],
      filters: {
        // Always sent (L-032); all records of this table are users.
        role: where('? IS NOT NULL', z.literal('user')),
        region_id: equal('region_id', idText.optional()),
        district_id: equal('district_id', idText.optional()),
        search: search('fullname', 'pinfl', 'phone_number'),
      },
    },
    answer: withDistrict,
    envelope: 'citizen',
    body,
    // The form does not contain `is_verified`.
    columns: (sent) => sent as NewRow<typeof citizens.columns>,
    refuses({ body, id: known, services: { db } }) {
      requireDistrict(db, body);
      // Not a field of the form (spec 001 §5): it must be sent back unchanged.
      if (rowAt(db, citizens, Number(known))?.pinfl !== body.pinfl)
        throw wrongValue("JSHSHIR o'zgartirilmaydi", 'pinfl: another one than is stored');
    },
  }),
});
