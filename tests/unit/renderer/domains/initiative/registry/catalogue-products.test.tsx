import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

/** A product that is added where it is drawn. */
function UnstyledButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  onClick();
  return children;
}
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), UnstyledButton }));
const { CatalogueProducts } = await import('@/domains/initiative/registry/catalogue-products.tsx');

const category = { id: 6, title: 'Mebel' };

async function drawn(...products: object[]) {
  const added: object[] = [];
  const onAdd = (product: object) => void added.push(product);
  const part = createElement(CatalogueProducts, { category, board: 5, present: new Set([2]), onAdd });
  const { html, calls } = await drawPart(part, { 'api/v1/products': { products, count: products.length } });
  return { said: textOf(html), calls, added };
}

it("the catalogue offers a category's products of the initiative's season", async () => {
  const { calls } = await drawn();
  expect(calls).toMatchObject([{ path: 'api/v1/products', query: { category_id: 6, board_id: 5 } }]);
});

it('says of a category that it has no product', async () => {
  expect((await drawn()).said).toBe("Bu toifada mahsulot yo'q");
});

it.each([
  [{ id: 1, title: 'Parta', price: 0, unit_of_measure: 'KG' }, /^Parta 0 so'm · \S+$/],
  [{ id: 1, title: 'Parta', price: null, max_available: 40 }, /^Parta — · .+ · ko'pi bilan 40$/],
  [{ id: 2, price: 7000 }, /^2 7 000 so'm · .+ Qo'shilgan$/],
])('a product says what it costs, how many there may be, and that it is there: %j', async (product, said) => {
  expect((await drawn(product)).said).toMatch(said);
});

it('a product that names no category is added to the one that it was found in', async () => {
  const named = { category_id: 9, category: 'Stol' };
  const { added } = await drawn({ id: 1, title: 'Parta' }, { id: 2, title: 'Doska', ...named });
  expect(added).toMatchObject([
    { id: 1, category_id: 6, category: 'Mebel' },
    { id: 2, ...named },
  ]);
});
