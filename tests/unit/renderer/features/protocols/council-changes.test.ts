import { expect, test } from 'vitest';
import { type CouncilValues, councilChanges, councilValuesOf } from '@/features/protocols/council-changes.ts';
import type { CouncilDecision } from '@/features/protocols/documents.ts';
import { createI18n } from '@/i18n/i18n.ts';

const latin = createI18n('latin').current();
const seen: CouncilDecision = { id: 3, title: '14-son', region: null, district: 'Qiziltepa tumani', file_id: 'eski' };

test('the form begins with title and file; the file is named after the decision, whatever its kind', () => {
  expect(councilValuesOf(seen)).toEqual({
    title: '14-son',
    file: { hash: 'eski', name: 'Qiziltepa tumani, 14-son' },
  });
  expect(councilValuesOf({ ...seen, title: null, file_id: null })).toEqual({ title: '', file: null });
});

test('a change by another person is a conflict, unless it equals the values to be sent', () => {
  const typed = { title: ' 15-son ', file: { hash: 'eski', name: '' } };
  const told = (now: Partial<CouncilDecision>, wanted: CouncilValues = typed) =>
    councilChanges(seen, { ...seen, ...now }, wanted).map((change) => [
      change.label,
      change.before(latin),
      change.after(latin),
    ]);
  expect(told({ region: 'Navoiy viloyati' })).toEqual([]);
  expect(told({ file_id: 'yangi' })).toEqual([['Qaror fayli', 'Biriktirilgan fayl', 'Boshqa fayl']]);
  expect(told({ title: '16-son', file_id: null })).toEqual([
    ['Qaror raqami va sanasi', '14-son', '16-son'],
    ['Qaror fayli', 'Biriktirilgan fayl', '—'],
  ]);
  expect(told({ title: '15-son' })).toEqual([]);
  expect(told({ title: null, file_id: null }, { title: ' ', file: null })).toEqual([]);
});
