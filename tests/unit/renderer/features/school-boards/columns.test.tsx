import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SchoolBoard } from '@/features/school-boards/school-board.ts';
import { createI18n } from '@/i18n/i18n.ts';

vi.stubGlobal('window', { bridge: {} });
const { schoolBoardColumns, schoolBoardName } = await import('@/features/school-boards/columns.tsx');

const BOARD: SchoolBoard = {
  id: 4,
  title: 'Mening maktabim',
  description: 'Oʻquvchilar taklif beradi',
  rules: null,
  year: 2026,
  season: 1,
  budget: 34_000_000_000,
  initiatives_max_amount: 100_000_000,
  accepting_start: '2026-02-10T09:00:00',
  accepting_end: '2026-03-10T18:00:00',
  moderating_start: '2026-03-10T18:00:00',
  moderating_end: null,
  voting_start: '2026-04-10',
  voting_end: null,
  stage: 'ACCEPT',
  initiatives_count: 2501,
};
const latin = createI18n('latin').current();

/** The HTML of a column's cell. */
function cell(id: string, board: Partial<SchoolBoard> = {}, wide = true): string {
  const columns = schoolBoardColumns(latin, wide, () => {});
  const render = columns.find((column) => column.id === id)?.cell;
  if (typeof render !== 'function') throw new Error(`no cell ${id}`);
  return renderToStaticMarkup(render({ row: { original: { ...BOARD, ...board } } } as never)).replaceAll('\u00A0', ' ');
}
const textsOf = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text);

test.each([
  ['ACCEPT', 'good', 'Qabul qilish'],
  ['MODERATE', 'gold', 'Moderatsiya'],
  ['VOTE', 'info', 'Ovoz berish'],
])('S-009: stage %s has the tone %s', (stage, tone, name) => {
  const html = cell('stage', { stage });
  expect(html).toContain(`data-tone="${tone}"`);
  expect(textsOf(html)).toEqual([name, '2 501']);
});

test('a season between two phases has no stage, and an unknown one is shown as it came (Z-103)', () => {
  expect(textsOf(`>${cell('stage', { stage: null })}`)[0]).toBe('—');
  expect(textsOf(`>${cell('stage', { stage: 'toString' })}`)[0]).toBe('toString');
});

test('S-012: description and rules are cut to ten characters, with the full text as a tooltip', () => {
  const html = cell('texts');
  expect(textsOf(html)).toEqual(['Oʻquvchila…', '—']);
  expect(html.match(/data-full="[^"]*"/g)).toEqual(['data-full="Oʻquvchilar taklif beradi"']);
});

test('S-014: a phase is shown to the second; in a narrow table by its days, with the seconds in the tooltip', () => {
  expect(textsOf(cell('accepting'))).toEqual(['10.02.2026 | 09:00:00', '10.03.2026 | 18:00:00']);
  expect(cell('accepting')).not.toContain('data-full');
  const narrow = cell('accepting', {}, false);
  expect(textsOf(narrow)).toEqual(['10.02.2026', '10.03.2026']);
  expect(narrow).toContain('data-full="10.02.2026 | 09:00:00 – 10.03.2026 | 18:00:00"');
  expect(textsOf(cell('moderating'))).toEqual(['10.03.2026 | 18:00:00', '—']);
  // Z-178: a day alone is a whole day.
  const days = cell('voting', { voting_end: '2026-05-10' });
  expect(textsOf(days)).toEqual(['10.04.2026 | 00:00:00', '10.05.2026 | 23:59:59']);
});

test('a season is named by title, season and year', () => {
  expect(schoolBoardName(BOARD, latin)).toBe('Mening maktabim, 1-mavsum, 2026 yil');
  expect(schoolBoardName({ ...BOARD, season: null }, latin)).toBe('Mening maktabim, —-mavsum, 2026 yil');
});
