import type { Call, Route } from './route.ts';

const BOARDS = [
  { id: 4, title: 'Mening maktabim', season: 1, year: 2026, stage: 'MODERATE' },
  { id: 3, title: 'Mening maktabim', season: 2, year: 2025, stage: 'VOTE' },
];

const SCHOOLS = [
  { id: 701, district_id: 11, title: '24-umumtaʼlim maktabi' },
  { id: 702, district_id: 11, title: '110-umumtaʼlim maktabi' },
  { id: 703, district_id: 21, title: '3-umumtaʼlim maktabi' },
];

const STUDENTS = [
  { id: 1, school_id: 701, class_name: '7-A', full_name: 'Karimova Zilola' },
  { id: 2, school_id: 701, class_name: '7-A', full_name: 'Nazarov Temur' },
  { id: 3, school_id: 701, class_name: '9-B', full_name: 'Qodirova Madina' },
  { id: 4, school_id: 702, class_name: '8-A', full_name: null },
];

const ORGANIZATIONS = [
  { id: 801, district_id: 11, organization_type: 'KINDERGARDEN', title: '12-maktabgacha taʼlim tashkiloti' },
  { id: 802, district_id: 11, organization_type: 'SCHOOL', title: '24-umumtaʼlim maktabi' },
];

const fits = ({ query }: Call, row: Readonly<Record<string, unknown>>, ...keys: readonly string[]) =>
  keys.every((key) => row[key] === query?.[key]);

/** Schools, as the platform would return them: the second has one class, whose student has no name. */
export const SCHOOL_ROUTES: readonly Route[] = [
  { path: /^api\/v1\/my-school\/boards$/, answer: () => ({ boards: BOARDS, count: BOARDS.length }) },
  {
    path: /^api\/v1\/my-school\/boards\/\d+\/schools$/,
    answer: (call) => ({ schools: SCHOOLS.filter((school) => fits(call, school, 'district_id')) }),
  },
  {
    path: /^api\/v1\/my-school\/boards\/\d+\/schools\/(\d+)\/classes$/,
    answer: (_call, id) => ({
      classes: [
        ...new Set(STUDENTS.filter(({ school_id }) => school_id === Number(id)).map((one) => one.class_name)),
      ].map((class_name) => ({ class_name })),
    }),
  },
  {
    path: /^api\/v1\/my-school\/students$/,
    answer: (call) => ({ students: STUDENTS.filter((student) => fits(call, student, 'school_id', 'class_name')) }),
  },
  {
    path: /^api\/v1\/organizations$/,
    answer: (call) => ({
      organizations: ORGANIZATIONS.filter((one) => fits(call, one, 'district_id', 'organization_type')),
    }),
  },
];
