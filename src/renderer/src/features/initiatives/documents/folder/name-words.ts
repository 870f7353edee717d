import { slipsBetween } from './distance.ts';
import { skeletonOfName } from './skeleton.ts';

/** What a place is: most regions have a city and a district of one name. */
export type PlaceKind = 'district' | 'city';

const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOfName));

/** Words that say what a place is. Uzbek ones follow its name, Russian ones may stand before it. */
const KINDS: readonly { kind: PlaceKind; words: ReadonlySet<string>; before: boolean }[] = [
  { kind: 'district', words: setOf('tuman', 'tumani', 'tumanining', 'tum', 't'), before: false },
  { kind: 'district', words: setOf('rayon', 'rayoni', 'район', 'района', 'рн', 'raion', 'district'), before: true },
  { kind: 'city', words: setOf('shahar', 'shahri', 'shaxar', 'shaxri', 'shahr', 'shahrining', 'sh'), before: false },
  { kind: 'city', words: setOf('gorod', 'город', 'города', 'гор', 'city'), before: true },
];

const REGION_WORDS = setOf('viloyat', 'viloyati', 'vil', 'область', 'обл', 'области', 'Respublikasi', 'республика');

/** Words of a mahalla: a file of one is no district's, though mahallas bear names of districts. */
const MAHALLA_WORDS = setOf('MFY', 'mahalla', 'mahallasi', 'QFY', 'маҳалла', 'махалля', 'МСГ');

const NOISE = setOf(
  ...['protokol', 'protokoli', 'bayonnoma', 'bayonnomasi', 'bayon', 'hujjat', 'hujjati', 'fayl', 'pdf', 'doc'],
  ...['skan', 'scan', 'skaner', 'img', 'image', 'nusxa', 'copy', 'копия', 'final', 'oxirgi', 'imzo', 'imzolangan'],
  ...['mavsum', 'mavsumi', 'сезон', 'yil', 'yili', 'год', 'года', 'г', 'moderatsiya', 'natija', 'natijalari'],
  ...['moderatsion', 'модерация', 'модерации', 'результат', 'результаты', 'bo‘yicha', 'uchun', 'va', 'по', 'ob', 'tb'],
);

/** What a word of a file's name says beside the name of a place. */
export type WordRole = { kind: PlaceKind; before: boolean } | 'region' | 'mahalla' | 'noise';

/** A word of so many letters may have a slip and still be known. */
const SLIP_FROM = 5;
const nearly = (word: string, words: ReadonlySet<string>): boolean =>
  word.length >= SLIP_FROM &&
  [...words].some((known) => known.length >= SLIP_FROM && slipsBetween(word, known, 1) === 1);

function roleBy(has: (words: ReadonlySet<string>) => boolean): WordRole | null {
  const kind = KINDS.find(({ words }) => has(words));
  if (kind) return { kind: kind.kind, before: kind.before };
  if (has(REGION_WORDS)) return 'region';
  if (has(MAHALLA_WORDS)) return 'mahalla';
  return has(NOISE) ? 'noise' : null;
}

/** The role of a word of a file's name; null: part of a name, as far as one can tell. */
export const roleOf = (word: string): WordRole | null => roleBy((words) => words.has(word));

/** The role that a word would have without one slip in it. */
export const roleWithSlip = (word: string): WordRole | null => roleBy((words) => nearly(word, words));

/** Endings of a word that is glued to what it says: "asakatumani". */
const GLUED = new RegExp(`^(.{3,}?)(${['tumani', 'tuman', 'shahri', 'shahar'].map(skeletonOfName).join('|')})$`);

/** A word taken apart where it is glued to the word that says what the place is. */
export const unglued = (word: string): readonly string[] => GLUED.exec(word)?.slice(1) ?? [word];

/** The name and the kind of a place as the platform writes it; null for a kind that is not known. */
export function partsOf(words: readonly string[]): { name: string; kind: PlaceKind | null } {
  const roles = words.map(roleOf);
  const found = roles.find((role) => role !== null && typeof role === 'object');
  const name = words.filter((_, at) => typeof roles[at] !== 'object' || roles[at] === null);
  return { name: name.join(''), kind: found && typeof found === 'object' ? found.kind : null };
}
