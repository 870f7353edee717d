import { expect } from 'playwright/test';
import { changingAQuarter } from '../../../../src/renderer/src/app/manual/chapters/changing-a-quarter.ts';
import { importingBudgets } from '../../../../src/renderer/src/app/manual/chapters/importing-budgets.ts';
import { importingManagers } from '../../../../src/renderer/src/app/manual/chapters/importing-managers.ts';
import { importingQuarters } from '../../../../src/renderer/src/app/manual/chapters/importing-quarters.ts';
import { publishingNews } from '../../../../src/renderer/src/app/manual/chapters/publishing-news.ts';
import { contentFiles } from '../pictures.ts';
import { home } from '../quarters.ts';
import { willChoose, willChooseTable } from './hands.ts';
import type { Journey } from './journey.ts';
import { sentOf } from './sent-of.ts';

const REGION = 'Toshkent shahri';

/** The journeys of news, quarters and what is imported from Excel. */
export const OF_IMPORTS: readonly Journey[] = [
  {
    chapter: publishingNews,
    role: 'admin',
    prepare: async ({ find, calls }, page, hands) => {
      const { picture } = await contentFiles(hands.folder);
      await willChoose(hands, picture);
      return {
        address: '/app/news?page=2',
        holds: async () => {
          expect(sentOf(calls())).toEqual([
            ['POST', '/api/v2/info/file/upload', 200],
            ['POST', '/api/v1/news', 200],
          ]);
          const added = find.news();
          expect(added).toMatchObject({
            title_uz: 'Yangi mavsum boshlandi',
            title_ru: 'Новый сезон',
            title_en: 'The season begins',
            context_uz: '<p>Takliflar portalda qabul qilinadi.</p>',
            context_ru: '<p>Предложения принимаются на портале.</p>',
            context_en: '<p>Proposals are taken on the portal.</p>',
            active: 1,
          });
          // It is sent five hours ahead: the platform keeps the clock of Tashkent.
          const ahead = Date.parse(added.created_date) - Date.now();
          expect(Math.abs(ahead - 5 * 3_600_000)).toBeLessThan(120_000);
          await expect(page).toHaveURL(/\/app\/news\?page=2$/);
        },
      };
    },
  },
  {
    chapter: changingAQuarter,
    role: 'admin',
    prepare: ({ find, calls }) => ({
      address: '/app/quarters?status=ACTIVE',
      holds: async () => {
        const { id } = find.quarter({ citizen_count: 4218, financial_status: 'BAD' });
        expect(sentOf(calls())).toEqual([['PUT', `/api/v1/quarters/${id}`, 200]]);
      },
    }),
  },
  {
    chapter: importingQuarters,
    role: 'admin',
    prepare: async (platform, _, hands) => {
      const { quarter } = home(platform);
      await willChooseTable(hands, 'mahallalar.xlsx', [
        ['Viloyat', 'Tuman', 'Mahalla', 'Aholi soni', 'Holati', 'Moliyaviy holati'],
        [REGION, platform.find.home.title, quarter.title, '777', 'Faol', "Og'ir"],
      ]);
      return {
        address: '/app/quarters',
        holds: async () => {
          expect(sentOf(platform.calls())).toEqual([['POST', '/api/v1/quarters-excel', 200]]);
          expect(platform.read.quarter(quarter.id).citizen_count).toBe(777);
        },
      };
    },
  },
  {
    chapter: importingManagers,
    role: 'admin',
    prepare: async ({ find, calls }, _, hands) => {
      const pinfl = '31507850012340';
      await willChooseTable(hands, 'viloyat.xlsx', [
        ['Viloyat', 'F.I.Sh.', 'JSHSHIR'],
        [REGION, 'Karimova Nodira Alisher qizi', pinfl],
      ]);
      return {
        address: '/app/managers',
        holds: async () => {
          expect(sentOf(calls())).toEqual([['POST', '/api/v1/users/region-managers-sync', 200]]);
          expect(find.manager({ pinfl })).toMatchObject({
            fullname: 'Karimova Nodira Alisher qizi',
            role: 'region_manager',
          });
        },
      };
    },
  },
  {
    chapter: importingBudgets,
    role: 'admin',
    prepare: async ({ find, read, calls }, _, hands) => {
      await willChooseTable(hands, 'budjet.xlsx', [
        ['Viloyat', 'Tuman', 'Summa'],
        [REGION, find.home.title, '4500000000'],
      ]);
      return {
        address: '/app/district-budget',
        holds: async () => {
          expect(sentOf(calls())).toEqual([['POST', '/api/v1/district-budgets/sync-excel', 200]]);
          expect(read.districtBudget({ district_id: find.home.id }).amount).toBe(4_500_000_000);
        },
      };
    },
  },
];
