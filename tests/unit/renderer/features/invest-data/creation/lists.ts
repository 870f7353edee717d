import type { InvestLists } from '@shared/invest-lists.ts';
import { type InvestAddress, readInvestAddress } from '@/entities/invest-address.ts';

const named = (...ids: number[]) => ids.map((id) => ({ id, title: `Nomi ${id}` }));

/** Lists with the ids that the rules name, and some others. */
export const LISTS: InvestLists = {
  sample: false,
  districts: [
    { soato: '1710229', title: 'Koson tumani', region: 'Qashqadaryo viloyati' },
    { soato: '1726294', title: 'Chilonzor tumani', region: 'Toshkent shahri' },
  ],
  spheres: [
    { id: 4, title: 'Yoʻl xoʻjaligi', networks: named(41, 42) },
    { id: 5, title: 'Energetika', networks: named(51) },
  ],
  ministries: named(1, 2, 3),
  funding_sources: named(1, 2),
  expense_types: named(1, 2),
  construction_types: named(1, 2, 7, 9),
  work_types: named(1, 2, 3, 4),
  powers: [
    { id: 1, title: 'Dona' },
    { id: 2, title: 'Kilometr' },
  ],
  categories: [
    { category_id: 11, sphere_id: 4, network_id: 42, ministry_id: 3 },
    { category_id: 18, sphere_id: 5, network_id: 51, ministry_id: 2 },
  ],
};

/** The address of a winner with every value known. */
export const ADDRESS: InvestAddress = {
  ...readInvestAddress('061404905414', new URLSearchParams()),
  desc: 'Ichki yoʻlni asfaltlash',
  soato: '1710229',
  tin: '203117845',
  type: 'CONSTRUCTION',
  category: 11,
  granted_amount: 1_412_750_000,
};
