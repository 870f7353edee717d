import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/indicator-organizations/indicator-organizations-page.tsx',
      find: "column.accessor('inn', {",
      put: "column.accessor('asbo_id', {",
      says: 'The ASBO number stands under the heading of the tax number.',
    },
    {
      file: 'features/indicator-organizations/indicator-organizations-page.tsx',
      find: "? tag(t('Arxiv'), {",
      put: "? tag(t('Arxiv emas'), {",
      says: 'An archived organization is told as not archived.',
    },
    {
      file: 'features/indicator-organizations/indicator-organization-page.tsx',
      find: '{...field(\'is_active\')} value="" checked={values.is_active}',
      put: '{...field(\'is_archive\')} value="" checked={values.is_archive}',
      says: 'The box "Aktiv" changes the archive.',
    },
  ],
} satisfies Area;
