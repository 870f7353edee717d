import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/reports/quarter-payments-page.tsx',
      find: 'query: { fin_year: year },',
      put: 'query: { year },',
      says: 'The year goes out under another name.',
    },
    {
      file: 'features/reports/chronology-page.tsx',
      find: '{canUpdateChronology(role) && <UpdateButton />}',
      put: '{<UpdateButton />}',
      says: 'Everybody may update the chronology.',
    },
    {
      file: 'features/reports/chronology-page.tsx',
      find: 'broken: "Aloqa uzilib qoldi: yuklash boshlangan bo\'lishi ham mumkin.",',
      put: '',
      says: 'A lost answer is told as a failure.',
    },
    {
      file: 'features/reports/payment-years.ts',
      find: 'const FIRST_YEAR = 2024;',
      put: 'const FIRST_YEAR = 2023;',
      says: 'A year before the first is offered.',
    },
    {
      file: 'features/reports/access.ts',
      find: "export const canAddSavings = (role: Role): boolean => role === 'admin';",
      put: "export const canAddSavings = (role: Role): boolean => role !== 'admin';",
      says: 'Savings can be added by all but the administrator.',
    },
    {
      file: 'features/reports/chronology-page.tsx',
      find: "server: 'instead',",
      put: "server: 'below',",
      says: 'What the platform says of a failed update stands below our words.',
    },
    {
      file: 'features/reports/chronology-page.tsx',
      find: "failed: 'Yuklanmadi',",
      put: "failed: 'Yuklandi',",
      says: 'What was not loaded is labelled as loaded.',
    },
  ],
} satisfies Area;
