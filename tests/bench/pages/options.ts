const REGIONS = [
  'Toshkent viloyati',
  "Farg'ona viloyati",
  'Samarqand viloyati',
  'Qashqadaryo viloyati',
  'Xorazm viloyati',
];
const WORKS = [
  "hududiy avtomobil yo'llari bosh boshqarmasi",
  'yagona buyurtmachi xizmati injiniring kompaniyasi',
  'obodonlashtirish bosh boshqarmasi',
  "“QURILISH TA'MIR SERVIS” mas'uliyati cheklangan jamiyati",
  'Ҳудудий электр тармоқлари корхонаси акциядорлик жамияти',
  'Мактабгача ва мактаб таълими бошқармаси',
  "maktabgacha va maktab ta'limi boshqarmasi",
];

const SURNAMES = ['Karimova', 'Yoʻldosheva', 'Каримова', 'Tursunova', 'Xoʻjayeva', 'Mirzayeva', 'Qodirova'];
const GIVEN = ['Dilnoza', 'Zilola', 'Madina', 'Сабоҳат', 'Oʻgʻiloy', 'Shahnoza', 'Gulchehra', 'Nilufar', 'Maʼmura'];

const COUNT = 100_000;

type BenchOption = { value: number; label: string; hint: string };

const many = (option: (index: number) => Omit<BenchOption, 'value'>): BenchOption[] =>
  Array.from({ length: COUNT }, (_, index) => ({ value: index + 1, ...option(index) }));

/** Options like the platform's, in both scripts, the same at each call. */
const MAKERS = {
  /** Organizations and their tax numbers. */
  customers: () =>
    many((index) => ({
      label: `${REGIONS[index % REGIONS.length]} ${index % 977}-son ${WORKS[index % WORKS.length]}`,
      hint: String(200_000_000 + ((index * 7_919) % 100_000_000)),
    })),
  /** People, thousands of whom have the same name, and their numbers in the diary. */
  students: () =>
    many((index) => ({
      label: `${SURNAMES[index % SURNAMES.length]} ${GIVEN[index % GIVEN.length]}`,
      hint: String(2_400_100 + ((index * 7_919) % COUNT)),
    })),
} as const;

/** What a measured select offers. */
export type OptionsName = keyof typeof MAKERS;

/** The options that the page's address asks for. */
export const askedOptions = (): BenchOption[] =>
  MAKERS[new URLSearchParams(location.search).get('of') as OptionsName]();
