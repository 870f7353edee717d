import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/ministry-execution/executions-page.tsx',
      find: 'changes={executions}',
      put: 'changes={null}',
      says: 'The list is not read again after the import.',
    },
    {
      file: 'features/ministry-execution/executions-page.tsx',
      find: '<DateField label="Sana" {...field(\'date\')} />',
      put: '<DateField label="Sana" {...field(\'title\')} />',
      says: "The date's field is that of the name.",
    },
    {
      file: 'features/ministry-execution/economy.ts',
      find: 'fields: { ...fields, ...(date && { date }) },',
      put: 'fields,',
      says: 'The date of an import is not sent.',
    },
    {
      file: 'features/ministry-execution/executions-page.tsx',
      find: "amount('plan', t('Reja')),",
      put: "amount('executed', t('Reja')),",
      says: 'The execution stands under the heading of the plan.',
    },
    {
      file: 'features/ministry-execution/executions-page.tsx',
      find: "figurePair(String(original.quarter ?? '—'), String(original.year ?? '—'))",
      put: "figurePair(String(original.year ?? '—'), String(original.quarter ?? '—'))",
      says: 'Quarter and year are exchanged.',
    },
    {
      file: 'features/ministry-execution/execution-page.tsx',
      find: "label={t('Farq')} {...field('difference')}",
      put: "label={t('Farq')} {...field('plan')}",
      says: 'The field of the difference shows the plan.',
    },
  ],
} satisfies Area;
