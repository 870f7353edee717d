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

type Naming = {
  type: OrganizationType;
  /** Minimum and maximum number in one district. */
  each: readonly [low: number, high: number];
  /** Used in turn by number; `place`: the district's name without "tumani" or "shahri". */
  titles: readonly ((number: number, place: string) => string)[];
};

/** About 72 per district, 15,000 in the country. */
const NAMINGS: readonly Naming[] = [
  {
    type: 'SCHOOL',
    each: [25, 37],
    titles: [
      (number) => `${number}-umumtaʼlim maktabi`,
      (number) => `${number}-umumiy oʻrta taʼlim maktabi`,
      (number) => `${number}-sonli maktab`,
    ],
  },
  {
    type: 'KINDERGARDEN',
    each: [18, 33],
    titles: [
      (number) => `${number}-maktabgacha taʼlim tashkiloti`,
      (number) => `${number}-davlat maktabgacha taʼlim tashkiloti`,
      (number) => `${number}-oilaviy bogʻcha`,
    ],
  },
  {
    type: 'HEALTHCARE',
    each: [6, 10],
    titles: [(number) => `${number}-oilaviy poliklinika`, (number) => `${number}-oilaviy shifokor punkti`],
  },
  { type: 'SPORT', each: [2, 4], titles: [(number, place) => `${place} ${number}-sport maktabi`] },
  { type: 'MUSIC', each: [1, 3], titles: [(number) => `${number}-bolalar musiqa va sanʼat maktabi`] },
  { type: 'HIGHERSCHOOL', each: [1, 1], titles: [(_number, place) => `${place} pedagogika instituti filiali`] },
  {
    type: 'OTHEREDUCATIONS',
    each: [1, 3],
    titles: [(number, place) => `${place} ${number}-“Barkamol avlod” bolalar maktabi`],
  },
];

/** Share of names in Cyrillic, as in some districts. */
const CYRILLIC_SHARE = 0.08;

/** The institutions of a district. No name is the end of another: all numbers have two digits. */
export function* institutionsOf(prng: Prng, district: string): Iterable<Institution> {
  const place = district.replace(/ (tumani|shahri)$/, '');
  for (const { type, each, titles } of NAMINGS) {
    const first = prng.between(11, 40);
    const count = prng.between(...each);
    for (let number = first; number < first + count; number += 1) {
      const latin = titles[number % titles.length]?.(number, place) ?? '';
      yield { organization_type: type, title: prng.chance(CYRILLIC_SHARE) ? cyrillic(latin) : latin };
    }
  }
}
