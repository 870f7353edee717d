import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';

const CATEGORIES = 'api/v1/product-categories';

it.each(['products/list', 'products/list/add'])(
  'P-001, P-005: %s offers the product categories of every kind',
  async (at) => {
    const { calls } = await draw(at, { ...LOOKUPS, [CATEGORIES]: { product_categories: [], count: 0 } });
    expect(calls.filter(({ path }) => path === CATEGORIES).map(({ query }) => query)).toEqual([{}]);
  },
);
