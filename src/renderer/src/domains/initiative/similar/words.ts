import { skeletonOfText } from './spelling.ts';

/** Most characters of a description that are compared. */
const MOST_CHARACTERS = 4000;
/** Number of first letters that form the stem: suffixes follow it. */
const STEM = 6;
/** Words in a run. */
const RUN = 4;
/** Words in a run of a text that is compared by the words that differ: fewer, as each edit breaks so many runs. */
export const SHORT_RUN = 3;

/** Stop words: they tell nothing about the subject. */
const COMMON = new Set(
  skeletonOfText(
    `va bilan uchun bu shu ham lekin ammo esa bor yoʻq kerak boʻlib boʻlgan boʻladi boʻlsa emas edi ekan qilish qilib
    qilingan qilinadi qilinsa etish etib etilgan soʻraymiz soʻraladi soʻrayman taklif etiladi hamda yoki har bir juda
    koʻp boshqa barcha mahalla mahallamiz mahallasi mahallamizda mfy tuman tumani viloyat viloyati yil yili yilda yildan
    nafar aholi aholisi aholining tashabbus tashabbusni loyiha loyihani boʻyicha orqali oʻz biz bizning hozir`,
  )
    .split(' ')
    .map((word) => word.slice(0, STEM)),
);

/** Words of a text in skeleton spelling, in order; only of its first 4,000 characters. */
export function wordsIn(text: string | null): readonly string[] {
  const skeleton = skeletonOfText((text ?? '').slice(0, MOST_CHARACTERS));
  return skeleton === '' ? [] : skeleton.split(' ');
}

/** Whether a word contains a figure. */
const isFigure = (word: string): boolean => /\p{N}/u.test(word);

/** Stem of a word: its first six letters, or a figure in full; null for a stop word and for a single letter. */
export function stemOf(word: string): string | null {
  if (isFigure(word)) return word;
  const stem = word.slice(0, STEM);
  return stem.length < 2 || COMMON.has(stem) ? null : stem;
}

/** Number of occurrences of each stem in a title, which counts twice, and a description. */
export function stemCounts(title: readonly string[], description: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of [...title, ...title, ...description]) {
    const stem = stemOf(word);
    if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** Runs of words as 32-bit digests. */
export type WordRuns = {
  /** Runs of four words. */
  readonly all: ReadonlySet<number>;
  /** Those that contain a figure. */
  readonly withFigure: ReadonlySet<number>;
  /** Runs of three words in their order in the text, with each figure as if it were the same. */
  readonly inOrder: Uint32Array;
};

/** The runs of a text. */
export function runsOf(words: readonly string[]): WordRuns {
  const all = new Set<number>();
  const withFigure = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const run = words.slice(at, at + RUN);
    const digest = digestOf(run.join(' '));
    all.add(digest);
    if (run.some(isFigure)) withFigure.add(digest);
  }
  const figureless = words.map((word) => (isFigure(word) ? '0' : word));
  const inOrder = Uint32Array.from({ length: Math.max(0, words.length - SHORT_RUN + 1) }, (_, at) =>
    digestOf(figureless.slice(at, at + SHORT_RUN).join(' ')),
  );
  return { all, withFigure, inOrder };
}

/** FNV-1a, 32 bits. */
function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
