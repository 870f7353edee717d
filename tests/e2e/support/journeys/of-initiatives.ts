import { expect } from 'playwright/test';
import { accepting } from '../../../../src/renderer/src/app/manual/chapters/accepting.ts';
import { acceptingARoad } from '../../../../src/renderer/src/app/manual/chapters/accepting-a-road.ts';
import { acceptingGoods } from '../../../../src/renderer/src/app/manual/chapters/accepting-goods.ts';
import { choosingColumns } from '../../../../src/renderer/src/app/manual/chapters/choosing-columns.ts';
import { confirmingTen } from '../../../../src/renderer/src/app/manual/chapters/confirming-ten.ts';
import { exporting } from '../../../../src/renderer/src/app/manual/chapters/exporting.ts';
import { findingTheWay } from '../../../../src/renderer/src/app/manual/chapters/finding-the-way.ts';
import { listAndFilters } from '../../../../src/renderer/src/app/manual/chapters/list-and-filters.ts';
import { mapToDesk } from '../../../../src/renderer/src/app/manual/chapters/map-to-desk.ts';
import { rejecting } from '../../../../src/renderer/src/app/manual/chapters/rejecting.ts';
import { savingAView } from '../../../../src/renderer/src/app/manual/chapters/saving-a-view.ts';
import { startingTheDay } from '../../../../src/renderer/src/app/manual/chapters/starting-the-day.ts';
import '../page-bridge.ts';
import { registryIn, withRegistry } from '../registry-editor.ts';
import { REASONS } from '../reject-dialog.ts';
import { ACCEPTED, confirmations, idsOf, NEW } from '../review-records.ts';
import { willChoosePdf } from './hands.ts';
import type { Journey } from './journey.ts';

