import { expect, it } from 'vitest';
import { columnWidths } from '@/domains/initiative/print/paper/column-widths.ts';

const ROOM = 677;
/** Widest words of №, id, mahalla, topic, two sums, verdict and comment. */
const WORDS = [16, 93, 70, 62, 87, 87, 49, 23];
const SHARING = [2, 3, 7];
/** A text of so many words, each 50 px wide. */
const text = (count: number) => Array.from({ length: count }, () => 50);
const rows = (count: number, ...counts: number[]) => Array.from({ length: count }, () => counts.map(text));
const widths = (texts: number[][][], words: number[] = WORDS) =>
  columnWidths({ words, texts, blank: 3 }, SHARING, ROOM);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

it('gives a number as much as it needs, and the rest to the texts, by what they hold', () => {
  const topics = widths(rows(60, 1, 9, 0));
  expect(sum(topics)).toBeCloseTo(ROOM);
  for (const at of [0, 1, 4, 5, 6]) expect(topics[at]).toBe((WORDS[at] ?? 0) + 9);
  expect(topics[2]).toBeLessThan(90);
  expect(topics[7]).toBeLessThan(40);
  // Three words of fifty px and the blanks between them fit into a line.
  expect(topics[3]).toBeGreaterThan(165);
  const [, , , topic = 0, , , , comment = 0] = widths(rows(60, 1, 4, 30));
  expect(comment).toBeGreaterThan(topic);
});

it('breaks no word that a column can hold, and only such a word', () => {
  const held = widths(rows(1, 1, 1, 40), WORDS.with(7, 60));
  expect(held[2]).toBeGreaterThanOrEqual(79);
  expect(held[3]).toBeGreaterThanOrEqual(71);
  const endless = widths([[[3000], text(1), []]], WORDS.with(2, 3000));
  expect(endless[2]).toBeGreaterThanOrEqual(148);
  expect(sum(endless)).toBeCloseTo(ROOM);
});

it('fits into the sheet whatever it holds', () => {
  for (const words of [WORDS.map(() => 3000), WORDS.map(() => 0)])
    expect(sum(widths(rows(1, 1, 1, 1), words))).toBeCloseTo(ROOM);
  expect(sum(widths([]))).toBeCloseTo(ROOM);
});
