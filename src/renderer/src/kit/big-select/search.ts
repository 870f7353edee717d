import { fold } from '@/i18n/fold.ts';
import { type Haystack, headOf } from './haystack.ts';

/** As many options as a search shows: who gets a thousand types another letter rather than read them. */
export const MOST_MATCHES = 1000;

/** Indexes of the options that match, those that begin with the query first, otherwise in their order. */
export type Matches = {
  readonly indexes: readonly number[];
  /** False where more match than are shown. */
  readonly complete: boolean;
};

type Found = { query: string; matches: Matches };

/**
 * Makes a search of one haystack: a query, in any script and case, gives the options that hold all of its words. A
 * query that continues the last one looks through the last result only, where that was complete.
 */
export function createSearch(haystack: Haystack): (query: string) => Matches {
  let last: Found | undefined;
  return (text) => {
    const query = fold(text);
    if (query === last?.query) return last.matches;
    // What holds the longer query holds the shorter one too.
    const former = last?.matches.complete && query.startsWith(last.query) ? last.matches.indexes : undefined;
    last = { query, matches: find(haystack, query, former && [...former].sort((a, b) => a - b)) };
    return last.matches;
  };
}

/** Searches the candidates, which ascend; all options where none are given. */
function find(haystack: Haystack, query: string, candidates?: readonly number[]): Matches {
  const total = candidates?.length ?? haystack.starts.length - 1;
  const lineAt = (at: number) => candidates?.[at] ?? at;

  const begins = beginsWith(haystack, query);
  const indexes: number[] = [];
  for (let at = 0; at < total && indexes.length < MOST_MATCHES; at++) {
    if (begins(lineAt(at))) indexes.push(lineAt(at));
  }
  if (indexes.length < MOST_MATCHES) {
    const { text, starts } = haystack;
    // Longer words are rarer: where the next of them is far ahead, all lines before it are passed over.
    const words = query.split(' ').sort((a, b) => b.length - a.length);
    const next = words.map(() => -1);
    let at = 0;
    while (at < total && indexes.length < MOST_MATCHES) {
      const line = lineAt(at);
      const place = nextLineWith(text, words, next, starts[line] ?? 0, starts[line + 1] ?? 0);
      if (place === Number.POSITIVE_INFINITY) break;
      if (place === 0 && !begins(line)) indexes.push(line);
      at++;
      while (at < total && (starts[lineAt(at) + 1] ?? 0) <= place) at++;
    }
  }
  return { indexes, complete: indexes.length < MOST_MATCHES };
}

/**
 * 0 where the line from `start` to `end` holds all words; else a place before which no other line does, infinity where
 * none is left. `next` keeps where each word was found last, so that no part of the text is searched twice.
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
function beginsWith({ text, starts, labelHeads, hintHeads }: Haystack, query: string): (line: number) => boolean {
  const head = headOf(query);
  const mask = query.length > 1 ? -1 : 0xffff;
  return (line) => {
    const start = starts[line] ?? 0;
    if (((labelHeads[line] ?? 0) & mask) === head && text.startsWith(query, start)) return true;
    return ((hintHeads[line] ?? 0) & mask) === head && text.startsWith(query, text.indexOf('\t', start) + 1);
  };
}
