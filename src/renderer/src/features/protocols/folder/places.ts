import { type PlaceKind, partsOf } from './name-words.ts';
import { oneWord, russianForms, skeletonOfName, skeletonWords } from './skeleton.ts';

/** A district by its number in the platform's list, with its names at the platform. */
export type District = { readonly id: number; readonly district: string | null; readonly region: string | null };

/** The spellings of one name. */
type Spellings = {
  /** Its spellings, the Russian ones of `RUSSIAN` among them. */
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

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Russian names that `russianSkeleton` does not derive from the Uzbek ones, by the Uzbek name without its kind. For an
 * adjective, without the ending that `stemsOf` removes.
 */
const RUSSIAN: Names = {
  Boyovut: ['Баяут'],
  Buxoro: ['Бухара', 'Бухар'],
  Denov: ['Денау'],
  Fargʻona: ['Фергана', 'Ферган'],
  Gurlan: ['Гурлен'],
  Jizzax: ['Джизак'],
  Oʻrtachirchiq: ['Среднечирчик'],
  Peshku: ['Пешкун'],
  Piskent: ['Пскент'],
  Qashqadaryo: ['Кашкадарья'],
  Qoraqalpogʻiston: ['Каракалпакстан', 'Каракалпакия'],
  Qorovulbozor: ['Караулбазар'],
  Qoʻngʻirot: ['Кунград'],
  Qoʻqon: ['Коканд'],
  Quyichirchiq: ['Нижнечирчик'],
  Sirdaryo: ['Сырдарья', 'Сырдарь'],
  Sirgʻali: ['Сергели'],
  Surxondaryo: ['Сурхандарья'],
  Termiz: ['Термез'],
  Xorazm: ['Хорезм'],
  Yuqorichirchiq: ['Верхнечирчик'],
};

/** Former names of districts and cities, by the present name: a file that has one is a guess. */
const FORMER: Names = {
  Boʻston: ['Boʻz'],
  Karmana: ['Navoiy'],
  Muzrabot: ['Gagarin'],
  Nurafshon: ['Toʻytepa'],
  Olmazor: ['Sobir Rahimov'],
  Qoʻqon: ['Xoʻqand'],
  Qoʻshtepa: ['Oxunboboyev', 'Ахунбабаев'],
  'Sharof Rashidov': ['Jizzax', 'Джизак'],
  Uchtepa: ['Akmal Ikromov'],
  Xonobod: ['Sovetobod'],
  Yashnobod: ['Hamza'],
};

const bySkeleton = (names: Names): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(names).map(([name, others]) => [skeletonOfName(name), others.map(skeletonOfName)]));

const RUSSIAN_NAMES = bySkeleton(RUSSIAN);
const FORMER_NAMES = bySkeleton(FORMER);

/** The Russian names of a place, both as skeletons; empty: they follow from the name. */
const russianNames = (name: string): readonly string[] => RUSSIAN_NAMES.get(name) ?? [];

/** The former names of a place, both as skeletons. */
const formerNames = (name: string): readonly string[] => FORMER_NAMES.get(name) ?? [];
