import { BOTH_BUTTONS, counted, IN_FIVE, type ListLine, OF_FIVE, same } from '../list-line.ts';
import { DISTRICT } from '../places.ts';

/** Phases in the order of the document (spec 002 §4), with first and last moment. */
const PHASES = [
  ['Qabul qilish', 'accepting', '21.01.2023 | 01:02:03', '22.02.2023 | 02:03:04'],
  ['Moderatsiya', 'moderating', '23.03.2023 | 03:04:05', '24.04.2023 | 04:05:06'],
  ['Ovoz berish', 'voting', '25.05.2023 | 05:06:07', '26.06.2023 | 06:07:08'],
] as const;
const iso = (moment: string) => {
  const [, day, month, year, time] = /^(\d+)\.(\d+)\.(\d+) \| (.*)$/.exec(moment) ?? [];
  return `${year}-${month}-${day}T${time}`;
};
const dayOf = (moment: string) => moment.slice(0, 10);

const boards = (wide: boolean): ListLine => ({
  name: `school boards, ${wide ? 'wide' : 'narrow'}`,
  at: 'school-boards',
  source: 'spec 002 §2, §3, §9, S-001, S-012, S-014',
  label: 'Mavsumlar',
  call: 'api/v1/my-school/boards',
  envelope: counted('boards'),
  situation: { wide },
  record: {
    ...{ id: 601, title: 'Kelajak', description: 'Maktablar uchun mavsum', rules: 'Ovoz bir marta beriladi' },
    ...{ year: 2026, season: 4, budget: 909_000_000, initiatives_max_amount: 30_000_000 },
    ...Object.fromEntries(
      PHASES.flatMap(([, phase, first, last]) => [
        [`${phase}_start`, iso(first)],
        [`${phase}_end`, iso(last)],
      ]),
    ),
    ...{ stage: 'MODERATE', initiatives_count: 77 },
  },
  columns: [
    [
      ['Sarlavha', 'Mavsum'],
      ['Kelajak', '4-mavsum, 2026 yil'],
      ['—', '—-mavsum, — yil'],
    ],
    [
      ['Tavsif', 'Qoidalar'],
      ['(Maktablar uchun mavsum)', 'Maktablar…', '(Ovoz bir marta beriladi)', 'Ovoz bir m…'],
      ['—', '—'],
    ],
    [
      ['Budjet, UZS', 'Bitta tashabbusga'],
      ['909 000 000', '30 000 000'],
    ],
    [
      ['Bosqich', 'Tashabbuslar'],
      ['Moderatsiya', '77'],
    ],
    ...PHASES.map(([name, , first, last]): ListLine['columns'][number] =>
      wide
        ? [[name], [first, last], ['—', '—']]
        : [[name], [`(${first} – ${last})`, dayOf(first), dayOf(last)], ['(— – —)', '—', '—']],
    ),
  ],
  buttons: ["Budjet ma'lumotlarini Excelga yuklab olish", "Budjet ma'lumotlarini Exceldan yuklash", ...BOTH_BUTTONS],
  edit: 'school-boards/601',
});

