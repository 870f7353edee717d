import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { BoardOf } from '@/entities/use-board-of.ts';
import { createI18n } from '@/i18n/i18n.ts';

vi.stubGlobal('window', { bridge: {} });
const { productColumns, productName } = await import('@/features/products/columns.tsx');
const { productSchema } = await import('@/features/products/product.ts');

const translation = createI18n('latin').current();
const boardOf: BoardOf = (id) => (id === null ? null : `${id}-mavsum`);
const product = (id: number, board_id: number | null) =>
  productSchema.parse({ id, title: { uz_lat: 'Parta' }, board_id, price: 5 });

it('two products that differ by their season are told apart in the list and before a deletion', () => {
  const [title] = productColumns(translation, boardOf) as unknown as [{ cell: (context: unknown) => never }];
  const shown = (board: number) =>
    renderToStaticMarkup(title.cell({ row: { original: product(1, board) }, getValue: () => 'Parta' }));
  expect(shown(3)).toContain('3-mavsum');
  expect(shown(3)).not.toBe(shown(4));
  expect(productName(product(1, 3), translation, boardOf)).toBe('Parta, 3-mavsum');
  expect(productName(product(1, null), translation, boardOf)).toBe('Parta');
});
