import type { Answers } from './platform-stub.ts';

const REGIONS = [
  { id: 1, title: 'Navoiy viloyati' },
  { id: 2, title: 'Buxoro viloyati' },
];
const DISTRICTS = [
  { id: 11, title: 'Karmana tumani', region_id: 1 },
  { id: 22, title: 'Vobkent tumani', region_id: 2 },
  { id: 23, title: 'Romitan tumani', region_id: 2 },
];
const BOARDS = [
  { id: 5, title: 'Bahor', season: 2, year: 2024, status: 1, stage: 'REVIEW', type: null },
  { id: 6, title: 'Kuz', season: 3, year: 2025, status: 1, stage: 'REVIEW', type: null },
];

/** Answers of the lookups that many lists make: places and seasons. A record of these tests is of 22, in 2, of season 6. */
export const LOOKUPS: Answers = {
  'api/v1/regions': { regions: REGIONS },
  'api/v1/districts': ({ region_id }: { region_id?: number }) => ({
    districts: DISTRICTS.filter((one) => region_id === undefined || one.region_id === Number(region_id)),
  }),
  'api/v1/boards': { boards: BOARDS },
  'api/v1/my-school/boards': { boards: BOARDS, count: 2 },
};

/** Names of the record's season, district and region. */
export const SEASON = 'Kuz, 3-mavsum, 2025 yil';
export const DISTRICT = 'Vobkent tumani';
export const REGION = 'Buxoro viloyati';
