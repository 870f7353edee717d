import { expect, test } from 'vitest';
import { matchName } from '../../../../../../src/renderer/src/features/protocols/folder/match.ts';
import { gazetteerOf } from '../../../../../../src/renderer/src/features/protocols/folder/places.ts';
import regions from '../../../../../platform/data/regions.json' with { type: 'json' };

const DISTRICTS = regions
  .flatMap(({ uz: region, districts }) => districts.map(([, district = '']) => ({ region, district })))
  .map((place, index) => ({ ...place, id: index + 1 }));
const gazetteer = gazetteerOf(DISTRICTS);

/** Matches the name of a file: how certain it is, and which districts fit. */
function read(name: string): [string, ...string[]] {
  const { certainty, candidates } = matchName(name, gazetteer);
  return [certainty, ...candidates.map((id) => DISTRICTS.find((place) => place.id === id)?.district ?? '')];
}

test.each<[string, string]>([
  ["Oltinko'l tumani bayonnoma.pdf", 'Oltinkoʻl tumani'],
  ['Андижон шахар баённома 2026.pdf', 'Andijon shahri'],
  ['Baliqchi_tumani_protokol.pdf', 'Baliqchi tumani'],
  ['Булокбоши.pdf', 'Buloqboshi tumani'],
  ['Shaxrixon t.pdf', 'Shahrixon tumani'],
  ['Xonobod_shahri.pdf', 'Xonobod shahri'],
  ["Ulug'nor (2).pdf", 'Ulugʻnor tumani'],
  ['Протокол Избасканский район.pdf', 'Izboskan tumani'],
  ['Избасканский р-н.pdf', 'Izboskan tumani'],
  ['город Бухара.pdf', 'Buxoro shahri'],
  ['AsakaTumani2026.PDF', 'Asaka tumani'],
  ['asakatumani.pdf', 'Asaka tumani'],
  ['Sh. Rashidov tumani.pdf', 'Sharof Rashidov tumani'],
  ["M.Ulug'bek tumani.pdf", 'Mirzo Ulugʻbek tumani'],
  ['Yangi Namangan tumani.pdf', 'Yangi Namangan tumani'],
  ['YangiNamangan.pdf', 'Yangi Namangan tumani'],
  ['Andijon Asaka.pdf', 'Asaka tumani'],
  ['Toshkent shahri Chilonzor tumani.pdf', 'Chilonzor tumani'],
  ['Toshkent vil. Toshkent tumani.pdf', 'Toshkent tumani'],
  ['Самаркандская область, Самаркандский район.pdf', 'Samarqand tumani'],
  ['Sirdaryo viloyati Sirdaryo tumani.pdf', 'Sirdaryo tumani'],
  ['Andijon Andijon tumani.pdf', 'Andijon tumani'],
  ['Asaka tumani (Asaka).pdf', 'Asaka tumani'],
  ['Asaka tumani tashabbusli byudjet komissiyasi bayonnomasi, Karimov A.pdf', 'Asaka tumani'],
  ['Протокол по Асакинскому району.pdf', 'Asaka tumani'],
  ['Комиссия, Асакинский р-н 2026 г.pdf', 'Asaka tumani'],
  ['Республика Каракалпакстан, Нукусский район.pdf', 'Nukus tumani'],
  ['Ташкентский район.pdf', 'Toshkent tumani'],
  ['г.Бухара.pdf', 'Buxoro shahri'],
  ['город Коканд.pdf', 'Qoʻqon shahri'],
  ['Kokand.pdf', 'Qoʻqon shahri'],
  ['Среднечирчикский район.pdf', 'Oʻrtachirchiq tumani'],
  ['Asaka tumaniga.pdf', 'Asaka tumani'],
])('%s is %s, for sure', (name, district) => {
  expect(read(name).slice(0, 2)).toEqual(['sure', district]);
});

test.each<[string, [string, ...string[]]]>([
  ['Sirdaryo.pdf', ['guess', 'Sirdaryo tumani']],
  ['Sirdaryo Sirdaryo.pdf', ['guess', 'Sirdaryo tumani']],
  ['Toshkent.pdf', ['guess', 'Toshkent tumani']],
  ['Ташкент.pdf', ['guess', 'Toshkent tumani']],
  ['г. Ташкент.pdf', ['none']],
  ['Сырдарьинская область.pdf', ['none']],
  ['Oxunboboyev tumani.pdf', ['guess', 'Qoʻshtepa tumani']],
  ['Ахунбабаевский район.pdf', ['guess', 'Qoʻshtepa tumani']],
  ['Jizzax tumani.pdf', ['guess', 'Sharof Rashidov tumani', 'Jizzax shahri']],
  ["To'ytepa.pdf", ['guess', 'Nurafshon shahri']],
  ['Asaka tumani, Xyzzy tumani.pdf', ['guess', 'Asaka tumani']],
  ['Asaka tumani, Andijn.pdf', ['guess', 'Asaka tumani']],
  ['Andijon.pdf', ['two', 'Andijon tumani', 'Andijon shahri']],
  ['Asaka shahri.pdf', ['guess', 'Asaka tumani']],
  ['Toshkent shahri.pdf', ['none']],
  ['Guliston MFY.pdf', ['none']],
  ['Navbahor mahallasi bayonnomasi.pdf', ['none']],
  ['scan0012.pdf', ['none']],
  ['.pdf', ['none']],
  ['2026-03-04 (1).pdf', ['none']],
  ['😀'.repeat(300), ['none']],
])('%s is not matched for sure', (name, expected) => {
  expect(read(name)).toEqual(expected);
});

test.each<[string, ...string[]]>([
  ['Andijon tumani, Andijon shahri.pdf', 'Andijon tumani', 'Andijon shahri'],
  ['Buxoro shahri va tumani.pdf', 'Buxoro shahri', 'Buxoro tumani'],
  ['Qarshi tumani, shahri.pdf', 'Qarshi tumani', 'Qarshi shahri'],
  ['Samarqand va Samarqand tumani.pdf', 'Samarqand tumani', 'Samarqand shahri'],
  ['Asaka va Marhamat tumani.pdf', 'Asaka tumani', 'Marhamat tumani'],
  ['Asaka Marhamat tumani.pdf', 'Asaka tumani', 'Marhamat tumani'],
  ['Asaka, Marhamat.pdf', 'Asaka tumani', 'Marhamat tumani'],
  ['Andijon, Marhamat.pdf', 'Marhamat tumani'],
  ['Andijon shahri Asaka tumani.pdf', 'Andijon shahri', 'Asaka tumani'],
  ['Andijon viloyati Andijon tumani, Asaka tumani.pdf', 'Andijon tumani', 'Asaka tumani'],
  ['Асакинский и Мархаматский районы.pdf', 'Asaka tumani', 'Marhamat tumani'],
  ["Mirzo Ulug'bek Yunusobod.pdf", 'Mirzo Ulugʻbek tumani', 'Yunusobod tumani'],
])('%s names two districts: asked, both offered', (name, ...districts) => {
  const [certainty, ...offered] = read(name);
  expect(certainty).toBe('two');
  expect(offered).toEqual(expect.arrayContaining(districts));
});

test('districts without a name and an empty list match nothing', () => {
  expect(matchName('Asaka tumani.pdf', gazetteerOf([]))).toEqual({ certainty: 'none', candidates: [] });
  expect(matchName('.pdf', gazetteerOf([{ id: 1, district: null, region: null }])).certainty).toBe('none');
});
