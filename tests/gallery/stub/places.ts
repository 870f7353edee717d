import type { Call, Route } from './route.ts';

const REGIONS = [
  { id: 1, title: 'Toshkent shahri' },
  { id: 2, title: "Farg'ona viloyati" },
  { id: 3, title: 'Samarqand viloyati' },
];

const DISTRICTS = [
  { id: 11, region_id: 1, title: 'Chilonzor tumani' },
  { id: 12, region_id: 1, title: 'Olmazor tumani' },
  { id: 21, region_id: 2, title: "Qo'qon shahri" },
  { id: 22, region_id: 2, title: "Marg'ilon shahri" },
];

const QUARTERS = [
  { id: 111, district_id: 11, title: 'Katta Chilonzor MFY' },
  { id: 112, district_id: 11, title: 'Guliston MFY' },
  { id: 113, district_id: 11, title: "Do'mbirobod MFY" },
  { id: 121, district_id: 12, title: 'Beruniy MFY' },
  { id: 211, district_id: 21, title: 'Yangi Chorsu MFY' },
];

const wanted = ({ query }: Call, key: string) => query?.[key] ?? null;

/** Places, as the platform would return them. Samarqand has no district yet, Marg'ilon no mahalla. */
export const PLACES: readonly Route[] = [
  { path: /^api\/v1\/regions$/, answer: () => ({ regions: REGIONS }) },
  {
    path: /^api\/v1\/districts$/,
    answer: (call) => ({ districts: DISTRICTS.filter(({ region_id }) => region_id === wanted(call, 'region_id')) }),
  },
  {
    path: /^api\/v1\/quarters$/,
    answer: (call) => ({ quarters: QUARTERS.filter(({ district_id }) => district_id === wanted(call, 'district_id')) }),
  },
];
