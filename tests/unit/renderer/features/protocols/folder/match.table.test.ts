import { expect, test } from 'vitest';
import { matchName } from '../../../../../../src/renderer/src/features/protocols/folder/match.ts';
import { gazetteerOf } from '../../../../../../src/renderer/src/features/protocols/folder/places.ts';
import regions from '../../../../../platform/data/regions.json' with { type: 'json' };
import { createPrng } from '../../../../../platform/db/seed/prng.ts';
import { QUARTER_NAMES } from '../../../../../platform/db/seed/quarter-names.ts';

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

test("wF1 without the word for district or city: the 32 that share a name are asked, the 5 that are a region's guessed", () => {
  expect(outcomes(({ district }) => withoutKind(district))).toEqual({ right: 171, wrong: 0, asked: 37, offered: 37 });
});

test('wF1 the name of a region alone is never sure, and with its word names no district', () => {
  for (const { uz, cyr, ru } of regions) {
    const bare = [uz, cyr, ru].map((name) => name.replace(/ ?(?:viloyati|shahri|вилояти|шаҳри|область|город) ?/, ''));
    for (const name of bare) expect([name, matchName(`${name}.pdf`, gazetteer).certainty]).not.toContain('sure');
    for (const name of [uz, cyr, ru])
      expect([name, matchName(`${name} 2026.pdf`, gazetteer)]).toEqual([name, { certainty: 'none', candidates: [] }]);
  }
});

test.each<[string, (a: District, b: District) => string]>([
  ['with their kinds', (a, b) => `${a.district}, ${b.district}`],
  ['one kind for both', (a, b) => `${withoutKind(a.district)} va ${b.district}`],
  ['without kinds', (a, b) => `${withoutKind(a.district)}, ${withoutKind(b.district)}`],
  ['in Cyrillic, without a sign between', (a, b) => `${a.cyrillic} ${b.cyrillic}`],
  ['in Russian', (a, b) => `${a.russian}, ${b.russian}`],
])('wF1 two districts %s: never sure, and both names are among the candidates', (_, nameOf) => {
  const bare = (id: number) => withoutKind(DISTRICTS[id - 1]?.district ?? '');
  for (const [at, a] of DISTRICTS.entries()) {
    for (let step = 1; step < 60; step += 7) {
      const b = DISTRICTS[(at + step) % DISTRICTS.length] ?? a;
      const name = nameOf(a, b);
      const { certainty, candidates } = matchName(`${name}.pdf`, gazetteer);
      expect([name, certainty]).toEqual([name, 'two']);
      const named = [a, b].map(({ district }) => withoutKind(district));
      expect([name, ...candidates.map(bare)]).toEqual(expect.arrayContaining(named));
    }
  }
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

/** A Russian name in another case: the ending of its adjective, and the words for a district and a city. */
const declined = (russian: string, ending: string, district: string, city: string) =>
  russian.replace(/ский район$/, `ск${ending} ${district}`).replace(/^город/, city);

test.each([
  ['ий', 'район', 'город'],
  ['ого', 'района', 'города'],
  ['ому', 'району', 'городу'],
  ['ом', 'районе', 'городе'],
  ['ому', 'р-ну', 'г.'],
])('wF1 Russian names, -ск%s %s, %s: 208 of 208, none wrong', (ending, district, city) => {
  const nameOf = ({ russian }: District) => `Протокол по ${declined(russian, ending, district, city)} 2026 г.`;
  expect(outcomes(nameOf)).toEqual({ right: 208, wrong: 0, asked: 0, offered: 0 });
});

test('wF1 a scan without a name and a file of a mahalla match no district', () => {
  const none = outcomes(({ id }) => (id % 2 === 0 ? `scan${id}` : `${QUARTER_NAMES[id % QUARTER_NAMES.length]} MFY`));
  expect(none).toEqual({ right: 0, wrong: 0, asked: 208, offered: 0 });
});
