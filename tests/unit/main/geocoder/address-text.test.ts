import { expect, test } from 'vitest';
import { type AddressParts, addressText } from '../../../../src/main/geocoder/address-text.ts';

const UZ = { country: 'Oʻzbekiston', country_code: 'uz' };

const ADDRESSES: readonly (readonly [what: string, parts: AddressParts, text: string | null])[] = [
  [
    'a house in the capital, which is a region and a city in one',
    {
      house_number: '107B',
      road: 'Amir Temur shoh koʻchasi',
      neighbourhood: 'Oqtepa MFY',
      city_district: 'Yunusobod Tumani',
      city: 'Toshkent',
      'ISO3166-2-lvl4': 'UZ-TK',
      postcode: '100084',
      ...UZ,
    },
    'Toshkent, Yunusobod Tumani, Oqtepa MFY, Amir Temur shoh koʻchasi, 107B-uy',
  ],
  [
    'a street of a town in a district',
    {
      road: 'Mustaqillik koʻchasi',
      town: 'Gʻijduvon',
      county: 'Gʻijduvon tumani',
      state: 'Buxoro Viloyati',
      'ISO3166-2-lvl4': 'UZ-BU',
      ...UZ,
    },
    'Buxoro Viloyati, Gʻijduvon tumani, Gʻijduvon, Mustaqillik koʻchasi',
  ],
  [
    'a village with a mahalla and a house with a fraction',
    {
      house_number: '12/3',
      road: 'Bogʻishamol koʻchasi',
      quarter: 'Navbahor MFY',
      village: 'Oqoltin',
      county: 'Ulugʻnor tumani',
      state: 'Andijon viloyati',
      ...UZ,
    },
    'Andijon viloyati, Ulugʻnor tumani, Oqoltin, Navbahor MFY, Bogʻishamol koʻchasi, 12/3-uy',
  ],
  [
    'a house that is named and not numbered',
    { house_number: '4-blok', road: 'Beruniy koʻchasi', city: 'Nukus', state: 'Qoraqalpogʻiston Respublikasi', ...UZ },
    'Qoraqalpogʻiston Respublikasi, Nukus, Beruniy koʻchasi, 4-blok',
  ],
  [
    'a name that is given twice',
    { state: 'Toshkent', city: 'TOSHKENT', suburb: 'Chilonzor', ...UZ },
    'Toshkent, Chilonzor',
  ],
  ['blanks', { state: 'Navoiy viloyati', county: '  ', road: '', ...UZ }, 'Navoiy viloyati'],
  ['the open desert, of which the country is all that is known', UZ, null],
  ['nothing', {}, null],
  [
    'a place abroad',
    { city: 'Oʻsh', state: 'Oʻsh viloyati', country: 'Qirgʻiziston', country_code: 'kg' },
    'Qirgʻiziston, Oʻsh viloyati, Oʻsh',
  ],
];

test.each(ADDRESSES)('%s', (_what, parts, text) => {
  expect(addressText(parts)).toBe(text);
});