/** The lists of the school programme (spec 002). */
export const SCHOOL_LISTS: readonly ListLine[] = [
  boards(false),
  boards(true),
  {
    name: 'school categories',
    at: 'school-initiative-categories',
    source: 'spec 002 §3, §9; the document names no columns',
    label: 'Tashabbus toifalari',
    call: 'api/v1/my-school/initiative-categories',
    envelope: counted('categories'),
    record: { id: 611, title: IN_FIVE, icon: 'belgi', order: 19, created_at: '2023-07-19T07:08:09' },
    columns: [
      [['Belgi'], ['(picture belgi)']],
      [['Nomi'], [OF_FIVE]],
      [['Tartib raqami'], ['19']],
      [['Yaratilgan sana'], ['19.07.2023 | 07:08:09']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'school-initiative-categories/611',
  },
  {
    name: 'school templates',
    at: 'school-templates',
    source: 'spec 002 §3, §9, S-012, T-043; the document names no columns',
    label: 'Tashabbus shablonlari',
    call: 'api/v1/my-school/initiative-templates',
    envelope: counted('templates'),
    record: {
      ...{ id: 621, title: 'Kutubxona', description: 'Kitoblar javoni bilan', board_id: 6, category_id: 14 },
      ...{ requested_amount: 21_000_004, photo: 'surat', board: 'Kelajak', board_season: 5, board_year: 2027 },
      ...{ category: 'Mebel', created_at: '2023-08-20T08:09:10' },
    },
    columns: [
      [['Rasm'], ['(picture surat)']],
      [['Sarlavha'], ['Kutubxona']],
      [['Tavsif'], ['(Kitoblar javoni bilan)', 'Kitoblar j…'], ['—']],
      [['Mavsum'], ['Kelajak, 5-mavsum, 2027 yil']],
      [['Toifa'], ['Mebel']],
      [["So'ralgan", 'UZS'], ['21 000 004'], ['—']],
      [['Yaratilgan sana'], ['20.08.2023 | 08:09:10']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'school-templates/621',
  },
  {
    name: 'students',
    at: 'school-students',
    source: 'spec 002 §2, §3, T-044; the document names the school only',
    label: "O'quvchilar",
    call: 'api/v1/my-school/students',
    envelope: counted('students'),
    record: {
      ...{ id: 631, school_id: 15, full_name: 'Aziza Karimova', class_name: '7-A', class_number: '31' },
      ...{ phone_number: '998947778899', kundalik_id: '1000123', region_id: 2, district_id: 22, school: '12-maktab' },
    },
    columns: [
      [['F.I.Sh.'], ['Aziza Karimova']],
      [
        ['Maktab', 'Tuman'],
        ['12-maktab', DISTRICT],
      ],
      [
        ['Sinf', 'Sinf raqami'],
        [same('7-A'), '31'],
      ],
      [['Telefon raqami'], ['+998 (94) 777-88-99']],
      [['Kundalik ID'], ['1000123']],
    ],
    buttons: ['Kalit yuborish', ...BOTH_BUTTONS],
    edit: 'school-students/631',
  },
  {
    name: 'school initiatives',
    at: 'school-initiatives?board=6',
    source: 'spec 002 §3, §4, T-045; the document names no columns',
    label: 'Maktab tashabbuslari',
    call: 'api/v1/my-school/moderators/initiatives',
    envelope: counted('initiatives'),
    record: {
      ...{ id: 641, public_id: '000456-2', title: 'Sport maydoni', stage: 'WINNER', status: 'FINISHED' },
      ...{ requested_amount: 26_000_005, granted_amount: 25_000_006, school: '12-maktab', category: 'Mebel' },
      ...{ category_id: 14, author_full_name: 'Aziza Karimova' },
    },
    columns: [
      [['ID'], ['000456-2']],
      [['Mavzu'], ['Sport maydoni']],
      [
        ['Maktab', 'Muallif'],
        ['12-maktab', 'Aziza Karimova'],
      ],
      [['Toifa'], ['Mebel']],
      [['Bosqich', 'Holati'], ['Golib', 'Yakunlangan'], ['—']],
      [
        ["So'ralgan, UZS", 'Ajratilgan'],
        ['26 000 005', '25 000 006'],
      ],
    ],
  },
  {
    name: 'secret keys',
    at: 'school/secret-keys',
    source: 'spec 002 §2, §3, S-066',
    label: 'Maxfiy kalitlar',
    call: 'api/v1/my-school/secret-keys',
    envelope: counted('secret_keys'),
    record: { id: 651, secret: 'AB12-CD34-EF56', created_at: '2023-09-21T09:10:11', board_id: 6 },
    columns: [
      [['Maxfiy kalit'], [same('AB12-CD34-EF56')]],
      [['Yaratilgan vaqti'], ['21.09.2023 | 09:10:11']],
    ],
    buttons: BOTH_BUTTONS,
    edit: 'school/secret-keys/edit/651',
  },
];
