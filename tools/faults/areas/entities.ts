import type { Area } from '../fault.ts';

export default {
  specs: ['kindergartens', 'population', 'quarters', 'school-initiatives', 'products'],
  faults: [
    {
      file: 'entities/boards.ts',
      find: 'always: { limit: 1000, offset: 0, status: 1 },',
      put: 'always: { limit: 15, offset: 0, status: 1 },',
      says: 'Only fifteen seasons of the school are offered.',
    },
    {
      file: 'entities/schools.ts',
      find: 'const ALL = { limit: 1000, offset: 0 };',
      put: 'const ALL = { limit: 100, offset: 0 };',
      says: 'Only a hundred schools and students are offered.',
    },
    {
      file: 'entities/school-categories.ts',
      find: 'categories(1000);',
      put: 'categories(15);',
      says: 'Only fifteen categories are offered.',
    },
    {
      file: 'entities/school-categories.ts',
      find: 'categories(10_000);',
      put: 'categories(1000);',
      says: 'The dialog of a category asks for as few as the others.',
    },
    {
      file: 'entities/place-cascade.ts',
      find: "region_id: ['district_id'],",
      put: 'region_id: [],',
      says: 'Another region keeps the district.',
    },
    {
      file: 'entities/place-cascade.ts',
      find: "'quarter_id',",
      put: '',
      says: 'Another district keeps the quarter.',
    },
    {
      file: 'entities/place-filter.tsx',
      find: 'onChange({ region: id, district: null })',
      put: 'onChange({ region: id, district })',
      says: 'Another region keeps the district in every filter.',
    },
    {
      file: 'entities/place-scope.ts',
      find: 'district_id: may.district ? district : (district_id ?? null),',
      put: 'district_id: district,',
      says: 'A person of a district sees every district.',
    },
    {
      file: 'entities/quarters.ts',
      find: "status === 'ACTIVE' || id === own",
      put: "status === 'ACTIVE'",
      says: "A record's own archived quarter is not offered.",
    },
    {
      file: 'entities/organizations.ts',
      find: 'needsAll: true,',
      put: 'needsAll: false,',
      says: 'Organizations are asked for without a district.',
    },
    {
      file: 'entities/lookup.ts',
      find: 'district: "Tumanlar yuklanmadi. Qayta urinib ko\'ring",',
      put: 'district: "Viloyatlar yuklanmadi. Qayta urinib ko\'ring",',
      says: 'Districts that failed are told as regions.',
    },
    {
      file: 'entities/lookup.ts',
      find: "BOARDS_FAILED = 'Doskalar yuklanmadi!'",
      put: "BOARDS_FAILED = 'Maktablar yuklanmadi'",
      says: 'Seasons that failed are told as schools.',
    },
    {
      file: 'entities/requested-amount.tsx',
      find: 'formatMoney(requested)',
      put: 'formatMoney(amount)',
      says: 'The entered amount is told as the requested one.',
    },
    {
      file: 'entities/review-window.ts',
      find: 'daysLeft: end - today, share',
      put: 'daysLeft: end - today + 1, share',
      says: "The review has a day more than the document's.",
    },
    {
      file: 'entities/use-import-board.tsx',
      find: 'fields: { board_id: String(board) }',
      put: 'fields: { board: String(board) }',
      says: 'The season of an import goes out under another name.',
    },
    {
      file: 'entities/import-lists.ts',
      find: "title: 'JSHSHIR', also: ['PINFL'], digits: [14, 14]",
      put: "title: 'JSHSHIR', also: ['PINFL'], digits: [13, 14]",
      says: 'A personal number of thirteen digits is not doubted.',
    },
    {
      file: 'entities/moderation-protocol.ts',
      find: 'const query = { board_id, district_id };',
      put: 'const query = { board_id, district_id: board_id };',
      says: 'The protocol of another district is read.',
    },
  ],
} satisfies Area;
