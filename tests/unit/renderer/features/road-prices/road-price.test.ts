import { expect, it } from 'vitest';
import { roadPriceForm } from '@/features/road-prices/road-price.ts';

const { schema, empty } = roadPriceForm;

it('all five fields of a road price are required, and a price may be 0 (R-053)', () => {
  const issues = schema.safeParse(empty()).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(
    ['board_id', 'region_id', 'district_id', 'price', 'half_ready_price'].map((name) => `${name}: Majburiy maydon`),
  );
  const price = { board_id: 61, region_id: 1, district_id: 11, price: 800_000_000.5, half_ready_price: 0 };
  expect(schema.parse(price)).toEqual(price);
});
