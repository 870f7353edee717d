import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pricePerKm, restoredLength, roadOf, roadPriceOf } from '@/domains/initiative/model/road.ts';

const CAP = 1_500_000_000;
/** m */
const length = fc.integer({ min: 0, max: 100_000_000 });
/** so'm per km */
const price = fc.integer({ min: 0, max: 2_000_000_000_000 });

describe('the price of a kilometre', () => {
  const both = { price: 640_000_000, half_ready_price: 410_000_000 };

  it.each([
    ['NOT_READY', both, 640_000_000],
    ['HALF_READY', both, 410_000_000],
    [null, both, 0],
    ['NOT_READY', undefined, 0],
    ['HALF_READY', undefined, 0],
    ['HALF_READY', { ...both, half_ready_price: null }, 0],
    ['HALF_READY', { ...both, half_ready_price: 0 }, 0],
    ['NOT_READY', { ...both, price: -1 }, 0],
  ] as const)('of %s with %j is %d', (type, prices, expected) => {
    expect(pricePerKm(type, prices)).toBe(expected);
  });
});

describe('a road', () => {
  it.each([
    { what: 'costs its length times the price', length: 1000, price: 640_000_000, road: [1000, 640_000_000, null] },
    { what: 'is rounded to whole sums', length: 1, price: 1499, road: [1, 1, null] },
    { what: 'is rounded up from the half on', length: 1, price: 1500, road: [1, 2, null] },
    { what: 'may cost the cap itself', length: 1500, price: 1_000_000_000, road: [1500, CAP, null] },
    { what: 'may not cost a so‘m more', length: 1501, price: 1_000_000_000, road: [1500, CAP, 1_501_000_000] },
    { what: 'is cut to the largest length', length: 2450, price: 640_000_000, road: [2343, CAP, 1_568_000_000] },
    { what: 'costs nothing without a price', length: 2450, price: 0, road: [2450, 0, null] },
    { what: 'costs nothing without a length', length: null, price: 640_000_000, road: [0, 0, null] },
    { what: 'has no length below 0', length: -5, price: 640_000_000, road: [0, 0, null] },
    { what: 'may be too dear for a single metre', length: 1, price: 1_600_000_000_000, road: [0, CAP, 1_600_000_000] },
  ])('$what', ({ length: entered, price: perKm, road: [expected, amount, tooMuch] }) => {
    expect(roadOf(entered, perKm)).toEqual({ length: expected, amount, tooMuch });
  });

  it('is never granted more than the cap, and gets the cap where it would cost more', () => {
    fc.assert(
      fc.property(length, price, (entered, perKm) => {
        const road = roadOf(entered, perKm);
        expect(road.amount).toBeLessThanOrEqual(CAP);
        expect(road.tooMuch !== null).toBe(Math.round((entered * perKm) / 1000) > CAP);
        if (road.tooMuch !== null) expect(road.amount).toBe(CAP);
      }),
    );
  });

  it('never grows longer, and loses no more than it must', () => {
    fc.assert(
      fc.property(length, price, (entered, perKm) => {
        const road = roadOf(entered, perKm);
        expect(road.length).toBeLessThanOrEqual(entered);
        expect(BigInt(road.length) * BigInt(perKm)).toBeLessThan((BigInt(CAP) + 1n) * 1000n);
        if (road.tooMuch !== null) expect(BigInt(road.length + 1) * BigInt(perKm)).toBeGreaterThan(BigInt(CAP) * 1000n);
      }),
    );
  });

  it('is whole in metres and so‘m', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), price, (entered, perKm) => {
        const road = roadOf(entered, perKm);
        expect(Number.isInteger(road.length) && Number.isInteger(road.amount)).toBe(true);
      }),
    );
  });

  it('keeps the length that it was cut to', () => {
    fc.assert(
      fc.property(length, price, (entered, perKm) => {
        const once = roadOf(entered, perKm);
        const again = roadOf(once.length, perKm);
        expect(again.length).toBe(once.length);
        expect(again.tooMuch).toBeNull();
      }),
    );
  });

  it('costs no less for more metres, nor for a higher price', () => {
    fc.assert(
      fc.property(length, length, price, price, (a, b, cheap, dear) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        const [low, high] = [Math.min(cheap, dear), Math.max(cheap, dear)];
        expect(roadOf(short, low).amount).toBeLessThanOrEqual(roadOf(long, low).amount);
        expect(roadOf(short, low).length).toBeLessThanOrEqual(roadOf(long, low).length);
        expect(roadOf(short, low).amount).toBeLessThanOrEqual(roadOf(short, high).amount);
      }),
    );
  });
});

describe('a length that is no longer cut (D-013)', () => {
  it.each([
    ['another price lets it be as it was entered', 2450, 640_000_000, 410_000_000, { from: 2343, to: 2450 }],
    ['another price cuts it, too', 9000, 640_000_000, 410_000_000, null],
    ['it was not cut', 1000, 640_000_000, 410_000_000, null],
    ['it is cut only now', 2450, 410_000_000, 640_000_000, null],
    ['nothing is entered', null, 640_000_000, 410_000_000, null],
    ['there is no price any more', 2450, 640_000_000, 0, { from: 2343, to: 2450 }],
  ] as const)('%s', (_, entered, before, after, said) => {
    expect(restoredLength(entered, before, after)).toEqual(said);
  });
});

const priceOf = (id: number, district_id: number | null) => ({
  id,
  district_id,
  price: id * 10,
  half_ready_price: null,
});

test.each([
  ['the own district, wherever it stands', [priceOf(1, 5), priceOf(2, 7)], 2],
  ['none, if only others came', [priceOf(1, 5), priceOf(2, 6)], undefined],
  ['the only row, if it names no district', [priceOf(3, null)], 3],
  ['none of several that name no district', [priceOf(3, null), priceOf(4, null)], undefined],
  ['nothing', [], undefined],
])('a road is priced by the row of its district: %s', (_what, rows, id) => {
  expect(roadPriceOf(rows, 7)?.id).toBe(id);
});
