import { expect } from 'playwright/test';
import { writingATemplate } from '../../../../src/renderer/src/app/manual/chapters/writing-a-template.ts';
import type { RecordedCall } from '../../../platform/recorder.ts';
import type { Journey } from './journey.ts';

/** The calls that change something, with their answers. */
const sentOf = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, status }) => [method, path, status]);

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
];
