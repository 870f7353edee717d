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

export type ManyOption = { value: number; label: string; hint: string };

/** Customers like the platform's: organizations in both scripts and their tax numbers, the same at each call. */
export const customers = (count: number): ManyOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: `${REGIONS[index % REGIONS.length]} ${index % 977}-son ${WORKS[index % WORKS.length]}`,
    hint: String(200_000_000 + ((index * 7_919) % 100_000_000)),
  }));

/** Students, thousands of whom share a name, and their numbers in the diary, the same at each call. */
const students = (count: number): ManyOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: `${SURNAMES[index % SURNAMES.length]} ${GIVEN[index % GIVEN.length]}`,
    hint: String(2_400_100 + ((index * 7_919) % count)),
  }));

/** The options of a measured select, by kind. */
export const OPTIONS = { customers, students } as const;
export type OptionsName = keyof typeof OPTIONS;
