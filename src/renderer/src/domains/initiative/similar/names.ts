import { startOf } from '@shared/start-of.ts';
import { skeletonOfText } from './spelling.ts';

/**
 * A person's names in bare spelling, in any order: "Karimov Umid Olim o'g'li" and "Umid Olimovich KARIMOV" have the
 * same three. The father's name is marked by a plus.
 */
export type PersonNames = readonly string[];

const MOST_CHARACTERS = 200;
const FATHERS = '+';
/** What follows a father's name: "o'g'li", "qizi", and forms of the neighbours. */
const CHILD_OF = new Set(['ugli', 'kizi', 'uli']);
/** The same as an ending: Olimovich, Abdullayevna. */
const CHILD_ENDING = /(?<=..)(?:[ue]vicx|[ue]vna|ugli|kizi)$/;
/** Least length of a name that another one may begin with. */
const LEAST_NAME = 4;
const SURNAME_ENDING = /(?<=..)[ue]va?$/;

/** Spellings that names have beside those of other words: Djamshid, Rakhimov. */
const plain = (word: string): string => word.replace(/dj/g, 'j').replace(/kx/g, 'x');

/** The names in a full name; null where it has fewer than two, such as a dash. */
export function namesIn(fullName: string | null): PersonNames | null {
  const names: string[] = [];
  let father = -1;
  for (const word of skeletonOfText(startOf(fullName ?? '', MOST_CHARACTERS)).split(' ')) {
    const name = word.replace(CHILD_ENDING, '');
    if (CHILD_OF.has(word)) father = names.length - 1;
    // An initial is no name.
    else if (name.length > 1) {
      if (name !== word) father = names.length;
      names.push(plain(name));
    }
  }
  if (father === -1 && names.length === 3 && SURNAME_ENDING.test(names[0] ?? '')) father = 2;
  return names.length < 2 ? null : names.map((name, at) => (at === father ? name + FATHERS : name));
}

/** Whether two names differ by one letter at most, or by an ending such as -jon. */
function nearlyEqual(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (from === short.length && from >= LEAST_NAME) return true;
  const skipped = long.slice(from + 1);
  return skipped === short.slice(from) || skipped === short.slice(from + 1);
}

/**
 * Whether two people may be one: `same` where all names are equal, `alike` where two of three are and the third is
 * missing in one, or nearly equal; else null, as for brothers and sisters.
 */
export function sameNames(one: PersonNames, other: PersonNames): 'same' | 'alike' | null {
  let equal = 0;
  for (const name of one) if (other.includes(name)) equal += 1;
  if (equal < 2) return null;
  const [left, leftOther] = [one.filter((name) => !other.includes(name)), other.filter((name) => !one.includes(name))];
  if (left.length === 0 && leftOther.length === 0) return 'same';
  return left.every((name) => leftOther.length === 0 || leftOther.some((another) => nearlyEqual(name, another)))
    ? 'alike'
    : null;
}
