import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/moderation-results/result-page.tsx',
      find: 'own.region_id !== null && own.district_id !== null;',
      put: 'own.region_id !== null || own.district_id !== null || me.district_id == null;',
      says: 'A profile without district locks both places: the form can never be sent.',
    },
    {
      file: 'features/moderation-results/result-page.tsx',
      find: 'if (id === null) notices.warn(UNNUMBERED);',
      put: 'if (id === null) notices.success(UNNUMBERED);',
      says: 'A result without a number is told as a success.',
    },
    {
      file: 'features/moderation-results/access.ts',
      find: "role === 'admin'",
      put: "role !== 'admin'",
      says: 'The administrator may not choose the place.',
    },
    {
      file: 'features/moderation-results/saved-results.ts',
      find: 'const MOST = 50;',
      put: 'const MOST = 3;',
      says: 'Only three saved results are remembered.',
    },
    {
      file: 'features/moderation-results/replace-result.tsx',
      find: '`№ ${id}`,',
      put: '`№ ${board}`,',
      says: 'A saved result shows the number of its season.',
    },
  ],
} satisfies Area;
