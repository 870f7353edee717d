import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/school-boards/school-board-page.tsx',
      find: "['accepting_start', 'Qabul qilish boshlanishi'],",
      put: "['accepting_start', 'Moderatsiya boshlanishi'],",
      says: 'A date of acceptance has the label of moderation.',
    },
    {
      file: 'features/school-boards/school-board-page.tsx',
      find: "label={t('Budjet summasi')} {...field('budget')}",
      put: "label={t('Budjet summasi')} {...field('initiatives_max_amount')}",
      says: 'The field of the budget shows the largest amount.',
    },
    {
      file: 'features/school-boards/budget-info.tsx',
      find: 'changes={schoolBoards}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/school-boards/columns.tsx',
      find: 'figurePair(formatMoney(original.budget), formatMoney(original.initiatives_max_amount))',
      put: 'figurePair(formatMoney(original.initiatives_max_amount), formatMoney(original.budget))',
      says: 'Budget and largest amount are exchanged.',
    },
    {
      file: 'features/school-boards/columns.tsx',
      find: 'const names = [`${phase}_start`, `${phase}_end`] as const;',
      put: 'const names = [`${phase}_end`, `${phase}_start`] as const;',
      says: 'Begin and end of a phase are exchanged.',
    },
    {
      file: 'features/school-boards/api.ts',
      find: '`${schoolBoards.path}/${id}/budget-info/excel`',
      put: '`${schoolBoards.path}/${id}/excel`',
      says: 'Information on the budget goes to another address.',
    },
    {
      file: 'features/school-boards/budget-info.tsx',
      find: '`school-budget-info/${id}`',
      put: "'school-budget-info'",
      says: 'A budget that was chosen for one season is in the dialog of another.',
    },
  ],
} satisfies Area;
