import { cyrillic } from './cyrillic.ts';
import type { Prng } from './prng.ts';

/** Types of organizations (in the order of spec 001 §3). */
export const ORGANIZATION_TYPES = [
  'KINDERGARDEN',
  'SCHOOL',
  'HEALTHCARE',
  'HIGHERSCHOOL',
  'MUSIC',
  'SPORT',
  'OTHEREDUCATIONS',
] as const;
type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

type Institution = { organization_type: OrganizationType; title: string };

/** Names are used in turn by number; `{place}`: the district's name without "tumani" or "shahri". */
type Naming = readonly [type: OrganizationType, least: number, most: number, names: readonly string[]];

/** How many a district has of each type; about 72 in all, 15,000 in the country. */
const NAMINGS: readonly Naming[] = [
  ['SCHOOL', 25, 37, ['{n}-umumtaʼlim maktabi', '{n}-umumiy oʻrta taʼlim maktabi', '{n}-sonli maktab']],
  [
    'KINDERGARDEN',
    18,
    33,
    ['{n}-maktabgacha taʼlim tashkiloti', '{n}-davlat maktabgacha taʼlim tashkiloti', '{n}-oilaviy bogʻcha'],
  ],
  ['HEALTHCARE', 6, 10, ['{n}-oilaviy poliklinika', '{n}-oilaviy shifokor punkti']],
  ['SPORT', 2, 4, ['{place} {n}-sport maktabi']],
  ['MUSIC', 1, 3, ['{n}-bolalar musiqa va sanʼat maktabi']],
  ['HIGHERSCHOOL', 1, 1, ['{place} pedagogika instituti filiali']],
  ['OTHEREDUCATIONS', 1, 3, ['{place} {n}-“Barkamol avlod” bolalar maktabi']],
];

/** Share of names in Cyrillic, as in some districts. */
const CYRILLIC_SHARE = 0.08;

/** The institutions of a district. No name is the end of another: all numbers have two digits. */
export function* institutionsOf(prng: Prng, district: string): Iterable<Institution> {
  const place = district.replace(/ (tumani|shahri)$/, '');
  for (const [organization_type, least, most, names] of NAMINGS) {
    const first = prng.between(11, 40);
    const count = prng.between(least, most);
    for (let number = first; number < first + count; number += 1) {
      const name = names[number % names.length] ?? '';
      const latin = name.replace('{n}', String(number)).replace('{place}', place);
      yield { organization_type, title: prng.chance(CYRILLIC_SHARE) ? cyrillic(latin) : latin };
    }
  }
}
