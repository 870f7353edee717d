import type { Compared } from '@/domains/initiative/similar/entry.ts';
import regions from '../../../../../platform/data/regions.json' with { type: 'json' };
import { cyrillic } from '../../../../../platform/db/seed/cyrillic.ts';
import { personName } from '../../../../../platform/db/seed/people.ts';
import { createPrng, type Prng } from '../../../../../platform/db/seed/prng.ts';
import { STREETS } from '../../../../../platform/db/seed/streets.ts';
import { type Draft, draft } from '../../../../../platform/db/seed/texts.ts';

/** How a planted initiative relates to its original. */
export type PlantedKind = 'refiled' | 'told anew' | 'copied';
/** A planted pair, by ids. */
type Planted = { readonly kind: PlantedKind; readonly original: number; readonly planted: number };
/** A district's initiatives, and the pairs planted among them. */
export type PlantedDistrict = { readonly initiatives: readonly Compared[]; readonly planted: readonly Planted[] };

/** Initiatives of a district, as in the season under review, and pairs of each kind. */
const INITIATIVES = 101;
const PAIRS = 4;
/** Mahallas of a district. */
const QUARTERS = 39;
const KINDS: readonly PlantedKind[] = ['refiled', 'told anew', 'copied'];

type Point = { readonly latitude: number; readonly longitude: number };
type Told = Compared & Point & { readonly of: Draft; readonly street: string; readonly quarter: string };

const near = (prng: Prng, { latitude, longitude }: Point, degrees: number): Point => ({
  latitude: latitude + (prng.next() - 0.5) * degrees,
  longitude: longitude + (prng.next() - 0.5) * degrees,
});

/** Swaps two letters in some words, as typos do. */
const withSlips = (prng: Prng, text: string): string =>
  text
    .split(' ')
    .map((word) =>
      word.length > 5 && prng.chance(0.04) ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word,
    )
    .join(' ');

/** Drops the last sentence of a text of more than three. */
const cut = (text: string): string => {
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.length > 3 ? sentences.slice(0, -1).join(' ') : text;
};

/** Initiatives of one district from the stand-in's seed, with planted pairs; the same in each run for a name. */
function plantedDistrict(name: string, region: (typeof regions)[number]): PlantedDistrict {
  const prng = createPrng(`similar ${name}`);
  let id = 0;
  const spread = region.soato === '1726' ? 0.085 : region.soato === '1735' || region.soato === '1712' ? 1.1 : 0.42;
  const quarters = Array.from({ length: QUARTERS }, (_, nth) => ({
    title: `${prng.pick(STREETS)} ${nth}`,
    latitude: region.lat + (spread / 5) * Math.sqrt((nth + 0.3) / QUARTERS) * Math.sin(nth * 2.4) * 0.76,
    longitude: region.lng + (spread / 5) * Math.sqrt((nth + 0.3) / QUARTERS) * Math.cos(nth * 2.4),
  }));
  const written = (latin: string) => (prng.chance(0.24) ? cyrillic(latin) : latin.replaceAll(/[ʻʼ]/g, "'"));
  const told = (place: Point, author: string, of: Draft, street: string, quarter: string): Told => {
    id += 1;
    const { title, description, categoryId } = of;
    const texts = { title: written(title), description: written(description), author_fullname: written(author) };
    const images = [`picture ${id}`];
    return {
      id,
      ...texts,
      category_id: categoryId,
      district_id: 1,
      quarter_title: quarter,
      ...place,
      images,
      of,
      street,
      quarter,
    };
  };
  const some = (): Told => {
    const quarter = prng.pick(quarters);
    const street = prng.pick(STREETS);
    const of = draft(prng, { quarter: quarter.title, street }, null);
    const one = told(near(prng, quarter, 0.012), personName(prng), of, street, quarter.title);
    return prng.chance(0.09) ? { ...one, latitude: 0, longitude: 0 } : one;
  };

  const initiatives = Array.from({ length: INITIATIVES }, some);
  const planted: Planted[] = [];
  const placed = prng.shuffled(initiatives.filter(({ latitude }) => latitude !== 0));
  for (const [nth, original] of placed.slice(0, PAIRS * KINDS.length).entries()) {
    const kind = KINDS[nth % KINDS.length] ?? 'refiled';
    const one = plant(kind, original);
    initiatives.push(one);
    planted.push({ kind, original: original.id, planted: one.id });
  }
  return { initiatives, planted };

  function plant(kind: PlantedKind, { of, street, quarter, ...original }: Told): Told {
    const at = near(prng, original, 0.0014);
    switch (kind) {
      case 'refiled': {
        // In the other script, with typos, cut.
        const again = { ...of, title: withSlips(prng, of.title), description: withSlips(prng, cut(of.description)) };
        const one = told(at, 'x', again, street, quarter);
        const wasCyrillic = /[а-я]/i.test(original.description ?? '');
        const write = (latin: string) => (wasCyrillic ? latin.replaceAll('ʻ', '‘') : cyrillic(latin));
        const texts = { title: write(again.title), description: write(again.description) };
        return { ...one, ...texts, author_fullname: original.author_fullname };
      }
      case 'told anew': {
        for (;;) {
          const other = draft(prng, { quarter, street }, null);
          if (other.categoryId === of.categoryId) return told(at, personName(prng), other, street, quarter);
        }
      }
      case 'copied': {
        const elsewhere = prng.pick(quarters);
        const place = near(prng, elsewhere, 0.012);
        return told(place, personName(prng), of, street, elsewhere.title);
      }
    }
  }
}

/** Every tenth district of the country: a tenth of the 208, by region. */
export const plantedDistricts = (): readonly PlantedDistrict[] =>
  regions
    .flatMap((region) => region.districts.map(([soato]) => ({ soato, region })))
    .filter((_, nth) => nth % 10 === 0)
    .map(({ soato, region }) => plantedDistrict(String(soato), region));
