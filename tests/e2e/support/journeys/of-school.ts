import { expect } from 'playwright/test';
import { addingAKey } from '../../../../src/renderer/src/app/manual/chapters/adding-a-key.ts';
import { rejectingAPupils } from '../../../../src/renderer/src/app/manual/chapters/rejecting-a-pupils.ts';
import { sentOf, undecided } from '../school-list.ts';
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
];
