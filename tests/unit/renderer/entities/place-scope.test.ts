import { expect, it } from 'vitest';
import { lacksPlace } from '@/entities/place-scope.ts';

const [FREE, OF_REGION, OF_DISTRICT] = [
  { region: true, district: true },
  { region: false, district: true },
  { region: false, district: false },
];

it.each([
  [
    { region_id: 1, district_id: 11 },
    { free: false, ofRegion: false, ofDistrict: false },
  ],
  [
    { region_id: 1, district_id: null },
    { free: false, ofRegion: false, ofDistrict: true },
  ],
  [{ region_id: 1 }, { free: false, ofRegion: false, ofDistrict: true }],
  [
    { region_id: null, district_id: 11 },
    { free: false, ofRegion: true, ofDistrict: true },
  ],
  [{}, { free: false, ofRegion: true, ofDistrict: true }],
])('the place of a profile %j is lacking for a person bound to it: %j', (profile, lacks) => {
  expect({
    free: lacksPlace(profile, FREE),
    ofRegion: lacksPlace(profile, OF_REGION),
    ofDistrict: lacksPlace(profile, OF_DISTRICT),
  }).toEqual(lacks);
});
