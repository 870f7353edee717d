import { cyrillic } from './cyrillic.ts';
import type { Prng } from './prng.ts';

/** What an organization can be (spec 001 §3, in its order). */
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
  /** The fewest and the most in one district. */
  each: readonly [low: number, high: number];
  /** Takes turns by the number; `place` is a district without the word for it. */
  titles: readonly ((number: number, place: string) => string)[];
};

/** About 72 for a district, which are 15,000 in the country. */
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

/** How many are written in Cyrillic, as people of some districts do. */
const CYRILLIC_SHARE = 0.08;

/** The institutions of a district, none of whose names is the end of another one: all numbers have two digits. */
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
