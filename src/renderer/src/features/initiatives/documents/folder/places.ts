import { type PlaceKind, partsOf } from './name-words.ts';
import { russianSkeleton, skeletonWords } from './skeleton.ts';

/** A district by its number in the platform's list, with its names at the platform. */
export type District = { readonly id: number; readonly district: string | null; readonly region: string | null };

/** A district in the form that names of files are compared with. */
export type Place = {
  readonly id: number;
  readonly kind: PlaceKind | null;
  /** Spellings of its name, and the Russian forms of these. */
  readonly names: readonly string[];
  readonly russian: readonly string[];
  readonly region: Region;
};

/** A region: its name without the word for a region. Toshkent is both a city and the region around it. */
export type Region = { readonly name: string; readonly russian: string; readonly city: boolean };

/** The districts and regions that names of files are compared with. */
export type Gazetteer = {
  readonly places: readonly Place[];
  readonly regions: readonly Region[];
};

/** First sound of a word: sh and ch count as one sound. */
const initialOf = (word: string): string => /^(?:sx|cx|.)/.exec(word)?.[0] ?? '';

function namesOf(title: string): { kind: PlaceKind | null; names: readonly string[] } {
  const words = skeletonWords(title);
  const { name, kind } = partsOf(words);
  const [first = '', second = ''] = words;
  // "Sh. Rashidov" is Sharof Rashidov.
  const short = words.length === 3 ? [initialOf(first) + second] : [];
  return { kind, names: name ? [name, ...short] : [] };
}

function regionOf(title: string): Region {
  const words = skeletonWords(title);
  const [name = ''] = words;
  return { name, russian: russianSkeleton(name), city: partsOf(words).kind === 'city' };
}

/** Prepares the platform's districts for comparison with names of files. */
export function gazetteerOf(districts: readonly District[]): Gazetteer {
  const regions = new Map(districts.map(({ region }) => [region, regionOf(region ?? '')]));
  const places = districts.flatMap(({ id, district, region }): Place[] => {
    const { kind, names } = namesOf(district ?? '');
    const own = regions.get(region);
    return own ? [{ id, kind, names, russian: names.map(russianSkeleton), region: own }] : [];
  });
  return { places, regions: [...regions.values()].filter(({ name }) => name !== '') };
}
