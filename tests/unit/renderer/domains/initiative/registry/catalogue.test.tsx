import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { Catalogue } = await import('@/domains/initiative/registry/catalogue.tsx');

it("the catalogue offers the product categories of the initiative's category", async () => {
  const part = createElement(Catalogue, { categoryId: 4, board: 5, present: new Set([]), onAdd: () => undefined });
  const { html } = await drawPart(part, {
    'api/v1/product-categories': ({ initiative_category_id }: { initiative_category_id?: number }) => ({
      product_categories: [{ id: 9, title: initiative_category_id === 4 ? 'Mebel' : 'Asbob' }],
    }),
  });
  expect(textOf(html)).toBe("Mahsulot qo'shish Mebel");
});

it("says that the initiative's category has no products", async () => {
  const part = createElement(Catalogue, { categoryId: 4, board: 5, present: new Set([]), onAdd: () => undefined });
  const { html } = await drawPart(part, { 'api/v1/product-categories': { product_categories: [] } });
  expect(textOf(html)).toBe("Mahsulot qo'shish Tashabbus toifasida mahsulotlar yo'q");
});
