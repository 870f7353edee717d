import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/suggestions/suggestions-page.tsx',
      find: 'suggestions.list(list.paging)',
      put: 'suggestions.list({ ...list.paging, offset: 0 })',
      says: 'Only the first page of suggestions is shown.',
    },
    {
      file: 'features/suggestions/suggestion.ts',
      find: "VOTE: 'Ovoz berish',",
      put: 'VOTE: "G\'oliblar",',
      says: 'Two types of suggestions have the same name.',
    },
  ],
} satisfies Area;
