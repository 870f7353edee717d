import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { schoolTemplateForm as form, type SchoolTemplate } from '@/features/school-templates/school-template.ts';
import { createI18n } from '@/i18n/i18n.ts';

vi.stubGlobal('window', { bridge: {} });
const { schoolTemplateColumns } = await import('@/features/school-templates/columns.tsx');

const TEMPLATE = {
  title: 'Kutubxona',
  description: 'Yangi kitoblar olinadi.',
  board_id: 4,
  category_id: 2,
  requested_amount: 48_000_000,
  photo: 'a'.repeat(40),
};

test('S-016 to S-020: requires everything but the photo', () => {
  const { error } = form.schema.safeParse(form.empty());
  const asked = ['title', 'description', 'board_id', 'category_id', 'requested_amount'];
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    asked.map((name) => [name, 'Majburiy maydon']),
  );
  expect(form.schema.parse({ ...form.read.parse({ ...TEMPLATE, photo: null }) })).toEqual({ ...TEMPLATE, photo: null });
});

test('a stored template is sent back without the fields that only the list has (T-043)', () => {
  const stored = { id: 1, ...TEMPLATE, board: 'Mening maktabim', board_year: 2026, category: 'Kutubxona' };
  expect(form.schema.parse(form.read.parse(stored))).toEqual(TEMPLATE);
});

/** Returns the text of the season column. */
function season(of: Pick<SchoolTemplate, 'board' | 'board_season' | 'board_year'>): string {
  const column = schoolTemplateColumns(createI18n('latin').current()).find(({ id }) => id === 'board');
  const [read, render] = column && 'accessorFn' in column ? [column.accessorFn, column.cell] : [];
  if (!read || typeof render !== 'function') throw new Error('no column');
  return renderToStaticMarkup(render({ getValue: () => read(of as never, 0) } as never)).replace(/<[^>]+>/g, '');
}

test.each([
  ['Mening maktabim', 1, 2026, 'Mening maktabim, 1-mavsum, 2026 yil'],
  ['Mening maktabim', null, null, 'Mening maktabim, —-mavsum, — yil'],
  [null, 2, 2025, '—, 2-mavsum, 2025 yil'],
  [null, null, null, '—'],
])('the season of a template: %s, %s, %s', (board, board_season, board_year, shown) => {
  expect(season({ board, board_season, board_year })).toBe(shown);
});
