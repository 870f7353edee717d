import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'docs/decisions.md'), 'utf8');
/** The first line of every paragraph below the introduction. */
const [, ...headings] = page.split(/\n\n(?=\*\*)/).map((paragraph) => paragraph.split('\n')[0] ?? '');

it('every decision has a number, one after the other, a question and a day', () => {
  const read = headings.map((heading) => /^\*\*D-(\d\d) .+\?\*\* \((\d{4}-\d\d-\d\d)\)$/.exec(heading));
  expect(headings.filter((_, nth) => read[nth] === null)).toEqual([]);
  expect(read.map((parts) => Number(parts?.[1]))).toEqual(headings.map((_, nth) => nth + 1));
  expect(read.filter((parts) => Number.isNaN(Date.parse(parts?.[2] ?? '')))).toEqual([]);
  expect(headings.length).toBeGreaterThan(40);
});
