import { type PlaceKind, partsOf } from './name-words.ts';
import { formerNames, russianNames } from './other-names.ts';
import { oneWord, russianForms, skeletonWords } from './skeleton.ts';

/** A district by its number in the platform's list, with its names at the platform. */
export type District = { readonly id: number; readonly district: string | null; readonly region: string | null };

/** The spellings of one name. */
type Spellings = {
  /** Its spellings, the Russian ones of `other-names.ts` among them. */
  readonly names: readonly string[];
  /** Russian skeletons of these, for words that are known to be Russian. */
  readonly russian: readonly string[];
};

/** A district in the form that names of files are compared with. */
export type SpelledPlace = Spellings & {
  readonly id: number;
  readonly kind: PlaceKind | null;
  /** Its former names. */
  readonly former: readonly string[];
  readonly region: Region;
};

/** A region: its name without the word for a region. Toshkent is both a city and the region around it. */
export type Region = Spellings & { readonly city: boolean };

/** The districts and regions that names of files are compared with. */
export type Gazetteer = {
  readonly places: readonly SpelledPlace[];
  readonly regions: readonly Region[];
};

/** First sound of a word: sh and ch count as one sound. */
const initialOf = (word: string): string => /^(?:sx|cx|.)/.exec(word)?.[0] ?? '';

function spellingsOf(name: string, short: readonly string[] = []): Spellings {
  const names = name ? [name, ...short, ...russianNames(name)] : [];
  return { names, russian: [...new Set(names.flatMap(russianForms))] };
}

function placeOf(title: string): Omit<SpelledPlace, 'id' | 'region'> {
  const words = skeletonWords(title);
  const { name, kind } = partsOf(words);
  const [first = '', second = ''] = words;
  // "Sh. Rashidov" is Sharof Rashidov.
  const short = words.length === 3 ? [initialOf(first) + second] : [];
  const whole = oneWord(name);
  return { kind, ...spellingsOf(whole, short), former: formerNames(whole) };
}

function regionOf(title: string): Region {
  const words = skeletonWords(title);
  const [name = ''] = words;
  return { ...spellingsOf(name), city: partsOf(words).kind === 'city' };
}

/** Prepares the platform's districts for comparison with names of files. */
export function gazetteerOf(districts: readonly District[]): Gazetteer {
  const regions = new Map(districts.map(({ region }) => [region, regionOf(region ?? '')]));
  const places = districts.flatMap(({ id, district, region }): SpelledPlace[] => {
    const own = regions.get(region);
    return own ? [{ id, ...placeOf(district ?? ''), region: own }] : [];
  });
  return { places, regions: [...regions.values()].filter(({ names }) => names.length > 0) };
}
