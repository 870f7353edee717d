import { allDistricts } from './places.ts';
import { institutionsOf } from './seed/institutions.ts';
import { defineTable, reference, text, unique } from './table.ts';

const FIRST_ID = 7001;

/** The institutions of all districts, about 15,000; some are inactive. */
export const organizations = defineTable({
  kind: 'organization',
  name: 'organizations',
  columns: {
    district_id: reference('districts'),
    organization_type: text(),
    title: text(),
    /** Nine digits; the rule for the check digit is not public, so the last digit follows none. */
    inn: unique(text()),
    status: text<'ACTIVE' | 'INACTIVE'>(),
  },
  indexes: [['district_id', 'organization_type']],
  *seed({ prng, db }) {
    let id = FIRST_ID;
    let inn = 200_200_000;
    for (const { id: district_id, title } of allDistricts(db))
      for (const institution of institutionsOf(prng, title)) {
        inn += prng.between(37, 9_900);
        const status = prng.chance(0.94) ? ('ACTIVE' as const) : ('INACTIVE' as const);
        yield { id: id++, district_id, ...institution, inn: String(inn), status };
      }
  },
});
