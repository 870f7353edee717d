import { describe, expect, it } from 'vitest';
import { foundFields } from './found-fields.ts';
import { LABELS } from './label-table.ts';

const fields = foundFields();
const byFile = Object.groupBy(fields, ({ file }) => file);
const inOrder = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join(' | ')).sort();

it('every component that shows a field of a form is in the table', () => {
  expect(Object.keys(byFile).sort()).toEqual(Object.keys(LABELS).sort());
  expect(fields.length).toBeGreaterThan(200);
});

it.each(Object.entries(LABELS))('%s: every label belongs to its own field', (file, line) => {
  const found = (byFile[file] ?? []).map(({ label, path, kind }) => [label, path, kind]);
  expect(inOrder(found)).toEqual(inOrder(line.fields));
});

describe('of the record as it was read', () => {
  const reading = fields.filter(({ reads }) => reads.length > 0);

  it.each(reading)('$file: $path tells what was there of its own field alone', ({ path, reads }) => {
    expect(new Set(reads)).toEqual(new Set([path]));
  });
});

describe('a place', () => {
  const narrowed = fields.filter(({ kind }) => /^(?:District|Quarter|Organization)Select\b/.test(kind));
  const WITHIN = { District: /^region (?:\w+\.)?region(?:_id|Id)?$/, other: /^district (?:\w+\.)?district_id$/ };

  it.each(narrowed)('$file: $path is offered within the place above it', ({ kind, within }) => {
    expect(within).toEqual([expect.stringMatching(kind.startsWith('District') ? WITHIN.District : WITHIN.other)]);
  });
});
