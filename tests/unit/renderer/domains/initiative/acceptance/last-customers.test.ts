import { expect, it } from 'vitest';
import {
  type ChosenCustomer,
  lastCustomer,
  lastCustomersSchema,
  withCustomer,
} from '@/domains/initiative/acceptance/last-customers.ts';

const HERE = { category: 11, district: 3, season: null };
const after = (...chosen: ChosenCustomer[]) => chosen.reduce(withCustomer, [] as readonly ChosenCustomer[]);

it('is the customer chosen last for this category, district and type of season, and no other', () => {
  const kept = after({ ...HERE, customer: 1 }, { ...HERE, customer: 2 }, { ...HERE, category: 4, customer: 3 });
  expect(lastCustomer(kept, HERE)).toBe(2);
  expect(lastCustomer(kept, { ...HERE, category: 4 })).toBe(3);
  for (const other of [
    { district: 4 },
    { category: 5 },
    { season: 'KINDERGARDEN' },
    { district: null },
    { category: null },
  ])
    expect(lastCustomer(kept, { ...HERE, ...other })).toBeNull();
});

it('keeps one customer for each, the newest first, and at most two hundred', () => {
  const kept = after({ ...HERE, customer: 1 }, { ...HERE, category: 4, customer: 3 }, { ...HERE, customer: 2 });
  expect(kept).toEqual([
    { ...HERE, customer: 2 },
    { ...HERE, category: 4, customer: 3 },
  ]);
  expect(lastCustomersSchema.parse(kept)).toEqual(kept);
  const many = after(...Array.from({ length: 250 }, (_, category) => ({ ...HERE, category, customer: 1 })));
  expect(many).toHaveLength(200);
  expect(many[0]?.category).toBe(249);
});

it('keeps nothing where no customer was sent, or the place is unknown, and does not write what it knows', () => {
  const kept = after({ ...HERE, customer: 1 });
  for (const chosen of [{ customer: null }, { category: null }, { district: null }, {}])
    expect(withCustomer(kept, { ...HERE, customer: 1, ...chosen })).toBe(kept);
});
