import { expect } from 'playwright/test';
import { answeringAnAppeal } from '../../../../src/renderer/src/app/manual/chapters/answering-an-appeal.ts';
import { answeringSeveral } from '../../../../src/renderer/src/app/manual/chapters/answering-several.ts';
import { rejectingAnAppeal } from '../../../../src/renderer/src/app/manual/chapters/rejecting-an-appeal.ts';
import type { Journey } from './journey.ts';

/** The journeys of the appeals. */
export const OF_APPEALS: readonly Journey[] = [
  {
    chapter: answeringAnAppeal,
    role: 'admin',
    prepare: ({ find, read, calls }) => {
      const appeal = find.appeal({ status: 'NEW' });
      return {
        address: '/app/appeals',
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method === 'POST' && path.includes('/questions/'));
          expect(sent.map(({ path }) => path)).toEqual([`/api/v1/questions/${appeal.question_id}/answer`]);
          expect(read.appeal(appeal.question_id)).toMatchObject({
            status: 'ANSWERED',
            answer: expect.stringMatching(/^\S.+ Savolingiz bo'lsa, yana yozing\.$/s),
          });
        },
      };
    },
  },
  {
    chapter: rejectingAnAppeal,
    role: 'admin',
    prepare: ({ find, read, calls }) => {
      const { question_id } = find.appeal({ status: 'NEW' });
      return {
        address: '/app/appeals',
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method === 'POST' && path.includes('/questions/'));
          expect(sent.map(({ path }) => path)).toEqual([`/api/v1/questions/${question_id}/answer`]);
          expect(read.appeal(question_id)).toMatchObject({
            status: 'REJECTED',
            answer: 'Murojaat ovoz berishga tegishli emas.',
          });
        },
      };
    },
  },
  {
    chapter: answeringSeveral,
    role: 'admin',
    prepare: ({ find, read, calls }) => {
      const twenty = find.all('appeal', { status: 'NEW' }).slice(0, 20);
      return {
        address: '/app/appeals',
        holds: async () => {
          const sent = calls().filter(({ method, path }) => method === 'POST' && path.includes('/questions/'));
          expect(sent).toHaveLength(20);
          for (const { question_id } of twenty) expect(read.appeal(question_id)).toMatchObject({ status: 'ANSWERED' });
        },
      };
    },
  },
];
