import { slipsBetween } from './distance.ts';
import { skeletonOfName } from './skeleton.ts';

/** Kind of a place: most regions have a city and a district of the same name. */
export type PlaceKind = 'district' | 'city';

const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOfName));

/** A word in the cases in which names of files have it: "tumaniga"; "району". */
const uzbek = (word: string) => ['', 'ning', 'ga', 'da', 'dan'].map((ending) => word + ending);
const russian = (word: string) => ['', 'а', 'у', 'е', 'ом'].map((ending) => word + ending);

/** Words for the kind of a place. Uzbek words follow the place's name, Russian words may precede it. */
const KINDS: readonly { kind: PlaceKind; words: ReadonlySet<string>; before: boolean }[] = [
  { kind: 'district', words: setOf(...uzbek('tuman'), ...uzbek('tumani'), 'tum', 't'), before: false },
  { kind: 'district', words: setOf('rayon', 'rayoni', 'raion', ...russian('район'), 'рн', 'district'), before: true },
  { kind: 'city', words: setOf(...uzbek('shahar'), ...uzbek('shahri'), 'shahr', 'sh'), before: false },
  { kind: 'city', words: setOf(...russian('город'), 'гор', 'city'), before: true },
];

const REGION_WORDS = setOf(
  ...[...uzbek('viloyat'), ...uzbek('viloyati'), 'vil', 'область', 'областью', 'области', 'обл'],
);
/** It follows the Uzbek name of its region, and precedes the Russian one. */
const REPUBLIC_WORDS = setOf('respublikasi', 'республика', 'республики', 'республике');

/** Words for a mahalla: its file belongs to no district, though mahallas may have names of districts. */
const MAHALLA_WORDS = setOf('MFY', 'mahalla', 'mahallasi', 'QFY', 'маҳалла', 'махалля', 'МСГ');

const NOISE = setOf(
  ...['protokol', 'protokoli', 'bayonnoma', 'bayonnomasi', 'bayon', 'hujjat', 'hujjati', 'fayl', 'pdf', 'doc'],
  ...['skan', 'scan', 'skaner', 'img', 'image', 'nusxa', 'copy', 'копия', 'final', 'oxirgi', 'imzo', 'imzolangan'],
  ...['mavsum', 'mavsumi', 'сезон', 'yil', 'yili', 'год', 'года', 'г', 'moderatsiya', 'natija', 'natijalari'],
  ...['moderatsion', 'модерация', 'модерации', 'результат', 'результаты', 'bo‘yicha', 'uchun', 'по', 'ob', 'tb'],
);

/** Words between two names of a list. */
const AND_WORDS = setOf('va', 'hamda');

/** Role of a word in a file's name, other than naming a place. */
export type WordRole = { kind: PlaceKind; before: boolean } | 'region' | 'republic' | 'mahalla' | 'and' | 'noise';

/** Least length, in letters, of a word that is recognized despite a slip. */
const SLIP_FROM = 5;
const nearly = (word: string, words: ReadonlySet<string>): boolean =>
  word.length >= SLIP_FROM &&
  [...words].some((known) => known.length >= SLIP_FROM && slipsBetween(word, known, 1) === 1);

function roleBy(has: (words: ReadonlySet<string>) => boolean): WordRole | null {
  const kind = KINDS.find(({ words }) => has(words));
  if (kind) return { kind: kind.kind, before: kind.before };
  if (has(REGION_WORDS)) return 'region';
  if (has(REPUBLIC_WORDS)) return 'republic';
  if (has(MAHALLA_WORDS)) return 'mahalla';
  if (has(AND_WORDS)) return 'and';
  return has(NOISE) ? 'noise' : null;
}

/** The role of a word in a file's name; null: presumably part of a place's name. */
export const roleOf = (word: string): WordRole | null => roleBy((words) => words.has(word));

/** The role of a word with exactly one slip in it. */
export const roleWithSlip = (word: string): WordRole | null => roleBy((words) => nearly(word, words));

/** A name with the kind of place glued to it: "asakatumani". */
const GLUED = new RegExp(`^(.{3,}?)(${['tumani', 'tuman', 'shahri', 'shahar'].map(skeletonOfName).join('|')})$`);

/** Splits a glued word into the name and the kind of place; another word stays whole. */
export const unglued = (word: string): readonly string[] => GLUED.exec(word)?.slice(1) ?? [word];

/** Splits a place's title, as the platform writes it, into name and kind; null for an unknown kind. */
export function partsOf(words: readonly string[]): { name: string; kind: PlaceKind | null } {
  const roles = words.map(roleOf);
  const found = roles.find((role) => role !== null && typeof role === 'object');
  const name = words.filter((_, at) => typeof roles[at] !== 'object' || roles[at] === null);
  return { name: name.join(''), kind: found && typeof found === 'object' ? found.kind : null };
}
