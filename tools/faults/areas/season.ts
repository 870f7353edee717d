import type { Area } from '../fault.ts';

export default {
  specs: ['season', 'progress', 'own-desk', 'after-the-vote'],
  faults: [
    {
      file: 'domains/initiative/reading/sums.ts',
      find: 'done + withDistrict + returned + notSeen;',
      put: 'done + withDistrict + notSeen;',
      says: "Returned initiatives are missing in a place's number.",
    },
    {
      file: 'features/season/progress-table.tsx',
      find: '<td>{formatCount(place.notSeen)}</td>',
      put: '<td>{formatCount(place.done)}</td>',
      says: 'Done initiatives stand under the heading of those not seen.',
    },
    {
      file: 'features/season/progress-table.tsx',
      find: 'signed(place.notSeen - was.notSeen)',
      put: 'signed(was.notSeen - place.notSeen)',
      says: 'A change has the wrong sign.',
    },
    {
      file: 'domains/initiative/reading/progress.ts',
      find: 'kept?.last.board === last.board ? kept.last : null,',
      put: 'kept?.last ?? null,',
      says: "Another season's reading is compared.",
    },
    {
      file: 'features/season/figures/figures.ts',
      find: 'Math.ceil(waiting / (daysLeft + 1));',
      put: 'Math.floor(waiting / (daysLeft + 1));',
      says: "The day's share is rounded down.",
    },
    {
      file: 'features/season/figures/links.ts',
      find: "sub_stage: ALL, mine: '1'",
      put: 'sub_stage: ALL',
      says: 'The desk opens the queue of everybody.',
    },
    {
      file: 'features/season/figures/count-calls.ts',
      find: 'export const RETURNED_SHOWN = 5;',
      put: 'export const RETURNED_SHOWN = 1;',
      says: 'Only one returned initiative is shown.',
    },
  ],
} satisfies Area;
