import type { Area } from '../fault.ts';

export default {
  specs: ['initiatives', 'export', 'winners', 'views', 'preview-rows'],
  faults: [
    {
      file: 'features/initiative-list/initiatives-page.tsx',
      find: 'columns={wide ? single : paired}',
      put: 'columns={wide ? paired : single}',
      says: 'Wide windows have the columns of narrow ones.',
    },
    {
      file: 'features/initiative-list/initiatives-page.tsx',
      find: '{canSendSms(role) && !boards.isPending',
      put: '{!boards.isPending',
      says: 'Everybody is offered the SMS to the winners.',
    },
    {
      file: 'features/initiative-list/initiatives-page.tsx',
      find: '{canExport(role) && (',
      put: '{!canExport(role) && (',
      says: 'The export is offered to those who may not have it.',
    },
    {
      file: 'features/initiative-list/review-button.tsx',
      find: "keys: ['KeyV'],",
      put: "keys: ['KeyB'],",
      says: 'The key B opens the review, not V.',
    },
    {
      file: 'features/initiative-list/views/views.ts',
      find: '{ kept: 30, starred: 4, name: 60 }',
      put: '{ kept: 30, starred: 5, name: 60 }',
      says: 'Five views are starred instead of four.',
    },
    {
      file: 'features/initiative-list/views/view-filters.ts',
      find: 'one.stage === other.stage &&',
      put: '',
      says: 'Views that differ in their stage count as one.',
    },
    {
      file: 'features/initiative-list/views/views-menu.tsx',
      find: "keys: ['Ctrl+KeyD'],",
      put: "keys: ['Ctrl+KeyB'],",
      says: 'Another key saves the filter as a view.',
    },
    {
      file: 'features/initiative-list/winners/api.ts',
      find: 'repeatable: false,',
      put: 'repeatable: true,',
      says: 'The SMS may be sent again by itself.',
    },
    {
      file: 'features/initiative-list/winners/sms-dialog.tsx',
      find: "done: 'Sms yuborildi',",
      put: "done: 'Yuborilmadi',",
      says: 'Success of the SMS is told in the words of failure.',
    },
    {
      file: 'features/initiative-list/winners/sms-dialog.tsx',
      find: "stage: 'WINNER', sub_stage: ALL",
      put: "stage: 'PASSED', sub_stage: ALL",
      says: 'The SMS counts accepted initiatives, not winners.',
    },
    {
      file: 'features/initiative-list/winners/sms-record.ts',
      find: "note('unknown');",
      put: '',
      says: 'An SMS whose outcome is unknown is not remembered.',
    },
    {
      file: 'features/initiative-list/winners/votes-button.tsx',
      find: 'query: { board_id: board }',
      put: 'query: {}',
      says: 'The votes are asked for without a season.',
    },
    {
      file: 'features/initiative-list/winners/sms-dialog.tsx',
      find: '{last && !broken &&',
      put: '{last && broken &&',
      says: 'An earlier SMS is not told before another.',
    },
    {
      file: 'features/initiative-list/winners/sms-record.ts',
      find: "if (totals && outcomeOf(totals) === 'none') restore();",
      put: 'if (totals) restore();',
      says: 'An SMS that was sent is not remembered.',
    },
    {
      file: 'features/initiative-list/views/use-view-actions.ts',
      find: '!had && !mayStar(offered)',
      put: '!mayStar(offered)',
      says: 'None of four starred views can lose its star.',
    },
    {
      file: 'features/initiative-list/views/view-dialog.tsx',
      find: 'wrongName(views, name, view?.id)',
      put: 'wrongName(views, name)',
      says: 'A view that is renamed cannot keep its own name.',
    },
    {
      file: 'domains/initiative/parts/photo-grid.tsx',
      find: 'onIndex(at)',
      put: 'onIndex(0)',
      says: 'Every photo of a row opens the first one.',
    },
    {
      file: 'features/initiative-list/views/view-dialog.tsx',
      find: 'setError(null);',
      put: '',
      says: "The error of a view's name stays while another one is typed.",
    },
    {
      file: 'features/initiative-list/winners/sms-dialog.tsx',
      find: 't("Shu mavsum g\'oliblarining barcha mualliflari SMS oladi.")',
      put: 't("Bu mavsumda g\'olib tashabbus yo\'q.")',
      says: 'Winners that could not be counted are said not to be there.',
    },
  ],
} satisfies Area;
