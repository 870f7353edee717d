import { expect, it } from 'vitest';
import { locationStart } from '@/domains/initiative/location/location-start.ts';

const at = (district_soato: string | null, latitude: number | null = null, longitude: number | null = null) =>
  locationStart({ latitude, longitude, district_soato });

it.each([
  ['Andijon', 1703, 40.8, 72.3],
  ['Buxoro', 1706, 39.8, 64.4],
  ['Jizzax', 1708, 40.1, 67.8],
  ['Qarshi', 1710, 38.9, 65.8],
  ['Navoiy', 1712, 40.1, 65.4],
  ['Namangan', 1714, 41.0, 71.7],
  ['Samarqand', 1718, 39.7, 67.0],
  ['Termiz', 1722, 37.2, 67.3],
  ['Guliston', 1724, 40.5, 68.8],
  ['Toshkent', 1726, 41.3, 69.3],
  ['Nurafshon', 1727, 41.0, 69.4],
  ["Farg'ona", 1730, 40.4, 71.8],
  ['Urganch', 1733, 41.6, 60.6],
  ['Nukus', 1735, 42.5, 59.6],
])('the map of an initiative without a place begins with the centre of its region: %s', (_, soato, ...place) => {
  const { latitude, longitude } = at(`${soato}204`);
  const [north, east] = place;
  expect(Math.hypot(latitude - north, longitude - east)).toBeLessThan(0.1);
});

it('begins with its own place where it has one, and with the country where nothing is known', () => {
  expect(at('1706204', 41.5, 60.5)).toMatchObject({ latitude: 41.5, longitude: 60.5 });
  expect(at(null).zoom).toBeLessThan(at('1706204').zoom);
});
