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
      find: 'count={place.notSeen}',
      put: 'count={place.done}',
      says: 'Done initiatives stand under the heading of those not seen.',
    },
    {
      file: 'features/season/progress-table.tsx',
      find: 'signed(place.notSeen - was.notSeen)',
      put: 'signed(was.notSeen - place.notSeen)',
      says: 'A change has the wrong sign.',
    },
    {
      file: 'features/season/progress-table.tsx',
      find: 'onList(place.id, UNDECIDED)',
      put: "onList(place.id, ['notSeen'])",
      says: 'The number of those that are late leads to those not seen alone.',
    },
    {
      file: 'domains/initiative/reading/progress.ts',
      find: 'kept?.last.board === last.board ? kept.last : null,',
      put: 'kept?.last ?? null,',
      says: "Another season's reading is compared.",
    },
    {
      file: 'features/season/figures/figures.ts',
      find: 'Math.ceil(waiting / Math.max(1, workDaysLeft));',
      put: 'Math.floor(waiting / Math.max(1, workDaysLeft));',
      says: "The day's share is rounded down.",
    },
    {
      file: 'features/season/figures/figures.ts',
      find: 'Math.max(0, Math.round(all * planned) - done);',
      put: 'Math.max(0, Math.round(all * planned));',
      says: 'What is done counts as late.',
    },
    {
      file: 'features/season/figures/waiting.ts',
      find: "progressOf(initiative) === 'notSeen'",
      put: "progressOf(initiative) !== 'done'",
      says: 'What is with the district stands among what was not seen.',
    },
    {
      file: 'features/season/last-days.ts',
      find: 'count: done - before.done',
      put: 'count: done',
      says: 'A day shows all that was ever done.',
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
    {
      file: 'features/season/figures/counts.ts',
      find: "returned: { stage: 'INITIAL', sub_stage: 'DISTRICT_MANAGER_DENIED' },",
      put: "returned: { stage: 'INITIAL', sub_stage: 'MODERATOR_DENIED' },",
      says: 'What the moderator refused counts as returned by the district.',
    },
    {
      file: 'features/season/figures/links.ts',
      find: "deskAddress(filtered(board, 'returned'),",
      put: "deskAddress(filtered(board, 'initial'),",
      says: 'A returned initiative opens the queue of all.',
    },
    {
      file: 'features/season/figures/figures.ts',
      find: 'waits: WITH_DISTRICT,\n    withModerator',
      put: 'waits: NOT_SEEN,\n    withModerator',
      says: 'A manager of a district sees what waits for the moderator as his own.',
    },
    {
      file: 'features/season/figures/shares.ts',
      find: "{ count: 'denied', label: '{{n}} rad' },",
      put: "{ count: 'denied', label: '{{n}} golib' },",
      says: 'What was refused is named as winners.',
    },
    {
      file: 'features/season/figures/count-calls.ts',
      find: 'decides: { initial: WAITING_SHOWN },',
      put: 'decides: {},',
      says: 'The desk of a garden shows one waiting initiative.',
    },
    {
      file: 'features/season/figures/plan-section.tsx',
      find: '{late > 0 ? ',
      put: '{late === 0 ? ',
      says: 'A review that is late is told as planned.',
    },
    {
      file: 'features/season/figures/use-plan.ts',
      find: 'open?.board.id === board ?',
      put: 'open ?',
      says: "The plan of another season's review is drawn.",
    },
    {
      file: 'features/season/figures/waits-panel.tsx',
      find: "readings.of('accepted')",
      put: "readings.of('denied')",
      says: 'What was denied is counted as accepted.',
    },
  ],
} satisfies Area;
