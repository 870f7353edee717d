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

  const EMPTIES: Readonly<Record<string, string>> = { region_id: 'withRegion', district_id: 'withDistrict' };
  /** What empties the values within a place under another name, and where nothing does. */
  const OTHERWISE: Readonly<Record<string, string>> = {
    // A region only narrows the districts, and the platform decides.
    'features/road-prices/road-price-page.tsx region_id': '',
    'features/road-prices/road-price-page.tsx district_id': '',
    // The platform's names of a forum have no underscores; nothing lies within its district.
    'features/forum/forum-page.tsx regionId': 'withForumRegion',
    'features/forum/forum-page.tsx districtId': '',
    // The region is that of the district until it is chosen.
    'features/quarters/identity-fields.tsx region_id': 'withRegionFrom',
    // The pupil's name goes with the pupil (Z-162).
    'features/school-initiative-form/student-fields.tsx region_id': 'chosen.region',
    'features/school-initiative-form/student-fields.tsx district_id': 'chosen.district',
    'features/school-initiative-form/student-fields.tsx school_id': 'chosen.school',
    'features/school-initiative-form/student-fields.tsx school_class': 'chosen.schoolClass',
    'domains/initiative/editing/edit-fields.tsx region_id': 'choose.region',
    'domains/initiative/editing/edit-fields.tsx district_id': 'choose.district',
    // The class is typed.
    'features/students/student-page.tsx school_id': '',
  };
  const places = fields.filter(({ path }) => /^(?:region|district)_?[iI]d$|^school_(?:id|class)$/.test(path));

  it.each(places)('$file: another value of $path empties what lies within it', ({ file, path, changes }) => {
    expect(changes).toBe(OTHERWISE[`${file} ${path}`] ?? EMPTIES[path]);
  });
});
