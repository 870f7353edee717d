import { expect } from 'playwright/test';
import { addingACustomer } from '../../../../src/renderer/src/app/manual/chapters/adding-a-customer.ts';
import { addingAManager } from '../../../../src/renderer/src/app/manual/chapters/adding-a-manager.ts';
import { savingAReport } from '../../../../src/renderer/src/app/manual/chapters/saving-a-report.ts';
import { writingATemplate } from '../../../../src/renderer/src/app/manual/chapters/writing-a-template.ts';
import type { Journey } from './journey.ts';
import { sentOf } from './sent-of.ts';

/** The journeys of the reference data and the reports. */
export const OF_RECORDS: readonly Journey[] = [
  {
    chapter: writingATemplate,
    role: 'admin',
    prepare: ({ find, calls }) => ({
      address: '/app/answer-templates',
      holds: async () => {
        expect(sentOf(calls())).toEqual([['POST', '/api/v1/answer-template', 200]]);
        expect(find.count('answerTemplate', { context: 'Hurmatli {author} murojaatingiz uchun rahmat.' })).toBe(1);
      },
    }),
  },
  {
    chapter: addingACustomer,
    role: 'admin',
    prepare: ({ read, calls }) => ({
      address: '/app/customers',
      holds: async () => {
        expect(sentOf(calls())).toEqual([['POST', '/api/v1/customers', 200]]);
        expect(read.customer({ tin: '309876543' })).toMatchObject({
          title: 'Namuna obodonlashtirish boshqarmasi',
          type: 'REGIONAL_ROADS',
        });
      },
    }),
  },
  {
    chapter: addingAManager,
    role: 'admin',
    prepare: ({ find, calls }, page) => ({
      address: '/app/managers',
      holds: async () => {
        expect(sentOf(calls())).toEqual([['POST', '/api/v1/managers', 200]]);
        expect(find.manager({ pinfl: '31210632040244' })).toMatchObject({
          fullname: 'Aliyeva Vazira Anvar qizi',
          role: 'region_manager',
          district_id: null,
        });
        await expect(page).toHaveURL(/\/app\/managers$/);
      },
    }),
  },
  {
    chapter: savingAReport,
    role: 'admin',
    prepare: ({ calls }) => ({
      address: '/app/quarter-reports',
      holds: async () => {
        const saved = calls().filter(({ path }) => path === '/api/v1/quarterly-reports/excel');
        expect(saved.map(({ query, status }) => [query.season, status])).toEqual([
          [String(new Date().getFullYear()), 200],
        ]);
      },
    }),
  },
];
