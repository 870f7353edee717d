import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/secret-keys/secret-keys-page.tsx',
      find: 'secretKeys.list({ ...list.paging, board_id: board })',
      put: 'secretKeys.list({ ...list.paging })',
      says: 'The filter by season is not sent.',
    },
    {
      file: 'features/secret-keys/secret-keys-page.tsx',
      find: 'boards={schoolBoardsQuery} value={board}',
      put: 'value={board}',
      says: 'The seasons of the other programme are offered.',
    },
    {
      file: 'features/secret-keys/secret-keys-page.tsx',
      find: 'query: { board_id: board }',
      put: 'query: {}',
      says: 'The export takes the keys of every season.',
    },
    {
      file: 'features/secret-keys/secret-keys-page.tsx',
      find: 'changes={secretKeys}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/secret-keys/secret-key-page.tsx',
      find: "status === 409 ? 'secret' : undefined",
      put: "status === 409 ? 'board_id' : undefined",
      says: 'A key that is taken is told at the season.',
    },
    {
      file: 'features/secret-keys/secret-keys-page.tsx',
      find: 'board === null ? ',
      put: 'board !== null ? ',
      says: 'Without a key, the list of all says that the filter found none.',
    },
  ],
} satisfies Area;
