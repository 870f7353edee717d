import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { addingAKey } from '../../../../src/renderer/src/app/manual/chapters/adding-a-key.ts';
import { finishingAPupils } from '../../../../src/renderer/src/app/manual/chapters/finishing-a-pupils.ts';
import { openingASeason } from '../../../../src/renderer/src/app/manual/chapters/opening-a-season.ts';
import { rejectingAPupils } from '../../../../src/renderer/src/app/manual/chapters/rejecting-a-pupils.ts';
import { contentFiles } from '../pictures.ts';
import { sentOf, undecided, winnersAtWork } from '../school-list.ts';
import { willChoose, withFile } from './hands.ts';
import type { Journey } from './journey.ts';

/** The journeys of "Mening maktabim". */
export const OF_SCHOOL: readonly Journey[] = [
  {
    chapter: rejectingAPupils,
    role: 'moderator',
    prepare: (platform) => {
      const { board, initiatives } = undecided(platform);
      const [first] = initiatives;
      if (!first) throw new Error('no initiative of a pupil waits');
      return {
        address: `/app/school-initiatives?board=${board}&stage=INITIAL`,
        holds: async () => {
          const path = `/api/v1/my-school/moderators/initiatives/${first.id}/decline`;
          expect(sentOf(platform).map((call) => [call.path, call.status])).toEqual([[path, 200]]);
          expect(platform.read.schoolInitiative(first.id)).toMatchObject({
            stage: 'NOT_PASSED',
            moderator_comment: "Xarajatlar hisobi qo'shilmagan.",
          });
        },
      };
    },
  },
  {
    chapter: addingAKey,
    role: 'admin',
    prepare: (platform) => ({
      address: '/app/school/secret-keys',
      holds: async () => {
        expect(sentOf(platform).map(({ method, status }) => [method, status])).toEqual([['POST', 200]]);
        expect(platform.find.count('secretKey', { secret: '7305186429' })).toBe(1);
      },
    }),
  },
  {
    chapter: openingASeason,
    role: 'admin',
    prepare: (platform) => ({
      address: '/app/school-boards',
      holds: async () => {
        expect(sentOf(platform).map(({ method, status }) => [method, status])).toEqual([['POST', 200]]);
        expect(platform.find.schoolBoard({ year: 2028 })).toMatchObject({
          ...{ title: 'Mening maktabim', description: 'Kuzgi mavsum', season: 1 },
          ...{ budget: 45_000_000_000, initiatives_max_amount: 120_000_000 },
          ...{ accepting_start: '2028-01-10T00:00:00', accepting_end: '2028-01-31T23:59:59' },
          ...{ moderating_start: '2028-02-01T00:00:00', moderating_end: '2028-02-29T23:59:59' },
          ...{ voting_start: '2028-03-10T00:00:00', voting_end: '2028-03-20T23:59:59' },
        });
      },
    }),
  },
  {
    chapter: finishingAPupils,
    role: 'admin',
    prepare: async (platform, _, hands) => {
      const { board, initiatives } = winnersAtWork(platform);
      const [first] = initiatives;
      if (!first) throw new Error('no winner is at work');
      const { picture } = await contentFiles(hands.folder);
      const bytes = await readFile(picture);
      await willChoose(hands, await withFile(hands, 'oldin.jpg', bytes), await withFile(hands, 'keyin.jpg', bytes));
      return {
        address: `/app/school-initiatives?board=${board}&stage=WINNER`,
        holds: async () => {
          const pictures = ['oldin.jpg', 'keyin.jpg'].map((name) => platform.find.file({ name }).hash_id);
          expect(sentOf(platform).map(({ path, body, status }) => [path, body, status])).toEqual([
            [
              '/api/v1/my-school/initiatives/chronology/create',
              expect.objectContaining({
                my_school_initiative_id: first.id,
                status: 'FINISHED',
                accept_image_id: pictures,
              }),
              200,
            ],
          ]);
        },
      };
    },
  },
];
