import { fold } from '@/i18n/fold.ts';
import { type Haystack, headOf } from './haystack.ts';

/** Most options that a search shows: with a thousand matches people type another letter rather than read. */
export const MOST_MATCHES = 1000;
/** Matches after which a search stops: one more than are shown says that there are more. */
const ENOUGH = MOST_MATCHES + 1;

/** Indexes of the matching options: first those that begin with the query, then the others, each in their order. */
export type Matches = {
  readonly indexes: readonly number[];
  /** False if more than `MOST_MATCHES` options match. */
  readonly complete: boolean;
};

type Found = { query: string; matches: Matches };

/**
 * Creates the search of one haystack: a query, in any script and case, returns the options that contain all of its
 * words. A query that extends the previous query searches only the previous result, if that was complete.
 */
export function createSearch(haystack: Haystack): (query: string) => Matches {
  let last: Found | undefined;
  return (text) => {
    const query = fold(text);
    if (query === last?.query) return last.matches;
    // An option that contains the longer query also contains the shorter query.
    const former = last?.matches.complete && query.startsWith(last.query) ? last.matches.indexes : undefined;
    last = { query, matches: find(haystack, query, former && [...former].sort((a, b) => a - b)) };
    return last.matches;
  };
}

/** Searches the candidates, in ascending order; all options if none are given. */
function find(haystack: Haystack, query: string, candidates?: readonly number[]): Matches {
  const total = candidates?.length ?? haystack.starts.length - 1;
  const lineAt = (at: number) => candidates?.[at] ?? at;

  const begins = beginsWith(haystack, query);
  const indexes: number[] = [];
  for (let at = 0; at < total && indexes.length < ENOUGH; at++) {
    if (begins(lineAt(at))) indexes.push(lineAt(at));
  }
  if (indexes.length < ENOUGH) {
    const { text, starts } = haystack;
    // Longer words are rarer: all lines before the next occurrence of a long word are skipped.
    const words = query.split(' ').sort((a, b) => b.length - a.length);
    const next = words.map(() => -1);
    let at = 0;
    while (at < total && indexes.length < ENOUGH) {
      const line = lineAt(at);
      const place = nextLineWith(text, words, next, starts[line] ?? 0, starts[line + 1] ?? 0);
      if (place === Number.POSITIVE_INFINITY) break;
      if (place === 0 && !begins(line)) indexes.push(line);
      at++;
      while (at < total && (starts[lineAt(at) + 1] ?? 0) <= place) at++;
    }
  }
  return { indexes: indexes.slice(0, MOST_MATCHES), complete: indexes.length < ENOUGH };
}

/**
 * Returns 0 if the line from `start` to `end` contains all words; otherwise an offset before which no other line does,
 * or infinity if no line is left. `next` keeps the last occurrence of each word, so that no part of the text is
 * searched twice.
 */
function nextLineWith(text: string, words: readonly string[], next: number[], start: number, end: number): number {
  for (const [index, word] of words.entries()) {
    let place = next[index] ?? -1;
    if (place < start) {
      place = text.indexOf(word, start);
      if (place === -1) return Number.POSITIVE_INFINITY;
      next[index] = place;
    }
    if (place >= end) return place;
  }
  return 0;
}

/** Whether the label or the hint of a line begins with the query. */
function beginsWith(haystack: Haystack, query: string): (line: number) => boolean {
  const { text, starts, hintStarts, labelHeads, hintHeads } = haystack;
  const head = headOf(query);
  const mask = query.length > 1 ? -1 : 0xffff;
  const last = query.length - 1;
  const lastLetter = query.charCodeAt(last);
  // All numbers of a list may share their first letters, hence the check of the last: comparing texts takes far longer.
  const beginsAt = (start: number) => text.charCodeAt(start + last) === lastLetter && text.startsWith(query, start);
  return (line) =>
    (((labelHeads[line] ?? 0) & mask) === head && beginsAt(starts[line] ?? 0)) ||
    (((hintHeads[line] ?? 0) & mask) === head && beginsAt(hintStarts[line] ?? 0));
}
