import type { Area } from '../fault.ts';

export default {
  specs: ['own-desk', 'drafts'],
  faults: [
    {
      file: 'features/desk/use-begun-drafts.tsx',
      find: 'if (!yes) return;',
      put: '',
      says: 'A draft is removed without a yes.',
    },
    {
      file: 'features/desk/use-begun-drafts.tsx',
      find: 'void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });',
      put: '',
      says: 'A removed draft stays on the desk.',
    },
    {
      file: 'features/desk/use-begun-drafts.tsx',
      find: 'state={way.state}',
      put: '',
      says: 'A draft of a dialog opens the list without its dialog.',
    },
    {
      file: 'features/desk/begun-section.tsx',
      find: 'const SHOWN = 8;',
      put: 'const SHOWN = 80;',
      says: 'Every unfinished piece of work is shown at once.',
    },
    {
      file: 'features/desk/desk-page.tsx',
      find: "keys: ['KeyK', 'ArrowUp'],",
      put: "keys: ['KeyH', 'ArrowUp'],",
      says: 'Another key goes to the row above.',
    },
    {
      file: 'features/desk/use-begun-downloads.tsx',
      find: '(receivedBytes / totalBytes) * 100',
      put: '(totalBytes / receivedBytes) * 100',
      says: 'A download of a quarter is told as 400 %.',
    },
    {
      file: 'features/desk/use-begun-downloads.tsx',
      find: "state === 'interrupted'",
      put: "state !== 'interrupted'",
      says: 'Downloads that go on are offered to be continued.',
    },
    {
      file: 'app/desk/desk-page.tsx',
      find: 'districts.rows.filter(hasNoFile).length',
      put: 'districts.rows.length',
      says: 'Every district is counted as one without a protocol.',
    },
    {
      file: 'app/desk/draft-ways.ts',
      find: "deny: 'Rad etish',",
      put: "deny: 'Tahrirlash',",
      says: 'A denial that was begun is called an edit.',
    },
    {
      file: 'features/desk/use-begun-drafts.tsx',
      find: 'whenOf(draft.savedAt, Date.now(), translation)',
      put: 'whenOf(Date.now(), Date.now(), translation)',
      says: 'Every draft is said to have been left just now.',
    },
  ],
} satisfies Area;
