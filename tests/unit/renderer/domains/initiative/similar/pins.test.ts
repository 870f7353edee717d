import { expect, test } from 'vitest';
import { createPins } from '@/domains/initiative/similar/pins.ts';

const HERE = { latitude: 41.311081, longitude: 69.240562 };
const METRE = 1 / 111_320;
const at = (north: number, east = 0) => ({
  latitude: HERE.latitude + north * METRE,
  longitude: HERE.longitude + (east * METRE) / Math.cos((HERE.latitude * Math.PI) / 180),
});

test('a pin is an office where more than three initiatives have it within 30 m, the one asked for among them', () => {
  const pins = createPins();
  for (const [nth, place] of [HERE, at(29), at(0, -29)].entries()) pins.put(nth, place);
  // One of the three, and a fourth.
  expect(pins.office(HERE, 0)).toBe(false);
  expect(pins.office(HERE, undefined)).toBe(true);
  expect(pins.office(at(31), undefined)).toBe(false);
  pins.put(3, at(-20, 20));
  expect(pins.office(HERE, 0)).toBe(true);
  // It was set anew; it has none any more.
  pins.put(3, at(200));
  expect(pins.office(HERE, 0)).toBe(false);
  pins.put(3, HERE);
  expect(pins.office(HERE, 0)).toBe(true);
  pins.put(3, null);
  expect(pins.office(HERE, 0)).toBe(false);
});

test('it is found wherever it lies between the cells', () => {
  for (let metres = 0; metres < 90; metres += 1) {
    const pins = createPins();
    for (const [nth, place] of [at(metres, metres), at(metres + 29, metres), at(metres, metres + 29)].entries()) {
      pins.put(nth, place);
    }
    expect(pins.office(at(metres, metres), undefined)).toBe(true);
  }
});

test('where three of ten pins have another one beside them, two are an office', () => {
  const pins = createPins();
  for (let nth = 0; nth < 17; nth += 1) pins.put(nth, at(nth * 1000));
  for (let nth = 17; nth < 21; nth += 1) pins.put(nth, at((nth - 17) * 1000 + 10));
  // Eight of 21 have another one.
  expect(pins.office(at(0), 0)).toBe(true);
  expect(pins.office(at(16_000), 16)).toBe(false);
  // Six of 20, then four of 19, which are too few.
  pins.put(20, null);
  expect(pins.office(at(0), 0)).toBe(true);
  pins.put(19, null);
  expect(pins.office(at(0), 0)).toBe(false);
});
