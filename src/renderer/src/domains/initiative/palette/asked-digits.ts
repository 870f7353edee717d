/** Length of a whole public id, and of the shortest part that is searched for, in digits. */
const WHOLE = 12;
const LEAST = 6;
/** Longest number that can be an id: a PINFL and a bank card are longer, and are not sent anywhere. */
const MOST = 13;
/** How much of a pasted text is read, in characters: about 300 lines. */
const READ = 30_000;

/** A link of the program; its `p` is the public id (the design's §13). */
const LINK = /tashabbus:\/\/i\/\d+\?(?:[^\s#]*&)?p=(\d+)/i;
/** Digits with at most one blank or dash between two of them. */
const GROUP = /\d(?:[\s\u00a0-]?\d)*/g;
/** The letter O between digits, in either script: a slip for zero. */
const LETTER_O = /(?<=\d)[oо](?=\d)/gi;

const isPart = (digits: string): boolean => digits.length >= LEAST && digits.length <= MOST;
const isWhole = (digits: string): boolean => digits.length === WHOLE;

/**
 * The public id, or its beginning, that a typed or pasted text asks for; null where it has no number of six digits or
 * more. A link of the program counts first, then a whole id, the first of several, then the first number that may be a
 * part of one. Blanks, dashes and invisible characters inside a number are ignored.
 */
export function askedDigits(text: string): string | null {
  const read = text.slice(0, READ).replace(/\p{Cf}/gu, '');
  const link = LINK.exec(read)?.[1];
  if (link && isPart(link)) return link;
  const plain = read.replace(LETTER_O, '0');
  const unbroken = plain.match(/\d+/g) ?? [];
  const grouped = (plain.match(GROUP) ?? []).map((group) => group.replace(/\D/g, ''));
  return unbroken.find(isWhole) ?? grouped.find(isWhole) ?? unbroken.find(isPart) ?? grouped.find(isPart) ?? null;
}
