import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

const { CatalogueProducts } = await import('@/domains/initiative/registry/catalogue-products.tsx');

it("the catalogue offers a category's products of the initiative's season", async () => {
  const category = { id: 6, title: 'Mebel' };
  const part = createElement(CatalogueProducts, { category, board: 5, present: new Set([]), onAdd: () => undefined });
  const { calls } = await drawPart(part, { 'api/v1/products': { products: [], count: 0 } });
  expect(calls).toMatchObject([{ path: 'api/v1/products', query: { category_id: 6, board_id: 5 } }]);
});
