import type { Area } from '../fault.ts';

export default {
  specs: ['trees', 'expenses'],
  faults: [
    {
      file: 'features/indicator-trees/indicator-list.tsx',
      find: 'const DECIMALS = 6;',
      put: 'const DECIMALS = 2;',
      says: 'Amounts are rounded to two decimals.',
    },
    {
      file: 'features/indicator-trees/indicator-list.tsx',
      find: 'crud.list({ [of.nodeKey]: node, ...list.paging })',
      put: 'crud.list({ ...list.paging })',
      says: 'Indicators of every line are shown.',
    },
    {
      file: 'features/indicator-trees/indicator-dialog.tsx',
      find: 'draftOf: `new-${node}`,',
      put: "draftOf: 'new',",
      says: 'A draft is offered under another line of the tree.',
    },
    {
      file: 'features/indicator-trees/trees.ts',
      find: "nodeKey: 'expence_id',",
      put: "nodeKey: 'economic_classification_id',",
      says: 'Indicators of expenses go out under the key of classifications.',
    },
    {
      file: 'features/indicator-trees/pages.tsx',
      find: 'tree={classifications.tree} root={classifications.root}',
      put: 'tree={classifications.tree} root={expenses.root}',
      says: 'A new classification lies below the expenses.',
    },
  ],
} satisfies Area;
