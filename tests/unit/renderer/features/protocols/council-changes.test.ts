import { expect, test } from 'vitest';
import { councilChanges, councilValuesOf } from '@/features/protocols/council-changes.ts';

const seen = { id: 3, title: '14-son', region: null, district: 'Qiziltepa tumani', file_id: 'eski' };

test('the form begins with title and file; the file is named after the decision, whatever its kind', () => {
  expect(councilValuesOf(seen)).toEqual({
    title: '14-son',
    file: { hash: 'eski', name: 'Qiziltepa tumani, 14-son' },
  });
  expect(councilValuesOf({ ...seen, title: null, file_id: null })).toEqual({ title: '', file: null });
});

test('a change by another person is a conflict, unless it equals the values to be sent', () => {
  const typed = { title: ' 15-son ', file: { hash: 'eski', name: '' } };
  expect(councilChanges(seen, { ...seen, region: 'Navoiy viloyati' }, typed)).toEqual([]);
  expect(councilChanges(seen, { ...seen, file_id: 'yangi' }, typed)).toEqual([
    { field: 'file', before: 'eski', after: 'yangi' },
  ]);
  expect(councilChanges(seen, { ...seen, title: '16-son', file_id: null }, typed)).toEqual([
    { field: 'title', before: '14-son', after: '16-son' },
    { field: 'file', before: 'eski', after: null },
  ]);
  expect(councilChanges(seen, { ...seen, title: '15-son' }, typed)).toEqual([]);
  const emptied = { title: ' ', file: null };
  expect(councilChanges(seen, { ...seen, title: null, file_id: null }, emptied)).toEqual([]);
});
