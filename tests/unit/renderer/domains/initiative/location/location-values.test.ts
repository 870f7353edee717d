import { describe, expect, it } from 'vitest';
import {
  addressState,
  addressToSend,
  isTyped,
  type LocationValues,
  locationValuesSchema,
} from '@/domains/initiative/location/location-values.ts';

const PICKED: LocationValues = {
  latitude: '41.311081',
  longitude: '69.240562',
  address: 'Toshkent shahri, Chilonzor tumani',
  found: 'Toshkent shahri, Chilonzor tumani',
  picked: { latitude: 41.311081, longitude: 69.240562 },
};

describe('the address that goes out with a place (C-031)', () => {
  it('is that of the pick, with whitespace collapsed', () => {
    expect(addressState(PICKED)).toBe('of-pick');
    expect(addressToSend({ ...PICKED, address: '  Chilonzor,\n 5-uy ' })).toBe('Chilonzor, 5-uy');
    expect(addressToSend({ ...PICKED, address: ' \n ' })).toBeNull();
  });

  it('is none where nothing was picked', () => {
    expect(addressState({ ...PICKED, picked: null })).toBe('none');
    expect(addressToSend({ ...PICKED, picked: null })).toBeNull();
  });

  it.each([
    { latitude: '41.311082' },
    { longitude: '69.2' },
    { latitude: '39.65', longitude: '66.97' },
    { latitude: '' },
    { longitude: 'sharq' },
  ])('is none where other coordinates were typed after the pick: %j', (typed) => {
    expect(addressState({ ...PICKED, ...typed })).toBe('of-other-place');
    expect(addressToSend({ ...PICKED, ...typed })).toBeNull();
  });

  it('is that of the pick again where its coordinates are typed back, however they are written', () => {
    expect(addressState({ ...PICKED, latitude: ' 41,311081° ', longitude: '69.2405620' })).toBe('of-pick');
  });
});

it.each([
  ['that was found', PICKED.found, false],
  ['that was corrected', `${PICKED.found}, 5-uy`, true],
  ['that is empty', '', false],
  ['of blanks alone', ' \n ', false],
])('an address %s: whether the person has typed it', (_what, address, typed) => {
  expect(isTyped({ ...PICKED, address })).toBe(typed);
});

it('a draft has every field, the picked place included', () => {
  expect(locationValuesSchema.parse(PICKED)).toEqual(PICKED);
  expect(locationValuesSchema.safeParse({}).success).toBe(false);
  expect(locationValuesSchema.safeParse({ ...PICKED, picked: {} }).success).toBe(false);
});
