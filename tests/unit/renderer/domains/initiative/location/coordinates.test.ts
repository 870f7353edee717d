import { describe, expect, it, test } from 'vitest';
import { coordinateProblem, degreesOf, pairOf, pointOf, warningOf } from '@/domains/initiative/location/coordinates.ts';
import { locationStart } from '@/domains/initiative/location/location-start.ts';

describe('a typed coordinate', () => {
  it.each([
    ['41.311081', 41.311081],
    [' 41,311081 ', 41.311081],
    ['69°', 69],
    ['-12.5', -12.5],
    ['−12,5', -12.5],
    ['7.', 7],
    ['41.3.1', null],
    ['1e2', null],
    ['4 1', null],
    ['0x10', null],
    ['', null],
  ])('%j is %j', (text, degrees) => {
    expect(degreesOf(text)).toBe(degrees);
  });

  const RANGE = '{{least}} dan {{most}} gacha son kiriting';
  const ZERO = "0 joylashuv yo'qligini bildiradi";
  it.each([
    ['latitude', '90', null],
    ['latitude', '-90', null],
    ['latitude', '90.000001', RANGE],
    ['longitude', '180', null],
    ['longitude', '-180.1', RANGE],
    ['longitude', 'sharq', RANGE],
    ['latitude', '  ', 'Majburiy maydon'],
    ['latitude', '0', ZERO],
    ['longitude', '-0,000', ZERO],
  ] as const)('%s %j has the problem %j', (axis, text, problem) => {
    expect(coordinateProblem(axis, text)).toBe(problem);
  });

  it('gives a point only together with a valid other coordinate', () => {
    expect(pointOf({ latitude: '41,3', longitude: '69.2' })).toEqual({ latitude: 41.3, longitude: 69.2 });
    expect(pointOf({ latitude: '41,3', longitude: '0' })).toBeNull();
    expect(pointOf({ latitude: '', longitude: '69.2' })).toBeNull();
  });
});

const ABROAD = "Bu joy O'zbekistondan tashqarida. Koordinatalarni tekshiring.";
const SWAPPED = "Bu joy O'zbekistondan tashqarida: kenglik va uzunlik o'rni almashgan ko'rinadi.";
test.each([
  [{ latitude: 37, longitude: 55 }, null],
  [{ latitude: 46, longitude: 74 }, null],
  [{ latitude: 36.99, longitude: 60 }, ABROAD],
  [{ latitude: 41, longitude: 74.01 }, ABROAD],
  [{ latitude: 69.24, longitude: 41.31 }, SWAPPED],
  [{ latitude: -41.31, longitude: 69.24 }, ABROAD],
])('%j is flagged as abroad: %j', (point, words) => {
  expect(warningOf(point)).toBe(words);
});

test.each([
  ['41.311081, 69.240562', { latitude: '41.311081', longitude: '69.240562' }],
  ['41.311081,69.240562', { latitude: '41.311081', longitude: '69.240562' }],
  ['41.3° 69.2°', { latitude: '41.3', longitude: '69.2' }],
  ['41; 69', { latitude: '41', longitude: '69' }],
  ['\t-41.3\t-69.2\n', { latitude: '-41.3', longitude: '-69.2' }],
  ['41,311081', null],
  ['41.311081', null],
  ['Toshkent, 41', null],
  ['41.3, 69.2, 12', null],
])('pasting %j gives %j', (text, pair) => {
  expect(pairOf(text)).toEqual(pair);
});

describe('the map at first', () => {
  const nowhere = { latitude: null, longitude: null, district_soato: null };
  it('shows the place of the initiative close up', () => {
    expect(locationStart({ ...nowhere, latitude: 41.3, longitude: 69.2, district_soato: '1703202' })).toEqual({
      latitude: 41.3,
      longitude: 69.2,
      zoom: 10,
    });
  });
  it('shows the region where there is no place', () => {
    expect(locationStart({ ...nowhere, latitude: 0, longitude: 0, district_soato: '1735204' })).toEqual({
      latitude: 42.461,
      longitude: 59.617,
      zoom: 10,
    });
  });
  it.each([null, '', '9999201'])('shows the country where the region is not known (%j)', (district_soato) => {
    expect(locationStart({ ...nowhere, district_soato }).zoom).toBe(6);
  });
});