/** The journeys of the list of initiatives and the review desk. */
export const OF_INITIATIVES: readonly Journey[] = [
  {
    chapter: listAndFilters,
    role: 'moderator',
    prepare: ({ find, initiatives, calls }) => {
      const { id } = find.initiative({ stage: 'NOT_PASSED' });
      initiatives.change(id, { title: 'Maktab hovlisini obodonlashtirish' });
      return {
        address: '/app/initiatives',
        holds: async () => {
          const asked = calls().filter(({ path }) => path === '/api/v1/moderators/initiatives');
          const narrowed = asked.filter(
            ({ query }) => query.stage === 'NOT_PASSED' && query.search === 'maktab hovlisi',
          );
          expect(narrowed.map(({ status }) => status)).toContain(200);
          expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
        },
      };
    },
  },
  {
    chapter: rejecting,
    role: 'moderator',
    prepare: async ({ find, read, calls }, _, hands) => {
      const { id, public_id } = find.initiative(NEW);
      await willChoosePdf(hands, 'asos.pdf');
      return {
        address: `/app/initiatives?search=${public_id}`,
        choose: REASONS.withFile,
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method !== 'GET' && path.includes('/decline/'));
          expect(sent.map(({ path, body, status }) => [path, body, status])).toEqual([
            [
              `/api/v1/moderators/decline/initiatives/${id}`,
              expect.objectContaining({ file_id: find.file({ name: 'asos.pdf' }).hash_id }),
              200,
            ],
          ]);
          expect(read.initiative(id)).toMatchObject({
            moderation_sub_stage: 'MODERATOR_DENIED',
            moderator_comment: 'Loyihaning smetasi ilova qilinmagan.',
          });
        },
      };
    },
  },
  {
    chapter: accepting,
    role: 'moderator',
    prepare: ({ find, read, calls }) => {
      const { id, public_id } = find.initiative({ ...NEW, asksFor: 'nothing' });
      return {
        address: `/app/initiatives?search=${public_id}`,
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method !== 'GET' && path.includes('/initiatives/'));
          expect(sent.map(({ path, status }) => [path, status])).toEqual([
            [`/api/v1/moderators/accept/initiatives/${id}`, 200],
          ]);
          expect(read.initiative(id)).toMatchObject({
            moderation_sub_stage: 'MODERATOR_ACCEPTED',
            granted_amount: 250_000_000,
          });
        },
      };
    },
  },
  {
    chapter: acceptingARoad,
    role: 'moderator',
    prepare: ({ find, change, read, calls }) => {
      const { id, public_id, board_id, district_id } = find.initiative({ ...NEW, asksFor: 'road' });
      change.roadPrice({ district_id, board_id }, { price: 640_000_000 });
      return {
        address: `/app/initiatives?search=${public_id}`,
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method !== 'GET' && path.includes('/initiatives/'));
          expect(sent.map(({ path, status }) => [path, status])).toEqual([
            [`/api/v1/moderators/accept/initiatives/${id}`, 200],
          ]);
          expect(read.initiative(id)).toMatchObject({
            ...{ moderation_sub_stage: 'MODERATOR_ACCEPTED', granted_amount: 640_000_000 },
            ...{ road_type: 'NOT_READY', road_length: 1000 },
          });
        },
      };
    },
  },
  {
    chapter: acceptingGoods,
    role: 'moderator',
    prepare: (platform) => {
      const { id, public_id } = withRegistry(platform);
      return {
        address: `/app/initiatives?search=${public_id}`,
        holds: async () => {
          const [transformers, ...others] = registryIn(platform, id);
          expect(transformers).toEqual(['Transformator 250 kVA', 142_000_000, 2, 142_000_000, 1]);
          const granted = [transformers, ...others].map((line) => Number(line?.[3]) * Number(line?.[4]));
          expect(platform.read.initiative(id)).toMatchObject({
            moderation_sub_stage: 'MODERATOR_ACCEPTED',
            granted_amount: granted.reduce((sum, one) => sum + one, 0),
          });
        },
      };
    },
  },
  {
    chapter: savingAView,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/initiatives',
      holds: async () => {
        const kept = await page.evaluate(() => window.bridge.keeps.load({ name: 'views' }));
        expect(JSON.stringify(kept)).toMatch(/Bugun qaraladigan yangilar.*INITIAL/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: choosingColumns,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/initiatives',
      holds: async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        const kept = await page.evaluate(() => window.bridge.keeps.load({ name: 'tables' }));
        expect(JSON.stringify(kept)).toMatch(/"initiatives".*"lines":1/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: findingTheWay,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/desk',
      holds: async () => {
        await expect(page).toHaveURL(/\/app\/desk\/journal\?days=season/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: startingTheDay,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/desk',
      holds: async () => {
        await expect(page).toHaveURL(/\/app\/initiatives\/review/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: exporting,
    role: 'moderator',
    prepare: ({ calls }) => ({
      address: '/app/initiatives',
      holds: async () => {
        const sent = calls().filter(({ path }) => path === '/api/v1/initiatives-excel');
        expect(sent.map(({ query, status }) => [query.stage, status])).toEqual([['INITIAL', 200]]);
      },
    }),
  },
  {
    chapter: mapToDesk,
    role: 'moderator',
    prepare: ({ calls }, page) => ({
      address: '/app/initiatives',
      holds: async () => {
        await expect(page).toHaveURL(/\/app\/initiatives\/review/);
        expect(calls().filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    }),
  },
  {
    chapter: confirmingTen,
    role: 'district_manager',
    prepare: (platform, page) => {
      const ten = idsOf(platform, ACCEPTED).slice(0, 10);
      expect(ten).toHaveLength(10);
      return {
        address: '/app/initiatives',
        beforePress: (nth) => expect(page.getByRole('article')).toHaveAttribute('data-initiative', String(ten[nth])),
        holds: async () => {
          expect(ten.map((id) => confirmations(platform, id).length)).toEqual(ten.map(() => 1));
          expect(confirmations(platform)).toHaveLength(10);
        },
      };
    },
  },
];
