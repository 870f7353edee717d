import type { Area } from '../fault.ts';

export default {
  specs: ['shell', 'updates', 'downloads'],
  faults: [
    {
      file: 'app/shell/downloads/download-row.tsx',
      find: 'bridge.downloads.showInFolder({ id })',
      put: 'bridge.downloads.open({ id })',
      says: 'The button of the folder opens the file.',
    },
    {
      file: 'app/updates/update-body.tsx',
      find: 't(PROBLEMS[state.problem])',
      put: 't(PROBLEMS.other)',
      says: 'Why an update failed is not told.',
    },
    {
      file: 'app/shell/header/user-menu.tsx',
      find: 'area ? `${role} · ${tr(area)}` : role',
      put: 'role',
      says: 'The header does not say the place of the person.',
    },
    {
      file: 'kit/use-go-back.ts',
      find: "key === 'default' ? navigate(first, { replace: true }) : navigate(-1)",
      put: 'navigate(-1)',
      says: 'A form that was opened by its address leads back to another page.',
    },
  ],
} satisfies Area;
