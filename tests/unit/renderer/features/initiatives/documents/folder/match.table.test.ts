import { expect, test } from 'vitest';
import { matchName } from '../../../../../../../src/renderer/src/features/initiatives/documents/folder/match.ts';
import { gazetteerOf } from '../../../../../../../src/renderer/src/features/initiatives/documents/folder/places.ts';
import regions from '../../../../../../platform/data/regions.json' with { type: 'json' };
import { createPrng } from '../../../../../../platform/db/seed/prng.ts';
import { QUARTER_NAMES } from '../../../../../../platform/db/seed/quarter-names.ts';

/** The 208 districts of the country, as the platform lists them. */
const DISTRICTS = regions
  .flatMap(({ uz: region, districts }) =>
    districts.map(([, district = '', cyrillic = '', russian = '']) => ({ region, district, cyrillic, russian })),
  )
  .map((place, index) => ({ ...place, id: index + 1 }));
type District = (typeof DISTRICTS)[number];

const gazetteer = gazetteerOf(DISTRICTS);

/** The four Uzbek letters as typed on a keyboard that lacks them. */
const RUSSIAN_KEYS: Record<string, string> = { ў: 'у', қ: 'к', ғ: 'г', ҳ: 'х', Ў: 'У', Қ: 'К', Ғ: 'Г', Ҳ: 'Х' };

const withoutKind = (name: string) => name.replace(/ (?:tumani|shahri)$/, '');

/** The name with this many typos: a letter added, dropped or replaced, or two letters swapped. */
function withSlips(name: string, slips: number, seed: string): string {
  const prng = createPrng(seed);
  let letters = [...name];
  for (let done = 0; done < slips; done += 1) {
    const at = prng.between(0, letters.length - 2);
    const letter = prng.pick([...'abdefgijklmnoprstuvxyz']);
    const [a = '', b = ''] = letters.slice(at, at + 2);
    const instead = prng.pick([[b], [letter, b], [letter, a, b], [b, a]]);
    letters = [...letters.slice(0, at), ...instead, ...letters.slice(at + 2)];
  }
  return letters.join('');
}

/** Counts the outcomes for file names that are made from the names of the districts. */
function outcomes(nameOf: (district: District) => string) {
  const sum = { right: 0, wrong: 0, asked: 0, offered: 0 };
  for (const district of DISTRICTS) {
    const { certainty, candidates } = matchName(`${nameOf(district)}.pdf`, gazetteer);
    if (certainty !== 'sure') {
      sum.asked += 1;
      if (candidates.includes(district.id)) sum.offered += 1;
    } else if (candidates[0] === district.id) sum.right += 1;
    else sum.wrong += 1;
  }
  return sum;
}

test.each<[string, (district: District) => string]>([
  ['Latin', ({ district }) => district],
  ['Latin with ASCII apostrophes, as a protocol', ({ district }) => `${district.replace(/ʻ|ʼ/g, "'")} bayonnoma 2026`],
  ['apostrophes lost', ({ district }) => district.replace(/ʻ|ʼ/g, '')],
  ['small letters and signs', ({ district }) => `protokol_${district.toLowerCase().replaceAll(' ', '_')}_(2)`],
  ['Cyrillic', ({ cyrillic }) => cyrillic],
  ['Cyrillic on a Russian keyboard', ({ cyrillic }) => cyrillic.replace(/[ўқғҳ]/gi, (key) => RUSSIAN_KEYS[key] ?? key)],
  ['with region and number', ({ id, region, district }) => `${id}. ${region}, ${district}`],
  ['with region and number, in capitals', ({ id, region, district }) => `${id}_${region}_${district}`.toUpperCase()],
])('wF1 %s: 208 of 208, none wrong', (_, nameOf) => {
  expect(outcomes(nameOf)).toEqual({ right: 208, wrong: 0, asked: 0, offered: 0 });
});

test('wF1 without the word for district or city: the 32 that share a name are asked, each among the candidates', () => {
  expect(outcomes(({ district }) => withoutKind(district))).toEqual({ right: 176, wrong: 0, asked: 32, offered: 32 });
});

test.each([
  [1, 193, 1],
  [2, 130, 2],
])('wF1 %d typos: %d of 208 at least, %d wrong at most, whatever the typos', (slips, floor, most) => {
  const sums = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
    outcomes(({ district }) => withSlips(district, slips, `${seed} ${district}`)),
  );
  for (const { right, wrong } of sums) {
    expect(right).toBeGreaterThanOrEqual(floor);
    expect(wrong).toBeLessThanOrEqual(most);
  }
});

test('wF1 Russian names: 138 of 208 at least, none wrong', () => {
  const sum = outcomes(({ russian }) => russian);
  expect(sum.right).toBeGreaterThanOrEqual(138);
  expect(sum.wrong).toBe(0);
  expect(sum.right + sum.offered).toBeGreaterThanOrEqual(190);
});

test('wF1 a scan without a name and a file of a mahalla match no district', () => {
  const none = outcomes(({ id }) => (id % 2 === 0 ? `scan${id}` : `${QUARTER_NAMES[id % QUARTER_NAMES.length]} MFY`));
  expect(none).toEqual({ right: 0, wrong: 0, asked: 208, offered: 0 });
});
