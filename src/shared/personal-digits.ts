import {
  type DigitGroup,
  type DigitGroups,
  isCard,
  isForeignPhone,
  isFullPhone,
  isLocalPhone,
  isUnevenNumber,
  looksLikePinfl,
  seriesStart,
} from './personal-number-shapes.ts';

/** Figures, also of full width, with invisible characters between them. */
const GROUP = /[\d０-９](?:\p{Cf}*[\d０-９])*/gu;
/** What may stand between the groups of one number: blanks of any width, dashes, dots, brackets. */
const GAP = /^[\s\p{Pd}\p{Cf}−.·*/_()]{1,4}$/u;
/** Most characters between two groups, and most digits of a number. */
const MOST = { gap: 4, digits: 16 };
/** A name of a field or a parameter whose value is known: `granted_amount_from=`. */
const KNOWN = /(?:^|[^\p{L}\d_])(?:[a-z]+_){0,4}(?:amount|price|sum|cost|budget|public_id)(?:_[a-z]+){0,2}=$/iu;
const KNOWN_LENGTH = 60;

type Span = { readonly start: number; readonly end: number };

/** Rules for so many digits. */
const RULES: Partial<Record<number, readonly ((figures: DigitGroups) => boolean)[]>> = {
  9: [isLocalPhone],
  11: [isForeignPhone],
  12: [isFullPhone, isForeignPhone],
  13: [isForeignPhone],
  14: [looksLikePinfl],
  16: [isCard],
};

/** Groups of the text, as long as only blanks and signs are between them. */
function runsOf(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { 0: found, index: start } of text.matchAll(GROUP)) {
    const group = { digits: found.normalize('NFKC').replace(/\D/g, ''), start, end: start + found.length };
    const run = start - end <= MOST.gap && GAP.test(text.slice(end, start)) ? runs.at(-1) : undefined;
    if (run) run.push(group);
    else runs.push([group]);
    end = group.end;
  }
  return runs;
}

/** Where the figures stand, with a plus sign, and the bracket before a code that is in brackets. */
function spanOf({ text, groups }: DigitGroups): Span {
  const [from, to] = [groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0];
  const isOpen = text[from - 1] === '(' && /^[^(]*\)/.test(text.slice(from, to));
  const start = isOpen ? from - 1 : from;
  return { start: text[start - 1] === '+' ? start - 1 : start, end: to };
}

/** The longest personal number that begins with the group at `at`; null: none. `from`: end of the last one. */
function numberAt(
  text: string,
  run: readonly DigitGroup[],
  at: number,
  from: number,
): (Span & { groups: number }) | null {
  let best: (Span & { groups: number }) | null = null;
  let length = 0;
  for (let next = at; next < run.length && length <= MOST.digits; next++) {
    length += run[next]?.digits.length ?? 0;
    const groups = next + 1 - at;
    if (length !== 7 && !RULES[length]) continue;
    const figures = { text, groups: run.slice(at, next + 1) };
    const series = length === 7 ? seriesStart(figures, from) : null;
    if (series !== null) best = { start: series, end: spanOf(figures).end, groups };
    if (RULES[length]?.some((isOne) => isOne(figures))) best = { ...spanOf(figures), groups };
    // A phone with the country's code has no more digits than these.
    if (best && length === 12) break;
  }
  return best;
}

/** The personal numbers in one run of groups. `from`: end of the last one before. */
function spansIn(text: string, run: readonly DigitGroup[], from: number): Span[] {
  const start = run[0]?.start ?? 0;
  if (KNOWN.test(text.slice(Math.max(0, start - KNOWN_LENGTH), start))) return [];
  const spans: Span[] = [];
  let rest: DigitGroup[] = [];
  const closeRest = () => {
    const figures = { text, groups: rest };
    if (isUnevenNumber(figures)) spans.push(spanOf(figures));
    rest = [];
  };
  for (let at = 0; at < run.length; ) {
    const found = numberAt(text, run, at, spans.at(-1)?.end ?? from);
    if (found) {
      closeRest();
      spans.push(found);
    } else rest.push(run[at] as DigitGroup);
    at += found?.groups ?? 1;
  }
  closeRest();
  return spans;
}

/**
 * Replaces personal numbers in a text by `sign`: PINFL, bank card, phone, passport, and a person's taxpayer's number
 * after its label (not a legal entity's), in whatever groups and with whatever blanks they are written. Sums, dates, hashes and numbers of records stay.
 * Takes time linear in the text's length.
 */
export function hidePersonalNumbers(text: string, sign: string): string {
  let hidden = '';
  let at = 0;
  for (const run of runsOf(text)) {
    for (const { start, end } of spansIn(text, run, at)) {
      hidden += text.slice(at, start) + sign;
      at = end;
    }
  }
  return hidden + text.slice(at);
}
